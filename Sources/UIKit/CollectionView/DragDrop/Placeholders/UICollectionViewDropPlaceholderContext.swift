/// A placeholder that waits for what was dropped, until that is in the data or given up.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item.
  ///
  /// - Parameter dataSourceUpdates: Puts the item into the data, at the path it is given; nothing needs to be said to
  ///   the collection view.
  /// - Returns: False when the placeholder is gone, as after reloading; nothing was called then.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// - Returns: False when it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's cell filled in again, if it is on screen.
  func setNeedsCellUpdate()
}
