// The members about selecting several items, editing, and the focus.
extension UICollectionViewDelegateMembers {
  /// Whether items are selected by dragging two fingers, or the mouse with Shift, from one on.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Items are about to be selected so; the view is being edited, if several items can be selected then.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The fingers that selected items are lifted.
  public func callAsFunction(_ collectionView: UICollectionView) {
    delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Whether an item is being edited when the view is, as its cell is told; yes when not implemented.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Whether an item can have the focus; yes when not implemented.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  {
    delegate.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Whether the focus may move as it is about to; yes when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// The focus has moved; the coordinator animates what goes along with it.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// The item where the focus begins; the first one seen when nil or not implemented.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: collectionView)
  }

  /// Whether an item is selected when the focus comes to it, if `selectionFollowsFocus`; yes when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// The title that an item is found by when one types the beginning of it; not part of Apple's UIKit.
  public func callAsFunction(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    delegate.collectionView(collectionView, typeSelectStringForItemAt: indexPath)
  }
}
