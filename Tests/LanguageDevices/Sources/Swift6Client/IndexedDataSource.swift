import UIKit

/// A diffable data source with index titles.
public final class IndexedDataSource: UICollectionViewDiffableDataSource<String, Int> {
  public override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    super.indexTitles(for: collectionView) ?? snapshot().sectionIdentifiers
  }

  public override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    var path = super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    path.item = 1
    return path
  }
}
