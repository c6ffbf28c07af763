/// Fades an alert in while it shrinks to its size, and fades it out.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  /// The size at which an alert begins (Behaviour.md 27.11).
  private static let initialScale: CGFloat = 1.2

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let isPresenting = isPresenting
    if isPresenting {
      context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
      context.containerView.addSubview(view)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = isPresenting ? 1 : 0
      view.transform = .identity
    } completion: { _ in
      let isComplete = !context.transitionWasCancelled
      if !isPresenting, isComplete { view.alpha = 1 }
      context.completeTransition(isComplete)
    }
  }
}
