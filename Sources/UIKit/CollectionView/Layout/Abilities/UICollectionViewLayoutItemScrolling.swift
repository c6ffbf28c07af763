/// A layout that draws items away from their content coordinates, such as a wheel. The layout itself determines the
/// content offset for an item.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutItemScrolling: UICollectionViewLayout {
  /// Returns the nearest content offset at which an item is the current item; nil if the item does not exist.
  func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint?
}
