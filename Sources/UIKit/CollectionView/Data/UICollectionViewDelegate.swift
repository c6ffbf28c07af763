/// Is told what a collection view shows, and asked what the user may do. Every member is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // Display

  /// A cell is about to be added to the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )
  /// A supplementary view is about to be added to the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A cell has left the view; the data may no longer have an item at that path.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// A supplementary view has left the view; the data may no longer have anything at that path.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // Updates

  /// The last word on where the content is scrolled to after a batch update or a change of layout; the proposal, which
  /// is the layout's, when not implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // What the user does; nothing done in code comes here.

  /// Whether an item may be highlighted while it is touched; yes when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// An item has been highlighted.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item is no longer highlighted.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether the user may select an item; yes when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether the user may deselect an item; yes when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// The user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// The user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether an item is there for something, besides being selected; yes when not implemented, unless the items are being
  /// edited.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Does what an item is there for: it was tapped, or Return was pressed, after the selection has changed. Not when the
  /// tap adds the item to others that are selected, or takes it away.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  // Menus

  /// Whether a long press on an item opens a menu with Cut, Copy and Paste; no when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  /// Whether `"cut:"`, `"copy:"` or `"paste:"` can be done for an item; no when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Does the action that was chosen for an item.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// The menu of items: of the one at a point, or of all that are selected if that is one of them; of the view itself
  /// when there is none. When nil, or not implemented, the older forms for one item are asked.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu of one item at a point; nil when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What an item's menu opens beside when a key asks for it; the item's cell when nil or not implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What an item's menu goes back to.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The older form of the highlight preview, asked when that is nil.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The older form of the dismissal preview, asked when that is nil.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu is about to open.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The preview beside the menu was chosen.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  // Changes of layout

  /// The layout that stands between two others while an interactive transition runs; a plain one when not
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  // Movement by hand

  /// Where an item that is moved by hand may go; the proposal when not implemented.
  ///
  /// - Parameters:
  ///   - collectionView: The view that moves it.
  ///   - originalIndexPath: Where it was taken up.
  ///   - currentIndexPath: Where the others have made room for it last.
  ///   - proposedIndexPath: Where it is held.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The older form, without the place at which the others have made room.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Whether a drag that stays over an item opens it, where `isSpringLoaded`; yes when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // Selecting several items, and editing

  /// Whether items are selected by dragging two fingers, or the mouse with Shift, from one on;
  /// `allowsMultipleSelectionDuringEditing` when not implemented. Not asked where one can scroll in both directions.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Items are about to be selected so; the view is being edited, if several items can be selected then.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The fingers that selected items are lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Whether an item is being edited when the view is, as its cell is told; yes when not implemented.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  // Keyboard and focus

  /// Whether an item can have the focus; yes when not implemented.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Whether the focus may move as it is about to; yes when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// The focus has moved; the coordinator animates what goes along with it.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The item where the focus begins; the first one seen when nil or not implemented.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether an item is selected when the focus comes to it, if `selectionFollowsFocus`; yes when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// The title that an item is found by when one types the beginning of it; not part of Apple's UIKit. Nil, for an
  /// item that is not found so, when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String?
}

extension UICollectionViewDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var collectionView: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }

  /// The member of that base name, never nil.
  public var collectionViewDidEndMultipleSelectionInteraction: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }

  /// The member of that base name, never nil.
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateMembers? {
    UICollectionViewDelegateMembers(delegate: self)
  }
}
