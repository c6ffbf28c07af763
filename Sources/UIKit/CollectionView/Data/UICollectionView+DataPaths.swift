// The data source and the delegate use index paths of the data. The layout uses presentation index paths. The two
// differ while the user moves an item, and while there are placeholders.
extension UICollectionView {
  /// The index path in the data for a presentation index path. For a placeholder, the index path at which an item would
  /// replace it.
  func dataPath(of path: IndexPath) -> IndexPath {
    placeholders.dataPath(of: itemMovement.held?.map.path(before: path) ?? path)
  }

  /// The index paths in the data for presentation index paths.
  func dataPaths(of paths: [IndexPath]) -> [IndexPath] {
    itemMovement.held == nil && placeholders.isEmpty ? paths : paths.map { dataPath(of: $0) }
  }

  /// The presentation index path for an index path of the data.
  func presentedPath(of path: IndexPath) -> IndexPath {
    let path = placeholders.presentedPath(of: path)
    return itemMovement.held?.map.path(after: path) ?? path
  }

  /// The index path that the data source and the delegate use for an element. Only items have a different one.
  func dataPath(of key: ElementKey) -> IndexPath {
    key.category == .cell ? dataPath(of: key.indexPath) : key.indexPath
  }
}
