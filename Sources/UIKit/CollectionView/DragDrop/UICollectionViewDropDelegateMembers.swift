/// The optional members of a drop delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDropDelegateMembers {
  let delegate: any UICollectionViewDropDelegate

  /// Returns whether the view accepts the dragged items. By default, returns true.
  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    delegate.collectionView(collectionView, canHandle: session)
  }

  /// Called when a drag enters the view.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidEnter: session)
  }

  /// Called when a drag leaves the view.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidExit: session)
  }

  /// Called when the drag has ended, with or without a drop.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {
    delegate.collectionView(collectionView, dropSessionDidEnd: session)
  }

  /// Returns what a drop at this position would do. Called whenever the drag moves. By default, the drop copies.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// Returns the parameters of the preview that is animated to an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}

extension UICollectionViewDropDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var collectionView: UICollectionViewDropDelegateMembers? {
    UICollectionViewDropDelegateMembers(delegate: self)
  }
}
