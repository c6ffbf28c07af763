/// A layout that keeps values about items, such as their sizes, while the data changes.
///
/// UIKit reports the changes of a batch update to a layout only after the layout was prepared for the new data. Then
/// the layout no longer knows to which items its values belong. This protocol reports them before. Therefore the layout
/// need not ask about all items again when a single item is inserted.
///
/// Not part of Apple's UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutDataFollowing: UICollectionViewLayout {
  /// Called in a batch update, after the invalidation and before `prepare()`.
  func dataDidChange(by change: UICollectionViewDataChange)
}
