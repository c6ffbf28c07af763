// Members about menus.
extension UICollectionViewDelegateMembers {
  /// Returns whether a long press on an item opens a menu with Cut, Copy and Paste.
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  {
    delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Returns whether Cut, Copy or Paste can be performed for an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    delegate.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Performs the action that the user chose for an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Returns the menu of items.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Returns the menu of one item at a point.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the preview beside which an item's menu opens when the user opens it with a key.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Returns the preview that an item's menu closes to.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// The older form of the highlight preview, called if the newer one returns nil.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The older form of the dismissal preview, called if the newer one returns nil.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Called before the menu opens.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Called before the menu closes.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Called when the user chose the preview beside the menu.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
