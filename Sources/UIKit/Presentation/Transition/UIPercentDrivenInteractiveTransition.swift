/// Drives the animation of a transition by a fraction, such as the progress of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var transition: ControllerTransition? { context as? ControllerTransition }

  /// The duration of the whole animation, in seconds. 0 when no transition is in progress.
  open var duration: CGFloat { CGFloat(transition?.coordinator.transitionDuration ?? 0) }
  /// The fraction of the animation that is shown, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation, as a multiple of its own. Default 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the animation. No effect: the rest follows the animation's own curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins interactively. Default true.
  open var wantsInteractiveStart = true

  /// Begins the transition, stopped at its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    transition?.animateScrubbed()
  }

  /// Stops the rest of the animation, after `finish()` or `cancel()`, so that `update(_:)` can continue.
  open func pause() {
    context?.pauseInteractiveTransition()
    transition?.scrub(to: percentComplete)
  }

  /// Shows a fraction of the animation, from 0 to 1. NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
    transition?.scrub(to: self.percentComplete)
  }

  /// Runs the rest of the animation, and completes the transition.
  open func finish() {
    context?.finishInteractiveTransition()
    transition?.runRest(from: percentComplete, cancelled: false, speed: completionSpeed)
  }

  /// Runs the animation backwards, and cancels the transition.
  open func cancel() {
    context?.cancelInteractiveTransition()
    transition?.runRest(from: percentComplete, cancelled: true, speed: completionSpeed)
  }
}
