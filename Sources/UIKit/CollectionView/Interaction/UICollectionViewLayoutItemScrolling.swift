/// A layout that shows items at other positions than their content coordinates, such as a wheel. Therefore it
/// determines the offset for an item.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutItemScrolling: UICollectionViewLayout {
  /// Returns the nearest content offset at which an item is the current item; nil if the item does not exist.
  func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint?
}
