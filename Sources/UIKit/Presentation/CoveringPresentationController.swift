/// Covers the window or the presenter's view with the whole view of the presented controller.
final class CoveringPresentationController: UIPresentationController {
  /// The style that a popover adapts to. Nil for that of the presented controller.
  private let adaptedStyle: UIModalPresentationStyle?

  init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
    adaptedTo style: UIModalPresentationStyle? = nil
  ) {
    adaptedStyle = style
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? super.presentationStyle }

  override var shouldPresentInFullscreen: Bool { !presentationStyle.takesPlaceInContext }

  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    guard !isDismissing else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
