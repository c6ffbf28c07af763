/// Means that an object with the animation of a transition has no interruptible animator.
///
/// A type, because methods of Swift protocols cannot be missing.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
  }
}
