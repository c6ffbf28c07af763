/// The methods `dragInteraction(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIDragInteractionDelegateMembers {
  let delegate: any UIDragInteractionDelegate

  /// Calls `dragInteraction(_:itemsForBeginning:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    delegate.dragInteraction(interaction, itemsForBeginning: session)
  }

  /// Calls `dragInteraction(_:previewForLifting:session:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  /// Calls `dragInteraction(_:willAnimateLiftWith:session:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  /// Calls `dragInteraction(_:sessionWillBegin:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }

  /// Calls `dragInteraction(_:sessionDidMove:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    delegate.dragInteraction(interaction, sessionDidMove: session)
  }

  /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  /// Calls `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  /// Calls `dragInteraction(_:session:willEndWith:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  /// Calls `dragInteraction(_:session:didEndWith:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}

extension UIDragInteractionDelegate {
  /// The methods with this base name. Never nil: it is optional so that code can call them with a question mark.
  public var dragInteraction: UIDragInteractionDelegateMembers? {
    UIDragInteractionDelegateMembers(delegate: self)
  }
}
