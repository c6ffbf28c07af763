/// The optional methods `adaptivePresentationStyle(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIAdaptivePresentationStyleMembers {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  /// Calls `adaptivePresentationStyle(for:)`.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }
}

/// The optional methods `presentationController(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIAdaptedControllerMembers {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var adaptivePresentationStyle: UIAdaptivePresentationStyleMembers? {
    UIAdaptivePresentationStyleMembers(delegate: self)
  }
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var presentationController: UIAdaptedControllerMembers? {
    UIAdaptedControllerMembers(delegate: self)
  }
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  /// The method with this name. Never nil; optional so that code can call it with a question mark.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}
