import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Time is handed in: every test ticks the clock on from where the last one left it.
  @MainActor
  @Suite("Animated views")
  struct ViewAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let seconds = TestSeconds()

    private var shownX: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    @Test("a linear animation stands where time says, begins with the first frame, and ends on the value set")
    func linear() {
      var finished: [Bool] = []
      seconds.tick(0)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { finished.append($0) })
      #expect(view.center.x == 105)
      seconds.tick(0.5)
      #expect(abs(shownX - 5) < 1e-9, "the first frame shows the beginning")
      seconds.tick(0.75)
      #expect(abs(shownX - 30) < 1e-9)
      seconds.tick(1.49)
      #expect(finished.isEmpty)
      seconds.tick(1.5)
      #expect(shownX == 105 && finished == [true])
      #expect(view.layer.presentation() == nil)
      #expect(view.layer.animationKeys() == nil)
    }

    @Test(
      "§36.16 with the option, what a view lays out moves with it, also by an animator; without, it jumps",
      arguments: [false, true], [false, true])
    func layingOut(isAnimated: Bool, usesAnimator: Bool) throws {
      let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), UIView())
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        child.widthAnchor.constraint(equalToConstant: 20),
      ])
      parent.layoutIfNeeded()
      #expect(child.center.x == 90)
      let options: UIView.AnimationOptions = isAnimated ? [.curveLinear, .layoutSubviews] : .curveLinear
      if usesAnimator {
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: options, animations: { parent.frame.size.width = 300 })
      } else {
        UIView.animate(withDuration: 1, delay: 0, options: options) { parent.frame.size.width = 300 }
      }
      parent.layoutIfNeeded()
      seconds.tick(0)
      seconds.tick(0.5)
      let shown = (child.layer.presentation() ?? child.layer).position.x
      #expect(child.center.x == 290 && abs(shown - (isAnimated ? 190 : 290)) < 1e-9)
    }

    @Test("overlapping animations of one property add up, so that speed does not jump")
    func additive() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
      seconds.tick(0)
      seconds.tick(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 })
      // The second begins at its first frame: the first stands at −50 off 105, the second at +100 off 5.
      seconds.tick(0.5)
      #expect(abs(shownX - 55) < 1e-9)
      // 5 + (−100·0.25) + (100·0.75).
      seconds.tick(0.75)
      #expect(abs(shownX - 55) < 1e-9)
      seconds.tick(2)
      #expect(shownX == 5)
    }

    @Test("a delay shows the old value until it is over")
    func delay() {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
      seconds.tick(0)
      seconds.tick(0.4)
      #expect(view.layer.presentation()?.opacity == 1)
      seconds.tick(1)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      seconds.tick(1.5)
      #expect(view.layer.presentation() == nil)
    }

    @Test("§36.9 without animation, with no duration, and outside of blocks changes take effect at once")
    func immediate() {
      var completions = 0
      UIView.animate(withDuration: 0, animations: { view.center.x = 50 }) { _ in completions += 1 }
      #expect(view.center.x == 50)
      #expect(completions == 0 && view.layer.presentation() == nil && view.layer.animationKeys() == nil)
      seconds.tick(0)
      #expect(completions == 1)
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1, animations: { view.center.x = 60 }) { _ in completions += 1 }
      }
      #expect(completions == 2)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 70 }
      }
      view.center.x = 80
      seconds.tick(0.1)
      #expect(view.layer.presentation() == nil)
    }

    @Test("a block in a block takes the duration around, unless it says otherwise")
    func nested() {
      let other = UIView()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.1, delay: 0) { view.center.x = 205 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .curveLinear, .overrideInheritedCurve]
        ) { other.center.x = 100 }
      }
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(abs(shownX - 55) < 1e-9)
      #expect(abs((other.layer.presentation()?.position.x ?? 0) - 50) < 1e-9)
      seconds.tick(3)
    }

    @Test("removing the animations ends them unfinished and shows what was set")
    func removal() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { finished.append($0) }
      seconds.tick(0)
      seconds.tick(0.5)
      view.layer.removeAllAnimations()
      #expect(finished == [false] && shownX == 105)
      seconds.tick(0.6)
      #expect(view.layer.animationKeys() == nil)
    }

    @Test("§36.9 a completion that repeats changes without a duration runs once in each frame")
    func repeatedWithoutDuration() {
      expectCompletionOncePerFrame { completion in
        UIView.animate(withDuration: 0) {
        } completion: { _ in
          completion()
        }
      }
    }

    @Test("§36.4 a completion of an implicit transaction that sets the next one runs once in each frame")
    func repeatedTransaction() {
      expectCompletionOncePerFrame { CATransaction.setCompletionBlock($0) }
    }

    /// Sets a completion that sets itself again, and expects it to run once in each of three frames.
    private func expectCompletionOncePerFrame(
      sourceLocation: SourceLocation = #_sourceLocation,
      _ setCompletion: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) {
      var runs = 0
      func run() {
        setCompletion {
          runs += 1
          if runs < 5 { run() }
        }
      }
      seconds.tick(0)
      run()
      for frame in 1...3 {
        seconds.tick(Double(frame))
        #expect(runs == frame, sourceLocation: sourceLocation)
      }
      runs = 5
      seconds.tick(4)
    }

    @Test("autoreversing animations go there and back, repeating ones do not end")
    func repeating() {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .repeat, .curveLinear],
        animations: { view.center.x = 105 })
      seconds.tick(0)
      seconds.tick(1.25)
      #expect(abs(shownX - 80) < 1e-9)
      seconds.tick(2.25)
      #expect(abs(shownX - 30) < 1e-9)
      seconds.tick(100.5)
      #expect(abs(shownX - 55) < 1e-6 && FrameClock.main.isRunning)
      view.layer.removeAllAnimations()
    }

    @Test("changes in a block are repeated on their own, and the block ends with them")
    func modified() {
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view.alpha = 0.5
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
        }, completion: { finished.append($0) })
      seconds.tick(0)
      seconds.tick(1.25)
      #expect(abs(shownX - 80) < 1e-9 && view.layer.presentation()?.opacity == 0.5)
      seconds.tick(2.25)
      #expect(abs(shownX - 30) < 1e-9 && finished.isEmpty)
      seconds.tick(4)
      #expect(finished == [true] && view.layer.animationKeys() == nil)
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 7 }
      #expect(view.center.x == 7 && view.layer.animationKeys() == nil)
    }

    @Test("an animated transform turns at constant speed without shrinking")
    func transform() throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: 2)
      }
      seconds.tick(0)
      seconds.tick(0.5)
      let shown = try #require(view.layer.presentation()).affineTransform()
      #expect(abs(shown.a - cos(1)) < 1e-9 && abs(shown.b - sin(1)) < 1e-9)
      seconds.tick(1)
    }

    @Test("a basic animation on a layer runs by its key path, and calls its delegate")
    func basicAnimation() throws {
      final class Witness: CAAnimationDelegate {
        var log: [String] = []
        func animationDidStart(_ anim: CAAnimation) { log.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
      }
      let witness = Witness()
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.fromValue = 0
      animation.toValue = CGFloat.pi
      animation.duration = 2
      animation.delegate = witness
      view.layer.add(animation, forKey: "spin")
      seconds.tick(0)
      seconds.tick(1)
      let shown = try #require(view.layer.presentation()).affineTransform()
      #expect(abs(shown.a) < 1e-9 && abs(shown.b - 1) < 1e-9)
      #expect(view.layer.animation(forKey: "spin") != nil && view.transform == .identity)
      seconds.tick(2)
      #expect(witness.log == ["start", "stop true"] && view.layer.animationKeys() == nil)
    }

    @Test("a keyframe animation goes through its values at their times")
    func keyframes() throws {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 50]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 4
      view.layer.add(animation, forKey: nil)
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(abs(shownX - 50) < 1e-9)
      seconds.tick(2.5)
      #expect(abs(shownX - 75) < 1e-9)
      seconds.tick(4)
      #expect(shownX == 5)
    }

    @Test("a transaction's completion waits for all animations made in it")
    func transaction() {
      var completions = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { completions += 1 }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      view.layer.add(animation, forKey: "fade")
      CATransaction.commit()
      seconds.tick(0)
      seconds.tick(0.4)
      #expect(completions == 0)
      seconds.tick(0.5)
      #expect(completions == 1)
    }
  }
}
