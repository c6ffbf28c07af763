/// Animates the transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration, in seconds. Interactive transitions and the closures of coordinators use it.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container and animates both views.
  ///
  /// At the end of the animation, call `completeTransition(_:)` of the context with whether the transition was not
  /// cancelled.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that can be paused and reversed, the same one each time. Optional.
  ///
  /// The transition starts it when `animateTransition(using:)` has animated nothing.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator that does nothing: the transition uses `animateTransition(using:)` alone.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { NoInterruptibleAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
