/// Follows a popover. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented. The last chance to set its source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

  /// Returns whether the user may dismiss the popover. Deprecated in iOS: use
  /// `presentationControllerShouldDismiss(_:)`. Default true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Called after the user has dismissed the popover. Deprecated in iOS: use `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}

  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

// Calls with a question mark use these properties.
extension UIPopoverPresentationControllerDelegate {
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }

  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }

  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
