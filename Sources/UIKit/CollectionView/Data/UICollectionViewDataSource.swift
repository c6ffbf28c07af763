/// Tells a collection view how much it shows, and supplies the views. All but the first two are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items the section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item: dequeued for this index path and filled in.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are; 1 when not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a supplementary element that the layout has: dequeued for this index path and filled in.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item may be moved by hand. When not implemented, whether `collectionView(_:moveItemAt:to:)` is; that is
  /// found out, before the first movement, by having an item moved to where it is.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data, as it has been moved by hand. The collection view knows already.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of a strip at the edge that leads to items; none when nil or not implemented.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the strip leads to; the first one of the section of that index when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

// What stands for a member that is not implemented.
extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A plain view, and a diagnostic: a layout with supplementary elements needs this member.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dataSourceLacksSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Whether items can be moved in the data.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.dataSourceMovesItems(self, at: indexPath)
  }

  /// Nothing, and a diagnostic: items that can be moved by hand need this member.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.dataSourceLacksMovement() }
}

extension UICollectionViewDataSource {
  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of that index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

// Calls with a question mark, as in `dataSource?.numberOfSections?(in: view)`, find these properties.
extension UICollectionViewDataSource {
  /// The members of that base name, never nil.
  public var collectionView: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }

  /// The member of that base name, never nil.
  public var indexTitles: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }

  /// The member of that base name, never nil.
  public var numberOfSections: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }
}
