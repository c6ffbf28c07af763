/// Covers the window or the presenter's view with the whole view of the presented controller.
final class CoveringPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { !presentationStyle.takesPlaceInContext }

  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func containerViewWillLayoutSubviews() {
    guard !isDismissing else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
