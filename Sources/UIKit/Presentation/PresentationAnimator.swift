/// Animates a presentation or a dismissal in one of the system's ways.
final class PresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let style: UIModalTransitionStyle

  init(isPresenting: Bool, style: UIModalTransitionStyle) {
    (self.isPresenting, self.style) = (isPresenting, style)
    super.init()
  }

  /// Half a second for a movement (Behaviour.md 27.10).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    switch style {
    case .coverVertical, .partialCurl: 0.5
    case .flipHorizontal: 0.75
    case .crossDissolve: 0.35
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if isPresenting {
      if let controller = context.viewController(forKey: .to) {
        moving.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(moving)
    }
    switch style {
    case .coverVertical, .partialCurl: cover(moving, context)
    case .crossDissolve: fade(moving, context)
    case .flipHorizontal: flip(moving, context)
    }
  }

  private func cover(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let distance = context.containerView.bounds.height - view.frame.minY
    if isPresenting { view.center.y += distance }
    let isPresenting = isPresenting
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      view.center.y += isPresenting ? -distance : distance
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let (isPresenting, alpha) = (isPresenting, view.alpha)
    if isPresenting { view.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = isPresenting ? alpha : 0
    } completion: { _ in
      let isComplete = !context.transitionWasCancelled
      // The view is out of sight, and may be presented again.
      if !isPresenting, isComplete { view.alpha = alpha }
      context.completeTransition(isComplete)
    }
  }

  /// Turns the view in or out about the vertical axis. It is seen only from its front.
  private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 1000
    turned = CATransform3DRotate(turned, .pi / 2, 0, 1, 0)
    let (isPresenting, transform) = (isPresenting, view.transform3D)
    if isPresenting { view.transform3D = turned }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.transform3D = isPresenting ? transform : turned
    } completion: { _ in
      let isComplete = !context.transitionWasCancelled
      if !isPresenting, isComplete { view.transform3D = transform }
      context.completeTransition(isComplete)
    }
  }
}
