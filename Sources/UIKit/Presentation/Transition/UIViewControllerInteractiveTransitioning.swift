/// Drives the transition between two controllers by something other than the time, usually by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the transition after the interaction. Default 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively. If not, it runs by itself. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
