import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// Behaviour.md 1.11: rows of 100 points, of which 250 points are seen, in layouts that answer for rectangles only.
  @MainActor
  @Suite("§1.11 Attributes a layout has returned for a rectangle answer questions about single elements")
  struct KnownAttributesTests {
    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
    }

    private let stage: Stage
    private let view: UICollectionView
    private let source = RowSource()
    private var seconds: TestSeconds { stage.seconds }
    private let header = UICollectionView.elementKindSectionHeader

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 250), collectionViewLayout: RectLayout())
      view.isPrefetchingEnabled = false
      source.attach(to: view)
      stage = Stage(view)
    }

    private func show<Layout: RectLayout>(_ layout: Layout) -> Layout {
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      return layout
    }

    private func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: [0, item])?.frame }

    private func row(_ row: Int) -> CGRect { CGRect(x: 0, y: CGFloat(row) * 100, width: 200, height: 100) }

    private func insert(at item: Int) {
      view.performBatchUpdates {
        source.numbers.insert(100 + item, at: item)
        view.insertItems(at: [[0, item]])
      }
    }

    // MARK: - Questions

    @Test("rows on screen are known, others are not")
    func items() {
      _ = show(RectLayout())
      #expect((0..<4).map(frame) == [row(0), row(1), row(2), nil])
      view.contentOffset.y = 150
      #expect(frame(2) == row(2), "nothing has invalidated it")
      view.layoutIfNeeded()
      // Now rows 1 to 3 are on screen, and these answers are the latest.
      #expect((0..<5).map(frame) == [nil, row(1), row(2), row(3), nil])
    }

    @Test("the layout is asked individually for elements that no rectangle query returned")
    func unknown() {
      let layout = show(TellTaleLayout())
      #expect(frame(1) == row(1))
      #expect(layout.takeAsked() == [])
      #expect(frame(9) == TellTaleLayout.elsewhere)
      #expect(layout.takeAsked() == ["item 0.9"])
    }

    @Test("supplementary views are known too")
    func supplementaryViews() {
      let layout = TellTaleLayout()
      layout.hasHeader = true
      _ = show(layout)
      let attributes = view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])
      #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
      #expect(layout.takeAsked() == [])
      _ = view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 7])
      #expect(layout.takeAsked() == ["supplementary 0.7"])
    }

    @Test("what the app does to the answer changes nothing")
    func copies() throws {
      _ = show(RectLayout())
      let attributes = try #require(view.layoutAttributesForItem(at: [0, 1]))
      attributes.frame.origin.y = 5000
      attributes.alpha = 0
      #expect(frame(1) == row(1))
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: [0, 1])?.frame == row(1))
    }

    @Test("mirrored content: the answer is mirrored like the cell")
    func mirrored() {
      view.semanticContentAttribute = .forceRightToLeft
      let layout = RectLayout()
      layout.flips = true
      _ = show(layout)
      // 200 − 0 − 100.
      #expect(frame(1) == CGRect(x: 100, y: 100, width: 100, height: 100))
      #expect(view.cellForItem(at: [0, 1])?.frame == frame(1))
    }

    // MARK: - Invalidation

    @Test("an invalidation forgets everything; the next pass knows it again")
    func invalidation() {
      let layout = show(TellTaleLayout())
      layout.invalidateLayout()
      #expect(frame(1) == TellTaleLayout.elsewhere)
      view.layoutIfNeeded()
      #expect(frame(1) == row(1))
      view.reloadData()
      #expect(frame(1) == TellTaleLayout.elsewhere)
    }

    @Test("a layout that is invalidated by scrolling is asked again")
    func offsetDependent() {
      let layout = TellTaleLayout()
      layout.invalidatesOnBoundsChange = true
      _ = show(layout)
      view.contentOffset.y = 50
      #expect(frame(1) == TellTaleLayout.elsewhere)
      view.layoutIfNeeded()
      #expect(frame(1) == row(1))
    }

    @Test("a context that names items forgets these, and of the others the layout's latest answer holds")
    func namedItems() {
      let layout = show(TellTaleLayout())
      layout.rowHeight = 80
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      layout.invalidateLayout(with: context)
      #expect(frame(1) == TellTaleLayout.elsewhere)
      #expect(layout.takeAsked() == ["item 0.1"])
      #expect(frame(2) == CGRect(x: 0, y: 160, width: 200, height: 80))
      #expect(layout.takeAsked() == [])
    }

    @Test("a layout that names what a scroll concerns keeps the rest")
    func namedByScrolling() {
      let layout = TellTaleLayout()
      layout.namedOnBoundsChange = [[0, 0]]
      _ = show(layout)
      view.contentOffset.y = 50
      #expect(frame(0) == TellTaleLayout.elsewhere)
      #expect(frame(1) == row(1))
      #expect(layout.takeAsked() == ["item 0.0"])
    }

    @Test("§16.9 items of a section that is scrolled by itself stand elsewhere at once")
    func orthogonalScrolling() {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let layout = UICollectionViewCompositionalLayout(section: section)
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      #expect(frame(1) == CGRect(x: 100, y: 0, width: 100, height: 100))
      layout.section(0, didScrollTo: CGPoint(x: 30, y: 0))
      #expect(frame(1) == CGRect(x: 70, y: 0, width: 100, height: 100))
    }

    @Test("no more is kept than the latest answers")
    func memory() {
      let layout = show(RectLayout())
      for y in stride(from: CGFloat(0), through: 3700, by: 50) {
        view.contentOffset.y = y
        view.layoutIfNeeded()
        // Three or four rows are on screen.
        #expect(layout.keptAttributes <= 4)
      }
    }

    // MARK: - Scrolling and keys

    @Test("§8.1 scrolling to an item that is partly on screen")
    func scrollingToVisibleItem() {
      _ = show(RectLayout())
      // Row 2 ends at 300, the view at 250.
      view.scrollToItem(at: [0, 2], at: .bottom, animated: false)
      #expect(view.contentOffset.y == 50)
      view.layoutIfNeeded()
      view.scrollToItem(at: [0, 1], at: .top, animated: false)
      #expect(view.contentOffset.y == 100)
    }

    @Test("§8.1 scrolling to an item that the layout was asked for because it may be needed soon")
    func scrollingToPrefetchedItem() {
      let prefetcher = Prefetcher()
      view.isPrefetchingEnabled = true
      view.prefetchDataSource = prefetcher
      _ = show(RectLayout())
      // One and a half screens ahead end at 250 + 375 = 625, in row 6.
      #expect(frame(6) == row(6))
      #expect(frame(7) == nil)
      view.scrollToItem(at: [0, 6], at: .bottom, animated: false)
      #expect(view.contentOffset.y == 450)
    }

    @Test("an arrow key leads to an item below the screen, and scrolls there")
    func keys() {
      view.becomeFirstResponder()
      _ = show(RectLayout())
      let keys = stage.keys
      // 0 is the first seen whole; then 1, and 2, which is half on screen.
      for _ in 0..<3 { keys.press(.downArrow) }
      keys.wait(1)
      #expect(view.contentOffset.y == 50)
      keys.press(.downArrow)
      keys.wait(1)
      #expect(view.itemFocus.item == [0, 3])
      #expect(view.contentOffset.y == 150)
    }

    // MARK: - Movement by hand

    @Test("14: a lifted item keeps its size, where it is held")
    func lifting() throws {
      _ = show(RectLayout())
      let cell = try #require(view.cellForItem(at: [0, 1]))
      let neighbour = try #require(view.cellForItem(at: [0, 0]))
      seconds.tick(0)
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      #expect(cell.frame == row(1))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 70))
      #expect(cell.bounds.size == CGSize(width: 200, height: 100))
      #expect(cell.center == CGPoint(x: 90, y: 70))
      // Row 0 has made room, and its size is as it was.
      #expect(view.cellForItem(at: [0, 1]) === neighbour && neighbour.frame == row(1))
      view.layoutIfNeeded()
      #expect(cell.center == CGPoint(x: 90, y: 70))
      view.endInteractiveMovement()
      #expect(cell.frame == row(0))
    }

    @Test("14: a lifted item keeps its size when scrolling invalidates the layout")
    func liftingInScrolledContent() throws {
      let layout = RectLayout()
      layout.invalidatesOnBoundsChange = true
      _ = show(layout)
      let cell = try #require(view.cellForItem(at: [0, 1]))
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      view.contentOffset.y = 30
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 170))
      #expect(cell.bounds.size == CGSize(width: 200, height: 100))
      #expect(cell.center == CGPoint(x: 100, y: 170))
    }

    // MARK: - Updates

    @Test("§3.10 a new item fades in at its place")
    func insertion() throws {
      _ = show(RectLayout())
      seconds.tick(0)
      insert(at: 1)
      let new = try #require(view.cellForItem(at: [0, 1]))
      seconds.tick(0)
      #expect(new.layer.displayed.opacity == 0 && new.layer.displayed.position.y == 150)
      // Half the time is half the way.
      seconds.tick(0.15)
      #expect(abs(new.layer.displayed.opacity - 0.5) < 1e-4)
      #expect(new.alpha == 1)
    }

    @Test("§3.11 a new decoration view and a new header fade in")
    func newViews() throws {
      let layout = RectLayout()
      _ = show(layout)
      seconds.tick(0)
      view.performBatchUpdates {
        layout.hasHeader = true
        source.numbers.insert(100, at: 1)
        view.insertItems(at: [[0, 1]])
      }
      let header = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
      let ground = try #require(view.subviews.first { $0.frame.minY == 20 && $0.bounds.height > 1000 })
      seconds.tick(0)
      #expect(header.layer.displayed.opacity == 0)
      #expect(ground.layer.displayed.opacity == 0)
      seconds.tick(1)
      #expect(header.layer.displayed.opacity == 1)
    }

    @Test("§3.10 a deleted item fades out where it was; one that is pushed off screen goes to its new place")
    func deletion() throws {
      let layout = RectLayout()
      // Two rows more than are seen are returned.
      layout.margin = 150
      _ = show(layout)
      let (gone, pushed) = (
        try #require(view.cellForItem(at: [0, 0])), try #require(view.cellForItem(at: [0, 2]))
      )
      seconds.tick(0)
      view.performBatchUpdates {
        source.numbers.remove(at: 0)
        source.numbers.insert(contentsOf: [100, 101], at: 0)
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 0], [0, 1]])
      }
      seconds.tick(0)
      seconds.tick(0.15)
      #expect(abs(gone.layer.displayed.opacity - 0.5) < 1e-4 && gone.layer.displayed.position.y == 50)
      // Row 2 is row 3 now, which begins at 300, below the screen: half-way from 250 to 350.
      #expect(abs(pushed.layer.displayed.position.y - 300) < 1e-3)
      #expect(pushed.layer.displayed.opacity == 1)
    }

    @Test("§4.2 an element that only one of two layouts shows moves from, and to, where the other has it")
    func layoutChange() throws {
      let rows = RectLayout()
      rows.margin = 150
      _ = show(rows)
      let low = RectLayout()
      low.rowHeight = 60
      low.margin = 150
      seconds.tick(0)
      view.setCollectionViewLayout(low, animated: true)
      // Row 3, of which the old layout has returned that it begins at 300, is at 180…240 now.
      let coming = try #require(view.cellForItem(at: [0, 3]))
      seconds.tick(0)
      #expect(coming.layer.displayed.position.y == 350 && coming.layer.displayed.opacity == 1)
      seconds.tick(1)
      #expect(coming.layer.displayed.position.y == 210)
      view.setCollectionViewLayout(rows, animated: true)
      seconds.tick(1)
      seconds.tick(1.15)
      // Back half-way, and not fading.
      #expect(abs(coming.layer.displayed.position.y - 280) < 1e-3)
      #expect(coming.layer.displayed.opacity == 1)
    }

    // MARK: - All of it

    @Test(
      "no interaction asks the layout for a single element that is on screen",
      arguments: [false, true])
    func never(namesItems: Bool) {
      let layout = TellTaleLayout()
      layout.hasHeader = true
      if namesItems { layout.namedOnBoundsChange = [[0, 30]] }
      view.becomeFirstResponder()
      _ = show(layout)
      let keys = stage.keys
      func check(_ deed: String) {
        view.layoutIfNeeded()
        let shown = Set(view.indexPathsForVisibleItems.map { "item \($0.short)" })
        #expect(shown.isDisjoint(with: layout.takeAsked()), "\(deed)")
      }
      seconds.tick(0)
      for item in 0..<2 { _ = frame(item) }
      _ = view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])
      check("questions")
      view.scrollToItem(at: [0, 2], at: .centeredVertically, animated: false)
      check("scrolling to an item")
      view.selectItem(at: [0, 1], animated: true, scrollPosition: .top)
      seconds.tick(0.5)
      seconds.tick(1)
      check("selecting")
      keys.press(.downArrow)
      keys.press(.upArrow)
      check("keys")
      let held = view.indexPathsForVisibleItems.min() ?? [0, 0]
      #expect(view.beginInteractiveMovementForItem(at: held))
      let middle = view.cellForItem(at: held)?.center ?? .zero
      for y in stride(from: CGFloat(0), through: 150, by: 30) {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: middle.x, y: middle.y + y))
      }
      check("holding an item")
      view.endInteractiveMovement()
      check("putting it down")
      #expect(view.beginInteractiveMovementForItem(at: held))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: middle.x, y: middle.y + 120))
      view.cancelInteractiveMovement()
      check("cancelling")
      let first = view.indexPathsForVisibleItems.min() ?? [0, 0]
      insert(at: first.item + 1)
      check("inserting")
      view.performBatchUpdates {
        source.numbers.remove(at: first.item)
        view.deleteItems(at: [first])
      }
      check("deleting")
      view.reloadItems(at: [first])
      check("reloading")
      UIView.animate(withDuration: 0.2) { view.bounds.size.height = 350 }
      check("growing")
      let shown = Set(view.indexPathsForVisibleItems.map { "item \($0.short)" })
      view.setCollectionViewLayout(RectLayout(), animated: true)
      #expect(shown.isDisjoint(with: layout.takeAsked()), "changing the layout")
    }
  }
}
