import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 23: which bounds are in place when a layout is asked.
  @MainActor
  @Suite("Changes of bounds")
  struct BoundsOrderTests {
    private let stage = CallStage()
    private var layout: ScriptedLayout { stage.layout }
    private var source: CompleteSource { stage.source }
    private var view: UICollectionView { stage.view }
    private let seconds = TestSeconds()

    @Test("§23.40 the layout is asked about bounds, not about the frame: their origin is the offset")
    func boundsNotFrame() {
      view.contentOffset.y = 120
      var asked: CGRect?
      layout.onShouldInvalidate = {
        asked = $0
        return false
      }
      view.frame = CGRect(x: 10, y: 20, width: 200, height: 400)
      #expect(asked == CGRect(x: 0, y: 120, width: 200, height: 400))
    }

    @Test("§23.41 moving, turning or hiding the view asks the layout nothing")
    func moving() {
      var questions = 0
      layout.onShouldInvalidate = { _ in
        questions += 1
        return true
      }
      view.frame.origin = CGPoint(x: 50, y: 60)
      view.center = CGPoint(x: 300, y: 300)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.alpha = 0.5
      view.isHidden = true
      view.layoutIfNeeded()
      #expect(questions == 0 && layout.prepares == 1)
    }

    @Test("§23.42 a layout that does not care for a new size is asked for the elements of the new area")
    func newAreaWithoutPreparation() {
      view.frame.size.height = 500
      view.layoutIfNeeded()
      #expect(layout.prepares == 1)
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3, 4])
    }

    @Test("§23.43 `prepare(forAnimatedBoundsChange:)` comes under the new bounds, after their preparation")
    func animatedBounds() {
      var log: [String] = []
      layout.onShouldInvalidate = { _ in true }
      layout.onPrepare = { log.append("prepare") }
      layout.onPrepareForBounds = { [unowned view] old in
        log.append("\(Int(old.height))→\(Int(view.bounds.height))")
      }
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { view.frame.size.height = 400 }
      #expect(log == ["prepare", "300→400"])
    }

    @Test(
      "§23.44 without an animation `prepare(forAnimatedBoundsChange:)` is not called",
      arguments: [true, false])
    func notAnimated(isInsideAnimation: Bool) {
      var calls = 0
      layout.onShouldInvalidate = { _ in true }
      layout.onPrepareForBounds = { _ in calls += 1 }
      layout.onFinalizeBounds = { calls += 1 }
      seconds.tick(0)
      if isInsideAnimation {
        UIView.animate(withDuration: 0.3) {
          UIView.performWithoutAnimation { view.frame.size.height = 400 }
        }
      } else {
        view.frame.size.height = 400
      }
      view.layoutIfNeeded()
      #expect(calls == 0 && layout.prepares == 2)
    }

    @Test("§23.45 a layout that does not care for the bounds still gets the pair of an animated change")
    func animatedWithoutInvalidation() {
      var log: [String] = []
      layout.onPrepareForBounds = { _ in log.append("prepare") }
      layout.onFinalizeBounds = { log.append("finalize") }
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { view.frame.size.height = 400 }
      #expect(log == ["prepare", "finalize"] && layout.prepares == 1)
    }

    @Test("§23.46 what a layout changes in `finalizeAnimatedBoundsChange()` is animated with the change")
    func finalizeAnimates() {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(badge)
      layout.onFinalizeBounds = { badge.center.x = 105 }
      seconds.tick(0)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.frame.size.height = 400 }
      seconds.tick(0)
      seconds.tick(0.2)
      #expect(abs((badge.layer.presentation()?.position.x ?? 0) - 55) < 1e-4)
      seconds.tick(1)
      #expect(badge.center.x == 105 && badge.layer.animationKeys() == nil)
    }

    @Test("§23.47 animated changes do not nest: each pair is complete before the next begins")
    func pairs() {
      var log: [String] = []
      layout.onPrepareForBounds = { _ in log.append("bounds") }
      layout.onFinalizeBounds = { log.append("end of bounds") }
      layout.onPrepareForUpdates = { _ in log.append("update") }
      layout.onFinalizeUpdates = { log.append("end of update") }
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) {
        view.frame.size.height = 400
        view.performBatchUpdates {
          source.sections = [21]
          view.insertItems(at: [[0, 0]])
        }
        view.frame.size.width = 250
      }
      #expect(
        log == ["bounds", "end of bounds", "update", "end of update", "bounds", "end of bounds"])
    }

    @Test("§23.48 in an animated change the layout is prepared before it is asked for elements")
    func prepareBeforeElements() {
      var log: [String] = []
      layout.onShouldInvalidate = { _ in true }
      layout.onInvalidate = { _ in log.append("invalidate") }
      layout.onPrepare = { log.append("prepare") }
      layout.onElements = {
        log.append("elements")
        return $0
      }
      seconds.tick(0)
      UIView.animate(withDuration: 0.3) { view.frame.size = CGSize(width: 300, height: 200) }
      let invalidated = log.firstIndex(of: "invalidate") ?? 0
      #expect(log[(invalidated + 1)...].first == "prepare")
    }

    @Test("§23.49 an adjustment for a bounds change is added once, to the offset of the new bounds")
    func adjustment() {
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      layout.onShouldInvalidate = { [unowned view] in $0.height != view.bounds.height }
      layout.onBoundsContext = { [unowned view] context, new in
        context.contentOffsetAdjustment.y = view.bounds.height - new.height
      }
      view.frame.size.height = 200
      #expect(view.contentOffset.y == 600)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 600)
    }

    @Test("§23.50 a context that `invalidateLayout(with:)` changes before it calls super counts as changed")
    func changedContext() {
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      layout.onInvalidate = { $0.contentOffsetAdjustment.y = 40 }
      layout.invalidateLayout()
      #expect(view.contentOffset.y == 540)
    }

    @Test("§23.51 when a new inset invalidates the layout, the inset and the range are the new ones")
    func insetInPlace() {
      var inset: UIEdgeInsets?
      layout.onInvalidate = { [unowned view] _ in inset = view.adjustedContentInset }
      view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
      #expect(inset?.bottom == 80)
    }

    @Test("§23.52 content that is at its top stays there when the top inset grows")
    func topInset() {
      view.contentInset.top = 50
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == -50)
    }

    @Test("§23.53 content that is at its end stays in range when the view grows")
    func growingAtEnd() {
      view.contentOffset.y = 1700
      view.layoutIfNeeded()
      view.frame.size.height = 500
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 1500)
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [15, 16, 17, 18, 19])
    }

    @Test("§23.54 a pass without anything to do asks nothing")
    func idlePass() {
      var questions = 0
      layout.onElements = {
        questions += 1
        return $0
      }
      view.layoutIfNeeded()
      #expect(questions == 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(layout.prepares == 1)
    }
  }
}
