/// The optional members of a drag delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDragDelegateMembers {
  let delegate: any UICollectionViewDragDelegate

  /// What is dragged along when another finger taps an item meanwhile; none when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// How an item's preview looks; like its cell when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  /// An item that was lifted is about to be dragged.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.collectionView(collectionView, dragSessionWillBegin: session)
  }

  /// The drag is over, whatever came of it.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {
    delegate.collectionView(collectionView, dragSessionDidEnd: session)
  }

  /// Whether what is dragged may be moved, and not only copied; yes when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  /// Whether it must stay in this program; no when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

extension UICollectionViewDragDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var collectionView: UICollectionViewDragDelegateMembers? {
    UICollectionViewDragDelegateMembers(delegate: self)
  }
}
