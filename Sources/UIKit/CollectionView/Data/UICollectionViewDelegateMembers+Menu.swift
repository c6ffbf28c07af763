// The members about menus.
extension UICollectionViewDelegateMembers {
  /// Whether a long press on an item opens a menu with Cut, Copy and Paste.
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Whether Cut, Copy or Paste can be done for an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    delegate.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Does the action that was chosen for an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// The menu of items.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// The menu of one item at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// What an item's menu opens beside when a key asks for it.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// What an item's menu goes back to.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// The older form of the highlight preview, asked when that is nil.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The older form of the dismissal preview, asked when that is nil.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The menu is about to open.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// The menu is about to close.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// The preview beside the menu was chosen.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
