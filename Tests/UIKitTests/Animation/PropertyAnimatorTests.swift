import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Property animators and keyframes")
  struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let seconds = TestSeconds()

    private var shownX: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 105 }
    }

    @Test("an animator runs to its end and calls its completion")
    func run() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && view.center.x == 5)
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      #expect(animator.isRunning && abs(shownX - 55) < 1e-9 && abs(animator.fractionComplete - 0.5) < 1e-9)
      seconds.tick(2)
      #expect(ends == [.end] && animator.state == .inactive && shownX == 105)
    }

    // From 5 to 205 in the second that is left, and later from 0.2 to 0.6 in its second half.
    @Test("changes that are added while an animator runs begin where they are, and end with it")
    func addition() {
      view.alpha = 0.2
      let animator = animator()
      var shownY: CGFloat { (view.layer.presentation() ?? view.layer).position.y }
      var shownAlpha: Float { (view.layer.presentation() ?? view.layer).opacity }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      animator.addAnimations { view.center.y = 205 }
      animator.addAnimations({ view.alpha = 0.6 }, delayFactor: 0.5)
      #expect(abs(shownY - 5) < 1e-9)
      seconds.tick(1.25)
      #expect(abs(shownY - 55) < 1e-9 && abs(shownAlpha - 0.2) < 1e-6)
      seconds.tick(1.75)
      #expect(abs(shownY - 155) < 1e-9 && abs(shownAlpha - 0.4) < 1e-6 && animator.isRunning)
      seconds.tick(2)
      #expect(shownY == 205 && view.alpha > 0.59 && animator.state == .inactive)
    }

    @Test("a window in which only a paused animator is left needs no frames, until the animator goes on")
    func paused() {
      let stage = Stage(view, size: CGSize(width: 10, height: 10))
      let animator = animator()
      animator.fractionComplete = 0.5
      #expect(stage.settle(within: 1), "nothing moves")
      #expect(abs(shownX - 55) < 1e-9)
      animator.fractionComplete = 0.75
      #expect(abs(shownX - 80) < 1e-9)
      animator.startAnimation()
      #expect(stage.window.frameClock.isRunning)
      stage.settle()
      #expect(animator.state == .inactive && view.center.x == 105)
    }

    @Test("turned round halfway it comes back to where it began, and that is what is set")
    func reversed() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      animator.isReversed = true
      seconds.tick(1.5)
      #expect(abs(shownX - 30) < 1e-9)
      seconds.tick(2)
      #expect(ends == [.start] && view.center.x == 5 && shownX == 5)
    }

    // Paused at ¼ of the time of an ease-in curve the views stand at its y; scrubbing from there is in proportion.
    @Test("paused, it is scrubbed in proportion, and goes on along its curve")
    func scrubbing() {
      let animator = animator(.easeIn)
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(0.5)
      let before = shownX
      animator.pauseAnimation()
      seconds.tick(3)
      #expect(abs(shownX - before) < 1e-6 && !animator.isRunning)
      animator.fractionComplete = 0.5
      #expect(abs(shownX - 55) < 1e-9)
      animator.continueAnimation()
      seconds.tick(3)
      #expect(abs(shownX - 55) < 1e-6)
      seconds.tick(6)
      #expect(shownX == 105 && animator.state == .inactive)
    }

    // An ease-in curve has the value 0.3153568 in the middle of its time.
    @Test("§36.15 an animator goes on with another curve, for a fraction of its duration")
    func continuing() {
      for (curve, factor, middle) in [
        (UIView.AnimationCurve?.none, 0.5, 67.5), (.easeIn, 0.5, 53.652), (.easeIn, 0, 53.652),
      ] {
        view.center.x = 5
        let start = seconds.now - seconds.start
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        seconds.tick(start)
        seconds.tick(start + 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: curve.map { UICubicTimingParameters(animationCurve: $0) },
          durationFactor: factor)
        let rest = factor > 0 ? factor * 2 : 1.5
        #expect(abs(shownX - 30) < 1e-6)
        seconds.tick(start + 0.5 + rest / 2)
        #expect(abs(shownX - middle) < 0.01, "\(curve.debugDescription), \(factor)")
        seconds.tick(start + 0.5 + rest * 0.99)
        #expect(ends.isEmpty)
        seconds.tick(start + 0.5 + rest * 1.01)
        #expect(ends == [.end] && view.center.x == 105)
      }
    }

    // A second passes at a rate of 1.5: at 1.25 s, a quarter of the way is done.
    @Test("§36.15 animations that have not begun when the animator goes on begin when they would have")
    func continuingBeforeDelayedAnimations() {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addAnimations({ view.center.x = 105 }, delayFactor: 0.5)
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(0.5)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
      seconds.tick(0.6)
      #expect(shownX == 5)
      seconds.tick(1)
      #expect(abs(shownX - 30) < 1e-6)
      seconds.tick(1.51)
      #expect(shownX == 105)
    }

    // From 55 back to 5 along an ease-in curve: 55 − 50 · 0.3153568 in the middle.
    @Test("§36.15 reversed, the curve leads to the start")
    func continuingReversed() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.25)
      seconds.tick(1.25)
      #expect(abs(shownX - 39.232) < 0.01)
      seconds.tick(1.51)
      #expect(ends == [.start] && view.center.x == 5)
    }

    @Test("§36.15 a spring goes on with the velocity of a gesture, relative to the distance that remains")
    func continuingWithSpring() {
      var ways: [CGFloat] = []
      for velocity in [0.0, 4] {
        view.center.x = 5
        let start = seconds.now - seconds.start
        let animator = animator()
        animator.startAnimation()
        seconds.tick(start)
        seconds.tick(start + 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: 0)), durationFactor: 0.5)
        seconds.tick(start + 0.51)
        ways.append(shownX - 30)
        animator.stopAnimation(true)
      }
      // Four times 75 points a second are 3 points in a hundredth of a second, less what the spring damps.
      #expect(ways[0] > 0 && ways[0] < 0.6 && ways[1] - ways[0] > 2.5 && ways[1] - ways[0] < 3)
    }

    // A sheet whose gesture changes the sign of its progress when the animator is reversed follows the finger.
    @Test("§36.5 the progress of a reversed animator is counted in the direction in which it runs")
    func reversedProgress() {
      let animator = animator()
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.75) < 1e-9 && abs(shownX - 30) < 1e-9)
      seconds.tick(0.75)
      #expect(abs(animator.fractionComplete - 0.875) < 1e-9)
      animator.fractionComplete = 0.4
      #expect(abs(animator.fractionComplete - 0.4) < 1e-9 && abs(shownX - 65) < 1e-9)
      animator.isReversed = false
      #expect(abs(animator.fractionComplete - 0.6) < 1e-9 && abs(shownX - 65) < 1e-9)
      animator.stopAnimation(true)
    }

    @Test("scrubbed to an end, it is still active and can be scrubbed back", arguments: [false, true])
    func scrubbingToEnd(isReversed: Bool) {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      animator.isReversed = isReversed
      animator.fractionComplete = 1
      seconds.tick(0)
      seconds.tick(1)
      #expect(animator.state == .active && ends.isEmpty && shownX == (isReversed ? 5 : 105))
      animator.fractionComplete = 0.5
      #expect(abs(shownX - 55) < 1e-9)
      animator.fractionComplete = 1
      animator.startAnimation()
      seconds.tick(2)
      #expect(animator.state == .inactive && ends == [isReversed ? .start : .end])
    }

    @Test("an animator that pauses at its end can be reversed there, and ends when it may")
    func pausingAtEnd() {
      var ends: [UIViewAnimatingPosition] = []
      var animator: UIViewPropertyAnimator? = animator(.easeIn)
      weak var released: UIViewPropertyAnimator?
      released = animator
      animator?.pausesOnCompletion = true
      animator?.addCompletion { ends.append($0) }
      animator?.startAnimation()
      seconds.tick(0)
      seconds.tick(3)
      #expect(animator?.state == .active && animator?.isRunning == false && shownX == 105)
      animator?.isReversed = true
      animator?.startAnimation()
      seconds.tick(4)
      #expect(animator?.isRunning == true && shownX > 5 && shownX < 105)
      seconds.tick(6)
      #expect(animator?.isRunning == false && shownX == 5 && ends.isEmpty)
      animator?.pausesOnCompletion = false
      animator?.startAnimation()
      seconds.tick(7)
      #expect(animator?.state == .inactive && ends == [.start] && view.center.x == 5)
      animator = nil
      #expect(released == nil)
    }

    @Test("stopped, it leaves the views where they are shown")
    func stopping() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.center.x - 30) < 1e-9 && ends.isEmpty)
      animator.finishAnimation(at: .current)
      #expect(ends == [.current] && animator.state == .inactive && abs(view.center.x - 30) < 1e-9)
    }

    // At half of the time: 20 × 15 points about the middle between (5, 5) and (115, 50), which is (60, 27.5).
    @Test("stopped, it leaves the views where they are shown in all properties")
    func stoppingSeveral() {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        view.frame = CGRect(x: 100, y: 40, width: 30, height: 20)
        view.alpha = 0
      }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      animator.stopAnimation(true)
      let (shown, expected) = (view.frame, CGRect(x: 50, y: 20, width: 20, height: 15))
      #expect(abs(shown.minX - expected.minX) < 1e-9 && abs(shown.minY - expected.minY) < 1e-9)
      #expect(abs(shown.width - expected.width) < 1e-9 && abs(shown.height - expected.height) < 1e-9)
      #expect(abs(view.alpha - 0.5) < 1e-6 && view.layer.animationKeys() == nil)
    }

    @Test(
      "stopped, it finishes with the values at its start, at its end, or as they are",
      arguments: zip([UIViewAnimatingPosition.start, .end, .current], [5.0, 105, 30]))
    func finishing(position: UIViewAnimatingPosition, x: Double) {
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seconds.tick(0)
      seconds.tick(0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(abs(view.center.x - x) < 1e-9 && ends == [position] && animator.state == .inactive)
    }

    /// From 5 to 105 in one block, and to 25 in the next.
    private func twoBlocks() -> UIViewPropertyAnimator {
      let animator = animator()
      animator.addAnimations { view.center.x = 25 }
      return animator
    }

    @Test("what two blocks change returns to its value before both: reversed, stopped, or in a transition")
    func returning() {
      let reversed = twoBlocks()
      reversed.startAnimation()
      seconds.tick(0)
      seconds.tick(1)
      reversed.isReversed = true
      seconds.tick(2.5)
      #expect(view.center.x == 5 && reversed.state == .inactive)

      let stopped = twoBlocks()
      stopped.startAnimation()
      seconds.tick(3)
      seconds.tick(4)
      stopped.stopAnimation(false)
      stopped.finishAnimation(at: .start)
      #expect(view.center.x == 5)

      for undoing in [true, false] {
        var ends: [UIViewAnimatingPosition] = []
        let animator = twoBlocks()
        animator.addCompletion { ends.append($0) }
        let transition = TransitionRecording()
        transition.record { animator.startAnimation() }
        transition.scrub(to: 1, on: .main)
        transition.end(undoing: undoing)
        #expect(view.center.x == (undoing ? 5 : 25) && ends == [undoing ? .start : .end])
      }
    }

    /// The ends that an animator reported, and whether it lives.
    private final class Witness {
      var ends: [UIViewAnimatingPosition] = []
      weak var animator: UIViewPropertyAnimator?
    }

    /// Runs an animator that only itself keeps alive.
    private func start(_ blocks: (() -> Void)...) -> Witness {
      let witness = Witness()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      for block in blocks { animator.addAnimations(block) }
      animator.addCompletion { witness.ends.append($0) }
      animator.startAnimation()
      witness.animator = animator
      seconds.tick(0)
      return witness
    }

    private func move(to x: CGFloat) { view.transform = CGAffineTransform(translationX: x, y: 0) }

    private var shownShift: CGFloat { (view.layer.presentation() ?? view.layer).affineTransform().tx }

    @Test(
      "§36.11 an animator whose blocks change a property again ends at its end", arguments: [false, true])
    func changedTwice(inOneBlock: Bool) {
      let witness =
        inOneBlock
        ? start {
          move(to: 10)
          move(to: 50)
        } : start({ move(to: 10) }, { move(to: 50) })
      seconds.tick(1)
      #expect(abs(shownShift - 25) < 1e-9 && witness.ends.isEmpty)
      seconds.tick(2)
      #expect(witness.ends == [.end] && view.transform.tx == 50 && witness.animator == nil)
    }

    @Test("a block that changes a property again finishes, and begins with the value on screen")
    func changedTwiceInBlock() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        move(to: 10)
        move(to: 50)
      } completion: {
        finished.append($0)
      }
      seconds.tick(0)
      seconds.tick(1)
      #expect(abs(shownShift - 25) < 1e-9 && finished.isEmpty)
      seconds.tick(2)
      #expect(finished == [true])
    }

    @Test(
      "§36.11 an animator ends in the next frame when other animations replace its last one, which go on",
      arguments: [false, true])
    func replaced(isReversed: Bool) {
      let witness = start { move(to: 100) }
      seconds.tick(1)
      witness.animator?.isReversed = isReversed
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
      #expect(witness.ends.isEmpty, "not in the middle of other code")
      seconds.tick(1)
      #expect(witness.ends == [isReversed ? .start : .end] && witness.animator == nil)
      seconds.tick(1.5)
      #expect(abs(shownShift - 25) < 1e-9 && view.transform == .identity)
      seconds.tick(2)
    }

    @Test("§36.11 an animator whose animations are removed ends in the next frame, or when it goes on")
    func removed() {
      let witness = start { move(to: 100) }
      view.layer.removeAllAnimations()
      seconds.tick(1)
      #expect(witness.ends == [.end] && witness.animator == nil && view.transform.tx == 100)

      let paused = start { move(to: 50) }
      paused.animator?.pauseAnimation()
      view.layer.removeAllAnimations()
      seconds.tick(2)
      #expect(paused.ends.isEmpty && paused.animator?.state == .active)
      paused.animator?.startAnimation()
      seconds.tick(2)
      #expect(paused.ends == [.end] && paused.animator == nil)
    }

    @Test("§36.11 an animator of a view that is released ends at its end")
    func released() {
      var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let witness = start { [weak view] in view?.center.x = 100 }
      view = nil
      seconds.tick(1)
      #expect(witness.ends.isEmpty)
      seconds.tick(2)
      #expect(witness.ends == [.end] && witness.animator == nil)
    }

    @Test("an animator with nothing to do ends with the next frame")
    func empty() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      seconds.tick(0)
      #expect(ends == [.end])
    }

    // From 5: to 105 in the first half, and to 25 between ¾ and the end.
    @Test("keyframe blocks go from value to value, and hold in between")
    func keyframes() {
      var finished: [Bool] = []
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 25 }
      } completion: {
        finished.append($0)
      }
      seconds.tick(0)
      seconds.tick(1)
      #expect(abs(shownX - 55) < 1e-9)
      seconds.tick(2.5)
      #expect(abs(shownX - 105) < 1e-9)
      seconds.tick(3.5)
      #expect(abs(shownX - 65) < 1e-9)
      seconds.tick(4)
      #expect(shownX == 25 && finished == [true])
    }

    // From 5 to 105 in the first half, and back in the second.
    @Test("§36.8 keyframes in an animator take its duration, are scrubbed with it, and end it")
    func keyframesInAnimator() {
      var ends: [String] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
        } completion: {
          ends.append("keyframes \($0)")
        }
      }
      animator.addCompletion { ends.append("animator \($0.rawValue)") }
      seconds.tick(0)
      animator.fractionComplete = 0.25
      #expect(abs(shownX - 55) < 1e-9)
      animator.fractionComplete = 0.5
      #expect(abs(shownX - 105) < 1e-9)
      animator.startAnimation()
      seconds.tick(0.5)
      #expect(abs(shownX - 55) < 1e-6 && ends.isEmpty)
      seconds.tick(1)
      #expect(ends.sorted() == ["animator 0", "keyframes true"] && animator.state == .inactive)
    }

    @Test("§36.8 keyframes in an animation block take its duration and curve, and it ends with them")
    func keyframesInBlock() {
      var ends: [String] = []
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 105 }
        } completion: { _ in
          ends.append("keyframes")
        }
      } completion: { _ in
        ends.append("block")
      }
      seconds.tick(0)
      seconds.tick(2)
      #expect(abs(shownX - 5) < 1e-9)
      seconds.tick(2.5)
      #expect(abs(shownX - 55) < 1e-9 && ends.isEmpty)
      seconds.tick(3)
      #expect(ends.sorted() == ["block", "keyframes"])
    }

    // Times and positions at 0, ¼, ½ and ¾ of four seconds; paced, the distances 100 and 300 share them.
    @Test(
      "keyframes jump, or move at constant speed",
      arguments: zip(
        [.calculationModeDiscrete, .calculationModePaced, .calculationModeLinear]
          as [UIView.KeyframeAnimationOptions],
        [[5, 5, 105, 105], [5, 105, 205, 305], [5, 55, 105, 255]] as [[Double]]))
    func calculationModes(options: UIView.KeyframeAnimationOptions, expected: [Double]) {
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 405 }
      }
      for (time, x) in expected.enumerated() {
        seconds.tick(CFTimeInterval(time))
        #expect(abs(shownX - x) < 1e-6, "after \(time) s")
      }
      seconds.tick(4)
      #expect(shownX == 405)
    }

    @Test("a display link is called for each frame until it is paused or ended")
    func displayLink() {
      var stamps: [CFTimeInterval] = []
      let link = CADisplayLink { stamps.append($0.timestamp - seconds.start) }
      seconds.tick(0.1)
      link.add(to: .main, forMode: .common)
      seconds.tick(0.25)
      seconds.tick(0.5)
      link.isPaused = true
      seconds.tick(0.75)
      link.isPaused = false
      seconds.tick(1)
      link.invalidate()
      seconds.tick(1.25)
      #expect(stamps == [0.25, 0.5, 1])
      #expect(link.duration == 0.25)
    }

    @Test("a display link skips frames that its preferred rate does not need, and can be added again")
    func preferredRate() {
      var stamps: [CFTimeInterval] = []
      // The first question about the time makes a frame, which must not ask again.
      let start = seconds.start
      let link = CADisplayLink { stamps.append($0.timestamp - start) }
      link.preferredFramesPerSecond = 2
      #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 2, maximum: 2, preferred: 2))
      link.add(to: .main, forMode: .common)
      for time in [0, 0.25, 0.5, 0.75, 1] { seconds.tick(time) }
      link.remove(from: .main, forMode: .common)
      seconds.tick(2)
      link.preferredFramesPerSecond = 0
      link.add(to: .main, forMode: .common)
      for time in [2.25, 2.5] { seconds.tick(time) }
      link.invalidate()
      #expect(stamps == [0, 0.5, 1, 2.25, 2.5])
    }
  }
}
