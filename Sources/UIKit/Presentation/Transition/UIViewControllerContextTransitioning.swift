/// Information about a transition for the object that animates it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the progress now.
  var isInteractive: Bool { get }
  /// Whether the user cancelled the transition.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation. `none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The change of the interface's orientation: the identity.
  var targetTransform: CGAffineTransform { get }

  /// Reports progress from 0 to 1. A `UIPercentDrivenInteractiveTransition` does so itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended, and that the transition will be completed.
  func finishInteractiveTransition()
  /// Reports that the interaction ended, and that the transition will be undone.
  func cancelInteractiveTransition()
  /// Reports that the user interrupted the transition.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator must call it at its end.
  ///
  /// - Parameter didComplete: False when the transition was cancelled, so that the old controller stays.
  func completeTransition(_ didComplete: Bool)

  /// A controller that takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part in the transition. Nil for the view of a presenter that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition, in the container. Zero when it is not in the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition, in the container. Zero when it will be removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}
