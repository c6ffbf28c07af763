/// Receives display and selection events of a collection view, and decides what the user may do. Every member is
/// optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: - Display

  /// Called before a cell is added to the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )
  /// Called before a supplementary view is added to the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a cell was removed from the view. The data may no longer contain an item at this index path.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called after a supplementary view was removed from the view. The data may no longer contain an element at this
  /// index path.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: - Updates

  /// Returns the content offset after a batch update or a change of layout. By default, returns the proposal of the
  /// layout.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // MARK: - User interaction
  //
  // Changes made in code do not call these methods.

  /// Returns whether an item may be highlighted while it is touched. By default, returns true.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called when an item was highlighted.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when an item is no longer highlighted.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the user may select an item. By default, returns true.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the user may deselect an item. By default, returns true.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when the user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether an item has a primary action besides selection. By default, returns true unless the items are
  /// being edited.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of an item.
  ///
  /// Called when the user taps the item or presses Return, after the selection has changed. Not called if the tap adds
  /// the item to a multiple selection or removes it from one.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns what a new window for an item is to show, when two fingers on the item move apart, or when the user presses
  /// Shift+Return. By default, returns nil, and no window opens.
  ///
  /// The point is in the view's coordinates.
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?

  // MARK: - Menus

  /// Returns whether a long press on an item opens a menu with Cut, Copy and Paste. By default, returns false.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  /// Returns whether `"cut:"`, `"copy:"` or `"paste:"` can be performed for an item. By default, returns false.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs the action that the user chose for an item.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the menu for items: the item at a point, or all selected items if it is one of them. If no item is at the
  /// point, the menu is that of the view itself.
  ///
  /// If it returns nil, which is the default, the older methods for one item are called.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the menu of one item at a point. By default, returns nil.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview beside which an item's menu opens when the user opens it with a key. If it returns nil, which
  /// is the default, the item's cell is used.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview that an item's menu closes to.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The older form of the highlight preview, called if the newer one returns nil.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The older form of the dismissal preview, called if the newer one returns nil.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before the menu opens.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the user chose the preview beside the menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  // MARK: - Changes of layout

  /// Returns the layout that interpolates between two others during an interactive transition. By default, returns a
  /// plain transition layout.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  // MARK: - Interactive movement

  /// Returns the index path to which the held item may move. By default, returns the proposed index path.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view in which the item is moved.
  ///   - originalIndexPath: The index path at which the item was lifted.
  ///   - currentIndexPath: The index path for which the other items last made room.
  ///   - proposedIndexPath: The index path at which the item is held.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The older form. It receives the original index path, not the current one.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether a drag that rests on an item selects it, if `isSpringLoaded` is true. By default, returns true.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: - Selecting several items, and editing

  /// Returns whether the user can select items by dragging two fingers, or the mouse with Shift, from an item. By
  /// default, returns `allowsMultipleSelectionDuringEditing`. Not called if the content scrolls in both directions.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called before the user selects items by dragging. If `allowsMultipleSelectionDuringEditing` is true, the view is
  /// now being edited.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the user lifts the fingers after selecting items by dragging.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Returns whether an item is in the editing state while the view is being edited. Its cell receives this state. By
  /// default, returns true.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  // MARK: - Keyboard and focus

  /// Returns whether an item can have the focus. By default, returns true.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move. By default, returns true.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Called when the focus has moved. The coordinator runs animations alongside the change.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the item that receives the focus first. If it returns nil, which is the default, the first selected item
  /// on screen receives the focus, or else the first fully visible item.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item is selected when it receives the focus, if `selectionFollowsFocus` is true. By default,
  /// returns true.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns the title by which the user finds an item when typing its beginning. If it returns nil, which is the
  /// default, typing does not find the item.
  ///
  /// Not part of Apple's UIKit.
  func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String?
}

extension UICollectionViewDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var collectionView: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }

  /// The member with this base name, for calls with a question mark. Never nil.
  public var collectionViewDidEndMultipleSelectionInteraction: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }

  /// The member with this base name, for calls with a question mark. Never nil.
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }
}
