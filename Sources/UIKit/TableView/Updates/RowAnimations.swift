/// The animations that the app has chosen for the rows of the batch update under way.
@MainActor
final class RowAnimations {
  private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of inserted, deleted and reloaded rows for which none was chosen; nil for that of the layout.
  var fallback: UITableView.RowAnimation?

  func insert(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for path in paths { insertedRows[path] = animation }
  }

  func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for path in paths { deletedRows[path] = animation }
  }

  func insert(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  func delete(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  /// The animation of an appearing row, by its index path after a change; nil for a row that stays.
  ///
  /// A reloaded row appears with the animation with which its old cell disappears.
  func ofAppearingRow(at path: IndexPath, in change: UICollectionViewDataChange) -> UITableView.RowAnimation?
  {
    if let chosen = insertedRows[path] ?? insertedSections[path.section] { return chosen }
    if let before = change.indexPath(before: path) { return ofDisappearingRow(at: before, in: change) }
    if let section = change.section(before: path.section), change.isReloaded(section: section) {
      return deletedSections[section] ?? fallback
    }
    return fallback
  }

  /// The animation of a disappearing row, by its index path before a change; nil for a row that stays.
  func ofDisappearingRow(at path: IndexPath, in change: UICollectionViewDataChange)
    -> UITableView.RowAnimation?
  {
    let stays = change.indexPath(after: path) != nil && !change.isReloaded(itemAt: path)
    return stays ? nil : deletedRows[path] ?? deletedSections[path.section] ?? fallback
  }

  func removeAll() {
    insertedRows.removeAll()
    deletedRows.removeAll()
    insertedSections.removeAll()
    deletedSections.removeAll()
    fallback = nil
  }
}

extension UITableView.RowAnimation {
  /// Returns where a row appears from or disappears to, given its attributes when it is visible.
  @MainActor
  func applied(to attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    let size = attributes.size
    switch self {
    case .fade, .automatic, .middle: attributes.alpha = 0
    case .right: (attributes.alpha, attributes.center.x) = (1, attributes.center.x + size.width)
    case .left: (attributes.alpha, attributes.center.x) = (1, attributes.center.x - size.width)
    case .top: (attributes.alpha, attributes.center.y) = (0, attributes.center.y - size.height)
    case .bottom: (attributes.alpha, attributes.center.y) = (0, attributes.center.y + size.height)
    case .none: attributes.alpha = 1
    }
    return attributes
  }
}
