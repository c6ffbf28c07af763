/// The optional members of a context menu's delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UIContextMenuInteractionDelegateMembers {
  let delegate: any UIContextMenuInteractionDelegate

  /// The view that the menu is about; the one that has the interaction when not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  /// The view that the menu goes back to; where it came from when not implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }

  /// The older form of the highlight preview, asked when that is nil.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// The older form of the dismissal preview, asked when that is nil.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// The menu is about to open.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// The menu is about to close.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  /// The preview was chosen.
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
  /// The members of that base name, never nil, for calls with a question mark.
  public var contextMenuInteraction: UIContextMenuInteractionDelegateMembers? {
    UIContextMenuInteractionDelegateMembers(delegate: self)
  }
}
