// Members about selecting several items, editing, and the focus.
extension UICollectionViewDelegateMembers {
  /// Returns whether the user can select items by dragging two fingers, or the mouse with Shift, from an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called before the user selects items by dragging.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called when the user lifts the fingers after selecting items by dragging.
  public func callAsFunction(_ collectionView: UICollectionView) {
    delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Returns whether an item is in the editing state while the view is being edited. By default, returns true.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Returns whether an item can have the focus. By default, returns true.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  {
    delegate.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Returns whether the focus may move. By default, returns true.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// Called when the focus has moved. The coordinator runs animations alongside the change.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Returns the item that receives the focus first; nil if not implemented.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: collectionView)
  }

  /// Returns whether an item is selected when it receives the focus, if `selectionFollowsFocus` is true. By default,
  /// returns true.
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Returns the title by which the user finds an item when typing its beginning. Not part of Apple's UIKit.
  public func callAsFunction(
    _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? {
    delegate.collectionView(collectionView, typeSelectStringForItemAt: indexPath)
  }
}
