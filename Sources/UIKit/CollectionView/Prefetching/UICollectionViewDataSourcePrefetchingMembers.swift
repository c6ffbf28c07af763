/// The optional member of a prefetching data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSourcePrefetchingMembers {
  let prefetching: any UICollectionViewDataSourcePrefetching

  /// Items that were announced are no longer likely to be needed: one scrolls the other way, or has jumped. Optional.
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    prefetching.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The members of that base name, never nil, for calls with a question mark.
  public var collectionView: UICollectionViewDataSourcePrefetchingMembers? {
    UICollectionViewDataSourcePrefetchingMembers(prefetching: self)
  }
}
