/// Lets a view grow from another one, or shrink to it. Where that is not possible, or the user prefers less motion, it fades.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isZoomingIn: Bool
  private weak var source: UIView?
  private let controllers: UIViewController.ZoomTransitionSourceViewProviderContext
  private let options: UIViewController.Transition.ZoomOptions

  init(
    isZoomingIn: Bool, from source: UIView?,
    _ controllers: UIViewController.ZoomTransitionSourceViewProviderContext,
    _ options: UIViewController.Transition.ZoomOptions
  ) {
    (self.isZoomingIn, self.source) = (isZoomingIn, source)
    (self.controllers, self.options) = (controllers, options)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let zoomed = context.view(forKey: isZoomingIn ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    // The view below a popped one is not in the container yet.
    if !isZoomingIn, let below = context.view(forKey: .to), below.superview !== container {
      below.frame = container.bounds
      container.insertSubview(below, at: 0)
    }
    if isZoomingIn {
      if let controller = context.viewController(forKey: .to) {
        zoomed.frame = context.finalFrame(for: controller)
      }
      container.addSubview(zoomed)
    }
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = options.dimmingColor
    container.insertSubview(dimming, belowSubview: zoomed)

    let (transform, alpha, isZoomingIn) = (zoomed.transform, zoomed.alpha, isZoomingIn)
    let small = reduction(of: zoomed, in: container)
    let source = small == nil ? nil : source
    let sourceAlpha = source?.alpha ?? 1
    source?.alpha = 0
    if isZoomingIn {
      zoomed.transform = small ?? transform
      zoomed.alpha = 0
      dimming.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      zoomed.transform = isZoomingIn ? transform : small ?? transform
      zoomed.alpha = isZoomingIn ? alpha : 0
      dimming.alpha = isZoomingIn ? 1 : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      source?.alpha = sourceAlpha
      // The view is out of sight, and may be shown again.
      zoomed.transform = transform
      zoomed.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The transform with which a view covers the source. Nil if there is none.
  private func reduction(of view: UIView, in container: UIView) -> CGAffineTransform? {
    guard let source, source.window != nil, source.window === container.window,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    let target = container.convert(source.bounds, from: source)
    let whole = view.bounds
    let chosen = options.alignmentRectProvider?(controllers) ?? whole
    let part = chosen.isEmpty || chosen.isNull || !chosen.width.isFinite ? whole : chosen
    guard part.width > 0, part.height > 0, target.width > 0, target.height > 0 else { return nil }
    let factor = max(target.width / part.width, target.height / part.height)
    // The middle of the part moves to that of the source.
    let middle = CGPoint(x: part.midX - whole.midX, y: part.midY - whole.midY)
    return CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: target.midX - view.center.x - middle.x * factor,
      ty: target.midY - view.center.y - middle.y * factor)
  }
}
