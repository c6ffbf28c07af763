/// The optional method `viewController(for:)` of a delegate, so that code can call it with a question mark.
@preconcurrency @MainActor
public struct UILargeContentViewerInteractionDelegateMembers {
  let delegate: any UILargeContentViewerInteractionDelegate

  /// Calls `viewController(for:)`.
  public func callAsFunction(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    delegate.viewController(for: interaction)
  }
}

extension UILargeContentViewerInteractionDelegate {
  /// The method with this base name. Never nil; optional so that code can call it with a question mark.
  public var viewController: UILargeContentViewerInteractionDelegateMembers? {
    UILargeContentViewerInteractionDelegateMembers(delegate: self)
  }
}
