/// Returns the counts of a collection view and supplies its views. Only the first two members are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell for an item, dequeued for this index path and configured.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections. By default, returns 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view of a supplementary element that the layout has, dequeued for this index path and configured.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user may move an item. By default, items can be moved if the data source implements
  /// `collectionView(_:moveItemAt:to:)`.
  ///
  /// The collection view finds this out before the first movement: it asks the data source to move an item to its own
  /// position.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after the user moved it. The collection view already shows the item at its new position.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the section index at the edge. If it returns nil, which is the default, there is none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item that a title of the section index leads to. By default, returns the first item of the section with
  /// that index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

// Defaults for optional members.
extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.receiverLacksMember()
    return 1
  }

  /// Returns a plain view and reports a diagnostic. A layout with supplementary elements needs this member.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.receiverLacksMember()
    return collectionView.dataSourceLacksSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns whether the data source implements `collectionView(_:moveItemAt:to:)`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.receiverLacksMember()
    return collectionView.dataSourceMovesItems(self, at: indexPath)
  }

  /// Does nothing and reports a diagnostic. Interactive movement needs this member.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.receiverLacksMember()
    collectionView.dataSourceLacksMovement()
  }
}

extension UICollectionViewDataSource {
  /// Returns nil: there is no index strip.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    collectionView.receiverLacksMember()
    return nil
  }

  /// Returns the first item of the section with that index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    collectionView.receiverLacksMember()
    return IndexPath(item: 0, section: index)
  }
}

// Optional calls such as `dataSource?.numberOfSections?(in: view)` use these properties.
extension UICollectionViewDataSource {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var collectionView: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }

  /// The member with this base name, for calls with a question mark. Never nil.
  public var indexTitles: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }

  /// The member with this base name, for calls with a question mark. Never nil.
  public var numberOfSections: UICollectionViewDataSourceMembers? {
    UICollectionViewDataSourceMembers(dataSource: self)
  }
}
