/// The optional members of a data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceMembers {
  let dataSource: any UICollectionViewDataSource

  /// Returns the number of sections.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    dataSource.numberOfSections(in: collectionView)
  }

  /// Returns the view of a supplementary element.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Returns whether the user may move an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }

  /// Moves an item in the data.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }

  /// Returns the titles of the section index.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    dataSource.indexTitles(for: collectionView)
  }

  /// Returns the item that a title of the section index leads to.
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}
