import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  /// Behaviour.md 2.4, 2.5, 3.8, 4.1: when a layout is asked what, and what it may do meanwhile.
  @MainActor
  @Suite("What layouts written for iOS rely on")
  struct LayoutContractTests {
    private let layout = ScriptedLayout()
    private let source = CompleteSource(sections: [20])
    private let view: UICollectionView
    private let seconds = TestSeconds()

    /// 3 rows of 100 points fit into 300.
    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.isPrefetchingEnabled = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
    }

    private func visible() -> [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

    private func insert(at item: Int) {
      view.performBatchUpdates {
        source.sections[0] += 1
        view.insertItems(at: [[0, item]])
      }
    }

    private func adjust(_ y: CGFloat) -> UICollectionViewLayoutInvalidationContext {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = y
      return context
    }

    // MARK: - 9, the order in a bounds change

    @Test("§2.4 question and context come under the old bounds, the invalidation under the new ones")
    func orderOfBoundsChange() {
      var log: [String] = []
      func note(_ call: String) { log.append("\(call) \(Int(view.bounds.width))×\(Int(view.bounds.height))") }
      layout.onShouldInvalidate = { _ in
        note("question")
        return true
      }
      layout.onBoundsContext = { _, _ in note("context") }
      layout.onInvalidate = { _ in note("invalidation") }
      view.frame.size = CGSize(width: 300, height: 200)
      #expect(log == ["question 200×300", "context 200×300", "invalidation 300×200"])
    }

    @Test("§2.4 a layout that compares the view's width with a cached one has the new one after a rotation")
    func cachedWidth() {
      final class Cached: ScriptedLayout {
        var cachedWidth: CGFloat = 0
        override var width: CGFloat { cachedWidth }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          if let width = collectionView?.bounds.width, width != cachedWidth { cachedWidth = width }
          super.invalidateLayout(with: context)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
          newBounds.size != collectionView?.bounds.size
        }
      }
      view.collectionViewLayout = Cached()
      view.layoutIfNeeded()
      view.frame.size = CGSize(width: 300, height: 200)
      view.layoutIfNeeded()
      #expect(Set(view.visibleCells.map(\.frame.width)) == [300])
    }

    @Test("§2.4 so do both layouts of an interactive transition")
    func orderInTransition() {
      let next = ScriptedLayout()
      var widths: [CGFloat] = []
      for layout in [layout, next] {
        layout.onShouldInvalidate = { _ in true }
        layout.onInvalidate = { [unowned layout] context in
          if !context.invalidateEverything { widths.append(layout.collectionView?.bounds.width ?? 0) }
        }
      }
      let transition = view.startInteractiveTransition(to: next, completion: nil)
      transition.transitionProgress = 0.5
      view.layoutIfNeeded()
      widths = []
      view.frame.size = CGSize(width: 300, height: 200)
      #expect(!widths.isEmpty && Set(widths) == [300])
      view.cancelInteractiveTransition()
    }

    // MARK: - 10, elements in batch updates

    @Test("§3.8 a layout without elements from the invalidation to the update items keeps its cells")
    func elementsAfterUpdateItems() {
      var isUnprepared = false
      layout.onInvalidate = { isUnprepared = $0.invalidateDataSourceCounts && !$0.invalidateEverything }
      layout.onPrepareForUpdates = { _ in isUnprepared = false }
      layout.onElements = { isUnprepared ? nil : $0 }
      let old = view.cellForItem(at: [0, 0])
      insert(at: 1)
      #expect(visible() == [0, 1, 2])
      #expect(old != nil && view.cellForItem(at: [0, 0]) === old)
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(visible() == [0, 1, 2])
    }

    @Test("§3.8 the elements are requested after the update items, also when nothing else has changed")
    func elementsRequestedAfterUpdateItems() {
      var log: [String] = []
      layout.onPrepareForUpdates = { _ in log.append("updates") }
      layout.onTarget = {
        log.append("target")
        return $0
      }
      layout.onElements = {
        log.append("elements")
        return $0
      }
      view.reloadItems(at: [[0, 1]])
      #expect(Array(log.drop { $0 != "updates" }.prefix(3)) == ["updates", "target", "elements"])
    }

    @Test("§3.8 nothing is reported about elements from before that are returned before the update items")
    func staleElementsBeforeUpdateItems() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      var isUnprepared = false
      layout.onInvalidate = { isUnprepared = $0.invalidateDataSourceCounts && !$0.invalidateEverything }
      layout.onPrepareForUpdates = { _ in isUnprepared = false }
      layout.onElements = { [unowned layout] in isUnprepared ? [layout.attributes(at: [0, 19])] : $0 }
      let reported = diagnostics {
        view.performBatchUpdates {
          source.sections[0] -= 1
          view.deleteItems(at: [[0, 0]])
        }
      }
      #expect(reported.map(\.code) == [])
      #expect(visible() == [16, 17, 18])
    }

    // MARK: - 11, no recursion

    @Test("an inset set and set back in each invalidation takes effect, and comes to an end")
    func insetInInvalidation() {
      layout.onInvalidate = { [unowned view] _ in
        view.contentInset.top = 0
        view.contentInset.top = 40
      }
      let reported = diagnostics {
        layout.invalidateLayout()
        view.layoutIfNeeded()
        view.frame.size.width = 250
        view.layoutIfNeeded()
      }
      #expect(reported.isEmpty)
      #expect(view.contentInset.top == 40 && view.contentOffset.y == -40)
      #expect(visible() == [0, 1, 2])
    }

    @Test("an inset that is another one in each invalidation is stopped and named")
    func endlessInset() {
      layout.onInvalidate = { [unowned view] _ in view.contentInset.bottom += 1 }
      let reported = diagnostics {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      #expect(reported.map(\.code) == [.endlessLayout])
      #expect(visible() == [0, 1, 2])
    }

    @Test("an inset set while the layout prepares takes effect in the same pass")
    func insetInPreparation() {
      var (invalidations, isPreparing) = ([Bool](), false)
      layout.onInvalidate = { _ in invalidations.append(isPreparing) }
      layout.onPrepare = { [unowned view] in
        isPreparing = true
        view.contentInset.top = 40
        isPreparing = false
      }
      layout.invalidateLayout()
      invalidations = []
      let prepares = layout.prepares
      let reported = diagnostics { view.layoutIfNeeded() }
      #expect(reported.isEmpty)
      #expect(view.contentInset.top == 40 && view.contentOffset.y == -40)
      #expect(invalidations == [false], "once, and not inside of prepare()")
      #expect(layout.prepares == prepares + 2)
    }

    @Test("an inset set in a layout pass takes effect in the same pass")
    func insetInPass() {
      source.onCell = { [unowned view] _ in view.contentInset.top = 40 }
      view.reloadData()
      let reported = diagnostics { view.layoutIfNeeded() }
      #expect(reported.isEmpty)
      #expect(view.contentInset.top == 40 && view.contentOffset.y == -40)
      #expect(visible() == [0, 1, 2])
    }

    @Test("safe area and offset changed in an invalidation take effect without recursion")
    func offsetInInvalidation() {
      layout.onShouldInvalidate = { _ in true }
      layout.onInvalidate = { [unowned view] _ in
        view.contentOffset.y = 0
        view.layoutMargins.left = 0
        view.contentOffset.y = 100
        view.layoutMargins.left = 5
      }
      let reported = diagnostics {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      #expect(reported.isEmpty)
      #expect(view.contentOffset.y == 100)
      #expect(visible() == [1, 2, 3])
    }

    // MARK: - 12, the content size

    @Test("§1.1 a content size that is known only after the elements were requested is used")
    func lateContentSize() {
      var isKnown = false
      layout.onPrepare = { isKnown = false }
      layout.onElements = {
        isKnown = true
        return $0
      }
      layout.onContentSize = { isKnown ? $0 : CGSize(width: 200, height: 300) }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 200, height: 2000))
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      insert(at: 0)
      #expect(view.contentSize == CGSize(width: 200, height: 2100))
    }

    @Test("§1.2 plain scrolling asks for elements only, and never for the content size")
    func plainScrolling() {
      var (sizes, elements) = (0, 0)
      layout.onContentSize = {
        sizes += 1
        return $0
      }
      layout.onElements = {
        elements += 1
        return $0
      }
      for step in 1...10 {
        view.contentOffset.y = CGFloat(step) * 10
        view.layoutIfNeeded()
      }
      #expect(sizes == 0 && elements == 10)
    }

    // MARK: - 13, offset adjustments

    @Test("§2.2 the offset includes an adjustment as soon as the layout is invalidated")
    func adjustmentAtOnce() {
      layout.invalidateLayout(with: adjust(120))
      #expect(view.contentOffset.y == 120)
      // Computed from the offset, a second context has nothing to add.
      layout.invalidateLayout(with: adjust(120 - view.contentOffset.y))
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 120)
      #expect(view.contentSize.height == 2000)
      #expect(visible() == [1, 2, 3, 4])
    }

    @Test("§2.2 an adjustment at the end of the content has room for what comes")
    func adjustmentAtEnd() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      source.sections[0] = 30
      layout.invalidateLayout(with: adjust(1000))
      #expect(view.contentOffset.y == 2700)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 2700 && view.contentSize.height == 3000)
      #expect(visible() == [27, 28, 29])
    }

    @Test("§2.5 adjustments during an update do not count, one that finalizes it does")
    func adjustmentInUpdate() {
      var offsets: [CGFloat] = []
      layout.onInvalidate = { context in
        if context.invalidateDataSourceCounts { context.contentOffsetAdjustment.y = 7 }
      }
      layout.onPrepareForUpdates = { [unowned layout, unowned view] _ in
        layout.invalidateLayout(with: adjust(11))
        offsets.append(view.contentOffset.y)
      }
      layout.onFinalizeUpdates = { [unowned layout, unowned view] in
        offsets.append(view.contentOffset.y)
        layout.invalidateLayout(with: adjust(100))
        offsets.append(view.contentOffset.y)
      }
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      let seen = view.cellForItem(at: [0, 5])
      insert(at: 0)
      #expect(offsets == [500, 500, 600])
      #expect(view.contentOffset.y == 600)
      #expect(visible() == [6, 7, 8])
      #expect(seen != nil && view.cellForItem(at: [0, 6]) === seen)
    }

    @Test("§2.5 an adjustment from self-sizing during an update does not count")
    func adjustmentFromSelfSizingInUpdate() {
      final class Growing: ScriptedLayout {
        var isGrown = false
        override func shouldInvalidateLayout(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { originalAttributes.indexPath.item == 5 && !isGrown }
        override func invalidationContext(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
          isGrown = true
          let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
          context.contentOffsetAdjustment.y = 33
          return context
        }
      }
      let growing = Growing()
      growing.isGrown = true
      view.collectionViewLayout = growing
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      growing.isGrown = false
      view.performBatchUpdates { view.reloadItems(at: [[0, 5]]) }
      #expect(growing.isGrown)
      #expect(view.contentOffset.y == 500)
    }

    @Test("§2.2 a glide goes on across an adjustment at the end of the content")
    func adjustmentInDeceleration() {
      let stage = Stage(view)
      let (window, fingers) = (stage.window, stage.finger)
      view.contentOffset.y = 1000
      window.layoutIfNeeded()
      fingers.fling(from: CGPoint(x: 100, y: 250), step: CGVector(dx: 0, dy: -4), count: 10)
      #expect(view.isDecelerating)
      let before = view.contentOffset.y
      source.sections[0] = 40
      view.reloadData()
      layout.invalidateLayout(with: adjust(1000))
      fingers.wait(0.016)
      #expect(view.isDecelerating && view.contentOffset.y > before + 1000)
      window.layoutIfNeeded()
      fingers.wait(5)
      #expect(!view.isDecelerating && view.contentOffset.y > before + 1100)
    }

    // MARK: - 14, animated bounds changes

    @Test("§4.1 the layout may choose the offset of an animated bounds change, and keep to the bottom")
    func bottomInRotation() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      var log: [String] = []
      layout.onPrepareForBounds = { _ in log.append("prepare") }
      layout.onTarget = { [unowned view] proposal in
        log.append("target \(Int(proposal.y))")
        return CGPoint(x: proposal.x, y: 2000 - view.bounds.height)
      }
      layout.onFinalizeBounds = { log.append("finalize") }
      UIView.animate(withDuration: 0.3) { view.frame.size = CGSize(width: 300, height: 200) }
      #expect(log == ["prepare", "target 1700", "finalize"])
      #expect(view.contentOffset.y == 1800)
      #expect(visible() == [18, 19])
      seconds.tick(0)
      #expect(view.layer.displayed.bounds.origin.y == 1700, "it gets there with the animation")
      seconds.tick(0.5)
      #expect(visible() == [18, 19])
    }

    @Test("§4.1 the delegate has the last word")
    func delegateInRotation() {
      final class Chooser: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView,
          targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 1) }
      }
      let chooser = Chooser()
      view.delegate = chooser
      layout.onTarget = { CGPoint(x: $0.x, y: 300) }
      UIView.animate(withDuration: 0.3) { view.frame.size = CGSize(width: 300, height: 200) }
      #expect(view.contentOffset.y == 301)
    }
  }
}
