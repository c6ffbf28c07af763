/// Moves a pushed view in from the trailing edge over the old view, or a popped view out to that edge.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPop: Bool
  /// How far the view below moves, as a fraction of the width (Behaviour.md 27.36).
  private static let parallax: CGFloat = 0.3

  init(isPop: Bool) {
    self.isPop = isPop
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let (upper, lower) = isPop ? (from, to) : (to, from)
    container.insertSubview(to, at: isPop ? 0 : container.subviews.count)
    to.frame = container.bounds
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let shift = width * Self.parallax
    if isPop { lower.center.x -= shift } else { upper.center.x += width }
    let isPop = isPop
    UIView.animate(withDuration: transitionDuration(using: context)) {
      upper.center.x += isPop ? width : -width
      lower.center.x += isPop ? shift : -shift
    } completion: { _ in
      // The view that leaves is where it was when it comes back.
      let isComplete = !context.transitionWasCancelled
      if isComplete { from.center.x += isPop ? -width : shift }
      context.completeTransition(isComplete)
    }
  }
}
