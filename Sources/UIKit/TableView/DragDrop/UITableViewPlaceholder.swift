/// A row that reserves room for data that is still loading. It is among the rows of the view, but not in the data.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Configures the cell when it appears, and when an update is requested.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The presentation index path at which the placeholder is inserted. It counts other
  ///     placeholders.
  ///   - reuseIdentifier: The reuse identifier of the cell.
  ///   - rowHeight: The height of the row, in points, or `UITableView.automaticDimension` for that of the content.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
    super.init()
  }
}
