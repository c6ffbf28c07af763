/// The optional methods of a context menu's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIContextMenuInteractionDelegateMembers {
  let delegate: any UIContextMenuInteractionDelegate

  /// The view that the menu is for. By default, the interaction's view.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  /// The view that the menu returns to. By default, the view it opened from.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }

  /// The older method for the highlight preview, called when the newer one returns nil.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// The older method for the dismissal preview, called when the newer one returns nil.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Called before the menu opens.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// Called before the menu closes.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  /// Called when the user chose the preview.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UIContextMenuInteractionDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var contextMenuInteraction: UIContextMenuInteractionDelegateMembers? {
    UIContextMenuInteractionDelegateMembers(delegate: self)
  }
}
