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

  /// Called after the transition. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
