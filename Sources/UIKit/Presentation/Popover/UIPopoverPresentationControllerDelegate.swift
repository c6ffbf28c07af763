/// Follows a popover. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented. The last chance to set its source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

extension UIPopoverPresentationControllerDelegate {
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
}
