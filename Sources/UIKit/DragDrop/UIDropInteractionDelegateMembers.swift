/// The methods `dropInteraction(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIDropInteractionDelegateMembers {
  let delegate: any UIDropInteractionDelegate

  /// Calls `dropInteraction(_:canHandle:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate.dropInteraction(interaction, canHandle: session)
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }

  /// Calls `dropInteraction(_:sessionDidExit:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidExit: session)
  }

  /// Calls `dropInteraction(_:performDrop:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    delegate.dropInteraction(interaction, performDrop: session)
  }

  /// Calls `dropInteraction(_:concludeDrop:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    delegate.dropInteraction(interaction, concludeDrop: session)
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidEnd: session)
  }

  /// Calls `dropInteraction(_:previewForDropping:withDefault:)`.
  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }

  /// Calls `dropInteraction(_:item:willAnimateDropWith:)`.
  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}

extension UIDropInteractionDelegate {
  /// The methods with this base name. Never nil: it is optional so that code can call them with a question mark.
  public var dropInteraction: UIDropInteractionDelegateMembers? {
    UIDropInteractionDelegateMembers(delegate: self)
  }
}
