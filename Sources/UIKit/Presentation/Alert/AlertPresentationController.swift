/// Presents an alert in the middle of the window, or an action sheet at its lower edge.
final class AlertPresentationController: UIPresentationController {
  private let dimming = DimmingView()

  private var alert: (any AlertPresentable)? { presentedViewController as? any AlertPresentable }
  private var isSheet: Bool { alert?.isActionSheet == true }

  /// The width of an alert (Behaviour.md 27.20).
  private static let alertWidth: CGFloat = 270
  /// The distance of an action sheet from the edges, and its maximum width, in points (27.21).
  private static let sheetMargin: CGFloat = 8
  private static let maximumSheetWidth: CGFloat = 398

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedViewController.view else { return .zero }
    let safeArea = containerView.safeAreaInsets
    let area = containerView.bounds.inset(by: safeArea)
    let margin = Self.sheetMargin
    let largest = CGSize(width: max(0, area.width - 2 * margin), height: max(0, area.height - 2 * margin))
    let width = min(isSheet ? Self.maximumSheetWidth : Self.alertWidth, largest.width)
    let fitting = view.sizeThatFits(CGSize(width: width, height: largest.height))
    let height = min(fitting.height, largest.height)
    let y = isSheet ? area.maxY - margin - height : area.midY - height / 2
    return CGRect(x: (area.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard !isDismissing else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    let dimming = dimming
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func makeAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? super.makeAnimator(presenting: presenting) : AlertAnimator(isPresenting: presenting)
  }

  // Escape goes to the controller, which chooses the cancel action.
  override func userDidTapOutside() { if isSheet { alert?.cancel() } }
}

/// A controller that appears as an alert or as an action sheet.
@MainActor
protocol AlertPresentable: UIViewController {
  var isActionSheet: Bool { get }
  /// Leaves everything as it is.
  ///
  /// - Returns: Whether the user may do that.
  @discardableResult
  func cancel() -> Bool
}
