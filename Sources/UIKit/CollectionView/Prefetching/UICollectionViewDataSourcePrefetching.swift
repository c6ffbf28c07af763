/// Receives items before they are needed, so that the app can begin to load their data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that are likely to be needed soon, the nearest ones first. None of them is on screen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with announced items that are no longer likely to be needed, because the user scrolls back or the content
  /// jumped. Optional.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    collectionView.receiverLacksMember()
  }
}
