/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the parameters of the preview that is animated to the cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  /// Returns the placeholder as one of the rows in a table view.
  func inContent(of table: UITableView) -> UICollectionViewDropPlaceholder {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: insertionIndexPath, reuseIdentifier: TableRowCell.reuseIdentifier)
    placeholder.cellUpdateHandler = { [weak table] in
      guard let host = $0 as? TableRowCell, let table else { return }
      self.cellUpdateHandler?(host.showPlaceholder(self, in: table))
    }
    placeholder.previewParametersProvider = {
      ($0 as? TableRowCell)?.cell.flatMap { self.previewParametersProvider?($0) }
    }
    return placeholder
  }
}
