/// The optional members of a data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceMembers {
  let dataSource: any UICollectionViewDataSource

  /// How many sections there are.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    dataSource.numberOfSections(in: collectionView)
  }

  /// The view of a supplementary element.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item may be moved by hand.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }

  /// Moves an item in the data.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }

  /// The titles of a strip at the edge.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    dataSource.indexTitles(for: collectionView)
  }

  /// The item that a title of the strip leads to.
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}
