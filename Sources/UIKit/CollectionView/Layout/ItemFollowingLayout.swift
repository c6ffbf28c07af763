/// A layout that stores data about items and moves this data with them.
///
/// UIKit notifies a layout of an update only after it was prepared for the new data. The layouts of this package are
/// notified before. Therefore they need not ask about all items again when a single item is inserted.
@MainActor
package protocol ItemFollowingLayout: UICollectionViewLayout {
  /// Called in a batch update, after the invalidation and before `prepare()`.
  func dataDidChange(by rearrangement: ItemRearrangement)
}
