/// The optional members of a drag delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDragDelegateMembers {
  let delegate: any UICollectionViewDragDelegate

  /// Returns the drag items to add when another finger taps an item during a drag. By default, returns none.
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// Returns the parameters of an item's preview. By default, the preview looks like the cell.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  /// Called before a lifted item is dragged.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.collectionView(collectionView, dragSessionWillBegin: session)
  }

  /// Called when the drag has ended, with or without a drop.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {
    delegate.collectionView(collectionView, dragSessionDidEnd: session)
  }

  /// Returns whether the drag allows moving, not only copying. By default, returns true.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  /// Returns whether the drag must stay in this program. By default, returns false.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

extension UICollectionViewDragDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var collectionView: UICollectionViewDragDelegateMembers? {
    UICollectionViewDragDelegateMembers(delegate: self)
  }
}
