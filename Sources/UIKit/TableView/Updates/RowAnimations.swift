/// The animations that the app has chosen for the rows of the batch update under way.
@MainActor
final class RowAnimations {
  private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation with which the new cell of a reloaded row appears.
  private var reload: UITableView.RowAnimation?
  /// The animation of the rows for which none was chosen; nil for that of the layout.
  var fallback: UITableView.RowAnimation?

  func insert(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for path in paths { insertedRows[path] = animation }
  }

  func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    for path in paths { deletedRows[path] = animation }
  }

  func reload(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    delete(paths, with: animation)
    reload = animation
  }

  func insert(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  func delete(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  func reload(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    delete(sections, with: animation)
    reload = animation
  }

  /// The animation of an appearing row, by its index path after the update; nil for a row of which the update says
  /// nothing.
  func ofAppearingRow(at path: IndexPath) -> UITableView.RowAnimation? {
    insertedRows[path] ?? insertedSections[path.section] ?? reload ?? fallback
  }

  /// The animation of a disappearing row, by its index path before the update.
  func ofDisappearingRow(at path: IndexPath) -> UITableView.RowAnimation? {
    deletedRows[path] ?? deletedSections[path.section] ?? fallback
  }

  func removeAll() {
    insertedRows.removeAll()
    deletedRows.removeAll()
    insertedSections.removeAll()
    deletedSections.removeAll()
    (reload, fallback) = (nil, nil)
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
