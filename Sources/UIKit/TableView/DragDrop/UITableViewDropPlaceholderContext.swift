/// A placeholder for a dropped item, until the item is in the data or the placeholder is deleted.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row.
  ///
  /// - Parameter dataSourceUpdates: Inserts the row into the data at the given index path. The insertion need not be
  ///   reported to the table view.
  /// - Returns: False if the placeholder no longer exists, for example after a reload. Then the closure is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: False if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}
