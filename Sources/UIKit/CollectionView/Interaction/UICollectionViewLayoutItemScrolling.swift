/// A layout that shows items elsewhere than where they stand in the content, such as a wheel, and so has to say
/// how far to scroll for one.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutItemScrolling: UICollectionViewLayout {
  /// The content offset at which an item is where one looks; of several, the nearest. Nil without such an item.
  func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint?
}
