import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: self-sizing together with updates, reloads and questions.
  @MainActor
  @Suite("Self-sizing with other changes")
  struct MeasuringOrderTests {
    /// Notes what it is asked about preferred sizes.
    private final class Layout: UICollectionViewFlowLayout {
      var asked: [IndexPath] = []
      var log: [String] = []
      var alwaysInvalidates = false
      /// What this layout returned as the beginning of an item, and keeps up to date while the item is measured.
      var beginning: UICollectionViewLayoutAttributes?

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        asked.append(preferredAttributes.indexPath)
        log.append("preferred \(preferredAttributes.indexPath.short)")
        let answer = super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        return answer || alwaysInvalidates
      }

      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        if let beginning, beginning.indexPath == preferredAttributes.indexPath {
          beginning.frame.size.height = preferredAttributes.size.height
        }
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }

      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if itemIndexPath == [0, 1] { beginning = attributes }
        return attributes
      }

      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
      }
    }

    private let layout = Layout()
    private let seconds = TestSeconds()

    /// Items of 100 points that are estimated at 50, in a view of 400.
    private func harness(_ count: Int = 20) -> SelfSizingHarness {
      layout.minimumLineSpacing = 0
      return SelfSizingHarness([count], layout: layout) { _ in CGSize(width: 300, height: 100) }
    }

    @Test("§23.98 an item that a deletion moves on screen is measured under its path after the update")
    func pathAfterUpdate() {
      let harness = harness(5)
      #expect(harness.view.indexPathsForVisibleItems.count == 4)
      layout.asked = []
      UIView.performWithoutAnimation {
        harness.view.performBatchUpdates {
          harness.sections = [4]
          harness.view.deleteItems(at: [[0, 0]])
        }
      }
      #expect(layout.asked.contains([0, 3]) && layout.asked.allSatisfy { $0.item < 4 })
      #expect(harness.frame(3) == CGRect(x: 0, y: 300, width: 300, height: 100))
    }

    @Test(
      "§23.99 a layout may change the attributes that it returned as a beginning while the cell is measured")
    func insertedCell() throws {
      let harness = harness()
      seconds.tick(0)
      harness.view.performBatchUpdates {
        harness.sections = [21]
        harness.view.insertItems(at: [[0, 1]])
      }
      seconds.tick(0)
      let cell = try #require(harness.view.cellForItem(at: [0, 1]))
      #expect(cell.layer.presentation()?.bounds.height == 100)
      #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
    }

    @Test("§23.100 the elements of an update are measured before the layout finalizes it")
    func measuredBeforeFinalizing() {
      let harness = harness()
      layout.log = []
      harness.view.performBatchUpdates {
        harness.sections = [21]
        harness.view.insertItems(at: [[0, 1]])
      }
      #expect(
        layout.log.firstIndex(of: "preferred 0.1") ?? .max < layout.log.firstIndex(of: "finalize") ?? .min)
    }

    @Test("§23.101 a layout that takes every preferred size for a change is asked once for each element")
    func alwaysInvalidating() {
      layout.alwaysInvalidates = true
      let reported = diagnostics { _ = harness(4) }
      #expect(reported == [] && layout.asked.sorted() == [[0, 0], [0, 1], [0, 2], [0, 3]])
    }

    @Test("§23.102 a reload forgets measured sizes: what is not on screen has the estimate again")
    func reload() {
      let harness = harness()
      for offset in stride(from: 0.0, through: 1600, by: 100) { harness.scroll(to: offset) }
      #expect(harness.view.contentSize.height == 2000)
      harness.scroll(to: 0)
      harness.view.reloadData()
      harness.view.layoutIfNeeded()
      // 4 items on screen of 100, 16 of 50.
      #expect(harness.view.contentSize.height == 1200)
    }

    @Test("§23.103 `willDisplay` comes when the size of the cell is known")
    func sizeInWillDisplay() {
      final class Display: NSObject, UICollectionViewDelegate {
        var heights: [CGFloat] = []
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { heights.append(cell.frame.height) }
      }
      let display = Display()
      let harness = SelfSizingHarness([20], isLaidOut: false) { _ in CGSize(width: 300, height: 100) }
      harness.view.delegate = display
      harness.view.layoutIfNeeded()
      #expect(!display.heights.isEmpty && display.heights.allSatisfy { $0 == 100 })
    }
  }
}
