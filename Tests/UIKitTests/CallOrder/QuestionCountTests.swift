import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: how often a layout is asked about bounds, and about which elements.
  @MainActor
  @Suite("How often layouts are asked, and about what")
  struct QuestionCountTests {
    /// Adds up how far the bounds move, as layouts do whose items lag behind like springs.
    private final class SpringLayout: ScriptedLayout {
      var travel: CGFloat = 0

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        travel += newBounds.minY - (collectionView?.bounds.minY ?? 0)
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }

    private let stage = CallStage()
    private var layout: ScriptedLayout { stage.layout }
    private var source: CompleteSource { stage.source }
    private var view: UICollectionView { stage.view }
    private let seconds = TestSeconds()

    init() {
      stage.view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    }

    private func supplementary(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: [0, 0])
      attributes.frame = frame
      return attributes
    }

    @Test("§23.117 a layout is asked once about each change of bounds", arguments: [false, true])
    func travel(invalidates: Bool) {
      let spring = SpringLayout()
      spring.invalidatesOnBoundsChange = invalidates
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: spring)
      let source = CompleteSource(sections: [100])
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let fingers = Stage(view).finger
      func check(_ step: String) { #expect(abs(spring.travel - view.contentOffset.y) < 1e-6, "\(step)") }
      view.contentOffset.y = 700
      check("set")
      fingers.fling(from: CGPoint(x: 100, y: 280), step: CGVector(dx: 0, dy: -20), count: 8)
      fingers.wait(0.3)
      check("fling")
      source.sections = [99]
      view.deleteItems(at: [[0, 0]])
      check("update")
      fingers.waitForRest(of: view)
      check("rest")
      view.scrollToItem(at: [0, 50], at: .top, animated: true)
      fingers.waitForRest(of: view)
      check("scroll to item")
      UIView.animate(withDuration: 0.3) { view.frame.size.height = 250 }
      fingers.wait(1)
      check("animated size")
      view.contentInset.top = 40
      view.contentOffset.y = -40
      view.contentInset.top = 60
      view.layoutIfNeeded()
      check("inset")
      source.sections = [1]
      view.contentOffset.y = 500
      view.reloadData()
      view.layoutIfNeeded()
      check("shorter content")
    }

    @Test("§23.118 the layout is asked about the bounds that an adjustment of a context leads to")
    func adjustment() {
      var asked: [CGFloat] = []
      layout.onShouldInvalidate = {
        asked.append($0.minY)
        return false
      }
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 50
      layout.invalidateLayout(with: context)
      #expect(asked == [50] && view.contentOffset.y == 50)
    }

    @Test("§23.119 so is the target offset of an update")
    func target() {
      var asked: [CGFloat] = []
      layout.onShouldInvalidate = {
        asked.append($0.minY)
        return false
      }
      layout.onTarget = { CGPoint(x: $0.x, y: $0.y + 100) }
      source.sections = [21]
      view.insertItems(at: [[0, 0]])
      #expect(asked == [100] && view.contentOffset.y == 100)
    }

    @Test("§23.120 in an update, a header that goes is asked for under a path with section and item")
    func headerPath() {
      final class Layout: ScriptedLayout {
        var paths: [IndexPath] = []
        override func initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          paths.append(elementIndexPath)
          return nil
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          paths.append(elementIndexPath)
          return nil
        }
      }
      let layout = Layout()
      let header = supplementary(CGRect(x: 0, y: 0, width: 200, height: 20))
      layout.onElements = { $0 + [header] }
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      layout.onElements = nil
      source.sections = [21]
      view.insertItems(at: [[0, 0]])
      #expect(!layout.paths.isEmpty && layout.paths.allSatisfy { $0 == [0, 0] })
    }

    @Test("§23.121 a layout is asked about a new item only after it was prepared for the update")
    func newItem() {
      final class Layout: ScriptedLayout {
        var log: [String] = []
        override func prepare() {
          super.prepare()
          log.append("prepare")
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          log.append("item \(indexPath.item)")
          return super.layoutAttributesForItem(at: indexPath)
        }
      }
      let layout = Layout()
      source.sections = [2]
      view.reloadData()
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      layout.log = []
      source.sections = [3]
      view.insertItems(at: [[0, 2]])
      let preparation = layout.log.firstIndex(of: "prepare") ?? .max
      #expect(layout.log.firstIndex(of: "item 2").map { $0 > preparation } ?? true && preparation != .max)
    }

    @Test("§23.122 invalidating a header that is neither before nor after changes nothing")
    func noHeader() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0], [7, 0]])
      let reported = diagnostics {
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
      }
      #expect(reported == [] && view.indexPathsForVisibleItems.count == 3)
    }

    @Test("§23.123 a header that the layout describes otherwise by its path is shown as in the rectangle")
    func twoAnswers() {
      final class Layout: ScriptedLayout {
        override func layoutAttributesForSupplementaryView(
          ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
          attributes.frame = CGRect(x: 0, y: 8, width: 200, height: 48)
          attributes.zIndex = 7
          return attributes
        }
      }
      let layout = Layout()
      let header = supplementary(CGRect(x: 0, y: 0, width: 200, height: 48))
      layout.onElements = { $0 + [header] }
      let reported = diagnostics {
        view.collectionViewLayout = layout
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { view.performBatchUpdates(nil) }
      }
      let shown = view.supplementaryView(forElementKind: "header", at: [0, 0])
      #expect(reported == [] && shown?.frame.minY == 0)
    }

    @Test("§23.124 a decoration that the layout returns for rectangles only takes part in updates")
    func decorationOfRectangles() {
      final class Shade: UICollectionReusableView {}
      layout.register(Shade.self, forDecorationViewOfKind: "shade")
      var y: CGFloat = 0
      layout.onElements = {
        let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: [0, 0])
        shade.frame = CGRect(x: 0, y: y, width: 200, height: 100)
        return $0 + [shade]
      }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      y = 150
      let reported = diagnostics {
        source.sections = [21]
        view.insertItems(at: [[0, 0]])
      }
      #expect(reported == [] && view.subviews.first { $0 is Shade }?.frame.minY == 150)
    }

    @Test("§23.125 a cell that shrinks in an update shrinks with the animation, not before it")
    func shrinking() throws {
      let first = try #require(view.cellForItem(at: [0, 0]))
      seconds.tick(0)
      layout.rowHeight = 40
      view.performBatchUpdates(nil)
      seconds.tick(0)
      #expect(first.layer.presentation()?.bounds.height == 100 && first.bounds.height == 40)
      seconds.tick(0.15)
      #expect(abs((first.layer.presentation()?.bounds.height ?? 0) - 70) < 1e-4)
    }

    @Test("§23.126 bounds and inset that change inside the closure are in place afterwards")
    func boundsInClosure() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      layout.onShouldInvalidate = { _ in true }
      let reported = diagnostics {
        UIView.performWithoutAnimation {
          view.performBatchUpdates {
            source.sections = [19]
            view.deleteItems(at: [[0, 0]])
            view.frame.size = CGSize(width: 250, height: 400)
            view.contentInset.bottom = 50
          }
          view.layoutIfNeeded()
        }
      }
      // 1900 + 50 − 400
      #expect(reported == [] && view.contentOffset.y == 1550)
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [15, 16, 17, 18])
      #expect(view.cellForItem(at: [0, 15])?.frame == CGRect(x: 0, y: 1500, width: 250, height: 100))
    }

    @Test("§23.127 an animated scroll to an item goes on across a reload and an update")
    func animatedScroll() {
      seconds.tick(0)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      seconds.tick(0.05)
      view.reloadData()
      view.layoutIfNeeded()
      seconds.tick(0.1)
      source.sections = [21]
      view.insertItems(at: [[0, 20]])
      for time in [0.2, 0.5, 1] { seconds.tick(time) }
      #expect(view.contentOffset.y == 1000)
    }

    @Test("§23.128 content that `layoutSubviews` moves back before super is laid out where it is then")
    func recentering() {
      final class Endless: UICollectionView {
        override func layoutSubviews() {
          if contentOffset.y > 1000 { contentOffset.y -= 500 }
          super.layoutSubviews()
        }
      }
      let endless = Endless(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      endless.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      endless.dataSource = source
      endless.layoutIfNeeded()
      endless.contentOffset.y = 1100
      endless.layoutIfNeeded()
      #expect(endless.contentOffset.y == 600)
      #expect(endless.indexPathsForVisibleItems.map(\.item).sorted() == [6, 7, 8])
    }
  }
}
