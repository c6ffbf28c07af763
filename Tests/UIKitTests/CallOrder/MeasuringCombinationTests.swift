import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: self-sizing rows of 100 points, estimated at 50, in a view of 300 × 400, while something else
  /// changes.
  @MainActor
  @Suite("Self-sizing while something else changes")
  struct MeasuringCombinationTests {
    private let seconds = TestSeconds()

    private func harness(_ sections: [Int] = [40], isLaidOut: Bool = true) -> SelfSizingHarness {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      return SelfSizingHarness(sections, layout: layout, isLaidOut: isLaidOut) { _ in
        CGSize(width: 300, height: 100)
      }
    }

    private func visible(_ harness: SelfSizingHarness) -> [Int] {
      harness.view.indexPathsForVisibleItems.map(\.item).sorted()
    }

    /// Whether the cells on screen are one below the other, each with its measured height.
    private func isStacked(_ harness: SelfSizingHarness) -> Bool {
      let frames = harness.view.indexPathsForVisibleItems.sorted().compactMap {
        harness.view.cellForItem(at: $0)?.frame
      }
      return zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY }
        && frames.allSatisfy { $0.height == 100 && $0.width == 300 }
    }

    @Test("§23.129 after narrowing and widening again, the first rows are where they were")
    func widths() {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let harness = SelfSizingHarness(
        [40], estimate: CGSize(width: 150, height: 50), layout: layout
      ) { _ in CGSize(width: 150, height: 100) }
      func frames() -> [CGRect?] { (0..<4).map { harness.view.cellForItem(at: [0, $0])?.frame } }
      let before = frames()
      #expect(before[1] == CGRect(x: 150, y: 0, width: 150, height: 100))
      harness.scroll(to: 800)
      harness.view.frame.size.width = 200
      harness.view.layoutIfNeeded()
      harness.scroll(to: 0)
      #expect(frames().map { $0?.minX } == [25, 25, 25, 25])
      harness.scroll(to: 800)
      harness.view.frame.size.width = 300
      harness.view.layoutIfNeeded()
      harness.scroll(to: 0)
      #expect(frames() == before)
    }

    @Test("§23.130 a reload during a deceleration measures what is on screen, and does not stop it")
    func reloadInFling() {
      let harness = harness([200])
      let fingers = Stage(harness.view).finger
      fingers.fling(from: CGPoint(x: 100, y: 380), step: CGVector(dx: 0, dy: -20), count: 10)
      fingers.wait(0.1)
      harness.view.reloadData()
      harness.view.layoutIfNeeded()
      #expect(harness.view.isDecelerating && isStacked(harness))
      let before = harness.view.contentOffset.y
      fingers.wait(0.1)
      #expect(harness.view.contentOffset.y > before && isStacked(harness))
    }

    @Test("§23.131 another data source is measured again; nothing is known of the old one")
    func anotherSource() {
      let harness = harness()
      for offset in stride(from: 0.0, through: 3600, by: 200) { harness.scroll(to: offset) }
      harness.scroll(to: 0)
      let source = SelfSizingHarness([10], isLaidOut: false) { _ in CGSize(width: 300, height: 70) }
      harness.view.dataSource = source
      harness.view.layoutIfNeeded()
      // 6 rows of 70 points fill the view; 4 have the estimate.
      #expect(harness.view.contentSize.height == 620 && harness.frame(9)?.height == 50)
    }

    @Test("§23.132 another layout while an update of measured cells still moves shows its own sizes")
    func anotherLayout() {
      let harness = harness()
      seconds.tick(0)
      harness.view.performBatchUpdates {
        harness.sections = [41]
        harness.view.insertItems(at: [[0, 1]])
      }
      seconds.tick(0.1)
      let rows = ScriptedLayout()
      rows.rowHeight = 80
      harness.view.setCollectionViewLayout(rows, animated: true)
      for time in [0.1, 1, 2] { seconds.tick(time) }
      harness.view.layoutIfNeeded()
      #expect(visible(harness) == [0, 1, 2, 3, 4])
      #expect(harness.view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 240, width: 300, height: 80))
    }

    @Test("§23.133 an insertion in `scrollViewDidScroll` during a drag: the content follows the finger")
    func insertionInDrag() {
      final class Inserting: NSObject, UICollectionViewDelegate {
        var onScroll: (() -> Void)?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
      }
      let harness = harness()
      let delegate = Inserting()
      var hasInserted = false
      delegate.onScroll = { [unowned harness] in
        guard !hasInserted else { return }
        hasInserted = true
        harness.sections = [41]
        harness.view.insertItems(at: [[0, 40]])
      }
      let fingers = Stage(harness.view).finger
      harness.view.delegate = delegate
      fingers.down(100, 350)
      for y in stride(from: 340.0, through: 240, by: -10) {
        fingers.wait(0.016)
        fingers.move(100, y)
      }
      // 110 points less the slop of 10.
      #expect(hasInserted && harness.view.contentOffset.y == 100 && isStacked(harness))
      fingers.up()
    }

    @Test("§23.134 an insertion before the first pass is measured in it")
    func beforeFirstPass() {
      let harness = harness([3], isLaidOut: false)
      harness.view.performBatchUpdates {
        harness.sections = [4]
        harness.view.insertItems(at: [[0, 0]])
      }
      harness.view.layoutIfNeeded()
      #expect(visible(harness) == [0, 1, 2, 3] && isStacked(harness))
      #expect(harness.view.contentSize.height == 400)
    }

    @Test(
      "§23.135 a transition to a layout that does not measure ends with its sizes, and back with measured ones"
    )
    func transition() {
      let harness = harness()
      let rows = ScriptedLayout()
      rows.rowHeight = 80
      UIView.performWithoutAnimation {
        let there = harness.view.startInteractiveTransition(to: rows, completion: nil)
        there.transitionProgress = 0.5
        there.invalidateLayout()
        harness.view.layoutIfNeeded()
        harness.view.finishInteractiveTransition()
      }
      #expect(harness.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 80, width: 300, height: 80))
      UIView.performWithoutAnimation {
        harness.view.startInteractiveTransition(to: harness.layout, completion: nil).transitionProgress = 0.5
        harness.view.finishInteractiveTransition()
      }
      harness.view.layoutIfNeeded()
      #expect(isStacked(harness) && visible(harness).count >= 4)
    }

    @Test("§23.136 another inset keeps measured rows below each other")
    func inset() {
      let harness = harness()
      harness.scroll(to: 500)
      harness.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
      harness.view.layoutIfNeeded()
      #expect(isStacked(harness) && harness.view.contentOffset.y == 500)
    }

    @Test("§23.137 a cell that invalidates the layout while it is measured does not make the pass endless")
    func invalidatingCell() {
      final class Restless: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
          layoutAttributes.size.height = 100
          return layoutAttributes
        }
      }
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.estimatedItemSize = CGSize(width: 300, height: 50)
      let source = CompleteSource(sections: [10])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(Restless.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
    }

    @Test("§23.138 a header that a deletion moves on screen is measured under its path after the update")
    func headerPath() {
      final class Asking: UICollectionViewFlowLayout {
        var sections: [Int] = []
        override func shouldInvalidateLayout(
          forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
          withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
          if preferred.representedElementCategory == .supplementaryView {
            sections.append(preferred.indexPath.section)
          }
          return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
      }
      let layout = Asking()
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 300, height: 20)
      let harness = SelfSizingHarness([3, 3, 3], layout: layout) { _ in CGSize(width: 300, height: 100) }
      harness.preferredBoundaryExtent = { _, _ in 40 }
      harness.view.reloadData()
      harness.view.layoutIfNeeded()
      layout.sections = []
      UIView.performWithoutAnimation {
        harness.view.performBatchUpdates {
          harness.sections = [3, 3]
          harness.view.deleteSections([0])
        }
      }
      #expect(layout.sections.allSatisfy { $0 < 2 } && harness.view.numberOfSections == 2)
    }
  }
}
