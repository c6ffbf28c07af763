/// The optional member of a prefetching data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSourcePrefetchingMembers {
  let prefetching: any UICollectionViewDataSourcePrefetching

  /// Called with announced items that are no longer likely to be needed.
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    prefetching.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var collectionView: UICollectionViewDataSourcePrefetchingMembers? {
    UICollectionViewDataSourcePrefetchingMembers(prefetching: self)
  }
}
