/// The optional members of a drop delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDropDelegateMembers {
  let delegate: any UICollectionViewDropDelegate

  /// Whether what is dragged is of any interest; yes when not implemented.
  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    delegate.collectionView(collectionView, canHandle: session)
  }

  /// It is over the view now.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidEnter: session)
  }

  /// It is over the view no longer.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidExit: session)
  }

  /// The drag is over, whatever came of it.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {
    delegate.collectionView(collectionView, dropSessionDidEnd: session)
  }

  /// What a drop here would do; asked at each step. To copy when not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// How the preview looks that falls to an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}

extension UICollectionViewDropDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var collectionView: UICollectionViewDropDelegateMembers? {
    UICollectionViewDropDelegateMembers(delegate: self)
  }
}
