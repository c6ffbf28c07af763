// The paths of the data, which the data source and the delegate go by, and those of what is presented, which the layout
// does. They differ while an item is in the hand, and while there are placeholders.
extension UICollectionView {
  /// The path in the data of an item by the one that is presented; of a placeholder that at which an item would take its
  /// place.
  func dataPath(of path: IndexPath) -> IndexPath {
    placeholders.dataPath(of: itemMovement.held?.map.path(before: path) ?? path)
  }

  /// The presented path of an item by the one in the data.
  func presentedPath(of path: IndexPath) -> IndexPath {
    let path = placeholders.presentedPath(of: path)
    return itemMovement.held?.map.path(after: path) ?? path
  }

  /// The path by which data source and delegate know an element; others than items do not move.
  func dataPath(of key: ElementKey) -> IndexPath {
    key.category == .cell ? dataPath(of: key.indexPath) : key.indexPath
  }
}
