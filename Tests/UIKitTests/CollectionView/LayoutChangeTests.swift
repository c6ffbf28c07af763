import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("A change of layout, animated")
  struct LayoutChangeTests {
    private let seconds = TestSeconds()
    private let source = PlainSource([25])
    private let view: UICollectionView
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()

    /// Five columns of 20 points, or two of 50, in 100 × 100.
    init() {
      for (layout, side) in [(small, 20), (large, 50)] {
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
      }
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: small)
      view.register(TransitionCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> TransitionCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? TransitionCell
    }

    /// Where a cell is seen, from the upper left corner of the view.
    private func seen(_ cell: UIView) -> CGPoint {
      let shown = (cell.layer.presentation() ?? cell.layer).position
      let origin = (view.layer.presentation() ?? view.layer).bounds.origin
      return CGPoint(x: shown.x - origin.x, y: shown.y - origin.y)
    }

    private func change(to layout: UICollectionViewLayout, completion: ((Bool) -> Void)? = nil) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.setCollectionViewLayout(layout, animated: true, completion: completion)
      }
    }

    /// Item 12 is in the middle, (50, 50). Of the large items it is the left one of row 6, in the middle when the
    /// offset is 6 · 50 + 25 − 50 = 275; then rows 5½ to 7½ are seen, items 10 to 15.
    @Test("cells seen before and after move, and the item in the middle stays in sight")
    func survivors() throws {
      let cells = try (0..<25).map { try #require(cell($0)) }
      var finished: [Bool] = []
      seconds.tick(0)
      change(to: large) { finished.append($0) }
      #expect(view.contentOffset == CGPoint(x: 0, y: 275))
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [10, 11, 12, 13, 14, 15])
      seconds.tick(0)
      // Before: column · 20 + 10. After: 25 or 75, and row · 50 + 25 − 275.
      let places: [(item: Int, before: CGPoint, after: CGPoint)] = [
        (10, CGPoint(x: 10, y: 50), CGPoint(x: 25, y: 0)), (11, CGPoint(x: 30, y: 50), CGPoint(x: 75, y: 0)),
        (12, CGPoint(x: 50, y: 50), CGPoint(x: 25, y: 50)),
        (15, CGPoint(x: 10, y: 70), CGPoint(x: 75, y: 100)),
        // No longer seen afterwards, and on the way there: item 0 to (25, 25 − 275), item 24 to (25, 625 − 275).
        (0, CGPoint(x: 10, y: 10), CGPoint(x: 25, y: -250)),
        (24, CGPoint(x: 90, y: 90), CGPoint(x: 25, y: 350)),
      ]
      for (item, before, _) in places {
        #expect(
          seen(cells[item]) == before && cells[item].superview === view,
          "layout layoutAttributesForItem \(item)")
      }
      seconds.tick(0.25)
      for (item, before, after) in places {
        let now = seen(cells[item])
        #expect(
          abs(now.x - (before.x * 0.75 + after.x * 0.25)) < 1e-9, "layout layoutAttributesForItem \(item)")
        #expect(
          abs(now.y - (before.y * 0.75 + after.y * 0.25)) < 1e-9, "layout layoutAttributesForItem \(item)")
      }
      #expect(finished.isEmpty)
      seconds.tick(1)
      #expect(finished == [true])
      for (item, _, after) in places where item >= 10 && item <= 15 {
        #expect(seen(cells[item]) == after)
        #expect(cell(item) === cells[item], "the same cell shows the item")
      }
      #expect(cells[0].superview == nil && cells[24].superview == nil)
      #expect(cells.allSatisfy { $0.transitions == ["will", "did"] })
    }

    @Test("a cell that only the new layout shows comes from where the old one has it")
    func arrivals() throws {
      change(to: large)
      seconds.tick(1)
      // 12 in the middle of the large items: back among the small ones all 25 are seen.
      change(to: small)
      seconds.tick(1)
      let newcomer = try #require(cell(0))
      // Among the large items 0 stood at (25, 25), seen from 275: −250. It goes to (10, 10).
      #expect(seen(newcomer) == CGPoint(x: 25, y: -250))
      seconds.tick(1.5)
      #expect(seen(newcomer) == CGPoint(x: 17.5, y: -120))
      seconds.tick(2)
      #expect(seen(newcomer) == CGPoint(x: 10, y: 10))
    }

    @Test("a change that is turned back goes on from what is seen, with the same cells")
    func interrupted() throws {
      let cells = try (0..<25).map { try #require(cell($0)) }
      var finished: [Bool] = []
      seconds.tick(0)
      change(to: large)
      seconds.tick(0)
      seconds.tick(0.5)
      let before = cells.map { seen($0) }
      change(to: small) { finished.append($0) }
      seconds.tick(0.5)
      for (index, cell) in cells.enumerated() {
        let (now, then) = (seen(cell), before[index])
        #expect(
          abs(now.x - then.x) < 1e-9 && abs(now.y - then.y) < 1e-9, "layout layoutAttributesForItem \(index)")
      }
      seconds.tick(3)
      #expect(finished == [true])
      #expect((0..<25).allSatisfy { cell($0) === cells[$0] })
      #expect(view.visibleCells.count == 25 && view.subviews.filter { $0 is TransitionCell }.count == 25)
      #expect(seen(cells[12]) == CGPoint(x: 50, y: 50))
    }

    @Test("both layouts are called before and after attributes are gathered; the old one releases the view")
    func calls() {
      change(to: large)
      #expect(small.collectionView == nil && large.collectionView === view)
      seconds.tick(2)
    }

    @Test("reloading in the middle leaves nothing behind")
    func reloadInside() {
      change(to: large)
      seconds.tick(0.5)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.subviews.filter { $0 is TransitionCell }.count == view.visibleCells.count)
      seconds.tick(2)
      #expect(view.subviews.filter { $0 is TransitionCell }.count == view.visibleCells.count)
    }

    @Test("without animation all is there at once, and the completion is called")
    func unanimated() throws {
      var finished: [Bool] = []
      let first = try #require(cell(0))
      view.setCollectionViewLayout(large, animated: false) { finished.append($0) }
      #expect(finished == [true])
      #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 50) && first.layer.presentation() == nil)
    }

    // MARK: - By hand

    @Test("an interactive transition shows what lies between, back and forth, and finishes from there")
    func interactive() throws {
      var ends: [[Bool]] = []
      let cells = try (0..<25).map { try #require(cell($0)) }
      let transition = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
      #expect(view.collectionViewLayout === transition && transition.transitionProgress == 0)
      #expect(transition.currentLayout === small && transition.nextLayout === large)
      view.layoutIfNeeded()
      #expect(seen(cells[11]) == CGPoint(x: 30, y: 50))
      for progress in [0.5, 0.2, 0.8] {
        transition.transitionProgress = progress
        transition.invalidateLayout()
        view.layoutIfNeeded()
        // (30, 50) to (75, 0); the offset from 0 to 275.
        let now = seen(cells[11])
        #expect(abs(now.x - (30 + 45 * progress)) < 1e-9 && abs(now.y - (50 - 50 * progress)) < 1e-9)
        #expect(abs(view.contentOffset.y - 275 * progress) < 1e-9)
        #expect(abs(cells[11].bounds.width - (20 + 30 * progress)) < 1e-9)
      }
      seconds.tick(0)
      view.finishInteractiveTransition()
      #expect(view.collectionViewLayout === large && ends.isEmpty)
      seconds.tick(0)
      let now = seen(cells[11])
      #expect(abs(now.x - 66) < 1e-9 && abs(now.y - 10) < 1e-9, "it goes on from there")
      seconds.tick(1)
      #expect(ends == [[true, true]])
      #expect(seen(cells[11]) == CGPoint(x: 75, y: 0))
      #expect(view.contentOffset == CGPoint(x: 0, y: 275))
      #expect(small.collectionView == nil && transition.collectionView == nil)
    }

    @Test("cancelled, it goes back, and everything is where it was")
    func cancelled() throws {
      var ends: [[Bool]] = []
      let transition = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
      transition.transitionProgress = 0.7
      transition.invalidateLayout()
      view.layoutIfNeeded()
      seconds.tick(0)
      view.cancelInteractiveTransition()
      seconds.tick(0)
      seconds.tick(1)
      #expect(ends == [[true, false]])
      #expect(view.collectionViewLayout === small && view.contentOffset == .zero)
      #expect(
        try (0..<25).allSatisfy { item in
          try seen(#require(cell(item))) == CGPoint(x: item % 5 * 20 + 10, y: item / 5 * 20 + 10)
        })
      #expect(large.collectionView == nil)
    }

    /// Half-way between 0 and 275; after 20 points of scrolling, between 20 and 295.
    @Test("a scroll in an interactive transition moves both layouts along")
    func scrolledTransition() {
      let transition = view.startInteractiveTransition(to: large, completion: nil)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 137.5)
      view.contentOffset.y += 20
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 157.5)
      UIView.performWithoutAnimation { view.finishInteractiveTransition() }
      #expect(view.contentOffset.y == 295)
    }

    @Test("a layout that becomes stale in an interactive transition is prepared again, and no other")
    func staleInTransition() {
      let rows = ScriptedLayout()
      let transition = view.startInteractiveTransition(to: rows, completion: nil)
      transition.transitionProgress = 1
      transition.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell(12)?.bounds.height == 100)
      let prepares = rows.prepares
      transition.invalidateLayout()
      view.layoutIfNeeded()
      #expect(rows.prepares == prepares)
      rows.rowHeight = 110
      rows.invalidateLayout()
      view.layoutIfNeeded()
      #expect(rows.prepares == prepares + 1)
      #expect(cell(11)?.bounds.height == 110)
      UIView.performWithoutAnimation { view.cancelInteractiveTransition() }
    }

    @Test("another layout ends an interactive transition where it began, and reports that")
    func abandonedTransition() {
      var ends: [[Bool]] = []
      let transition = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
      let other = UICollectionViewFlowLayout()
      view.setCollectionViewLayout(other, animated: false)
      #expect(ends == [[true, false]] && view.collectionViewLayout === other)
      for layout in [transition, small, large] { #expect(layout.collectionView == nil) }
    }

    @Test("a decoration view is its layout's own: the next layout's is another")
    func decorations() {
      final class Old: UICollectionReusableView {}
      final class New: UICollectionReusableView {}
      let layouts = [Old.self, New.self].map { viewClass in
        let layout = FixedLayout()
        layout.register(viewClass, forDecorationViewOfKind: "shelf")
        let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: [0, 0])
        shelf.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layout.elements = [shelf]
        return layout
      }
      view.setCollectionViewLayout(layouts[0], animated: false)
      #expect(view.subviews.contains { $0 is Old })
      seconds.tick(0)
      change(to: layouts[1])
      seconds.tick(0)
      #expect(view.subviews.contains { $0 is New } && view.subviews.contains { $0 is Old })
      seconds.tick(1)
      #expect(view.subviews.contains { $0 is New } && !view.subviews.contains { $0 is Old })
    }

    /// Item 3 is the right one of the large row 1, in the middle when the offset is 50 + 25 − 50.
    @Test("the item in focus stays in sight, rather than the one in the middle")
    func focus() {
      view.itemFocus.follow([0, 3])
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      seconds.tick(0)
      change(to: large)
      #expect(view.contentOffset.y == 25)
      seconds.tick(0)
      seconds.tick(1)
    }

    @Test("values for keys are kept")
    func values() {
      let transition = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
      #expect(transition.value(forAnimatedKey: "blur") == 0)
      transition.updateValue(3, forAnimatedKey: "blur")
      #expect(transition.value(forAnimatedKey: "blur") == 3)
      transition.transitionProgress = .nan
      #expect(transition.transitionProgress == 0)
    }
  }

  /// Records the calls for a change of layout.
  final class TransitionCell: UICollectionViewCell {
    private(set) var transitions: [String] = []

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
      super.willTransition(from: oldLayout, to: newLayout)
      transitions.append("will")
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
      super.didTransition(from: oldLayout, to: newLayout)
      transitions.append("did")
    }
  }
}
