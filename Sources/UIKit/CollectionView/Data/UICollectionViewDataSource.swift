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
}

// Calls with a question mark, as in `dataSource?.numberOfSections?(in: view)`, find these properties.
extension UICollectionViewDataSource {
  /// The members of that base name, never nil.
  public var collectionView: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }

  /// The member of that base name, never nil.
  public var numberOfSections: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }
}
