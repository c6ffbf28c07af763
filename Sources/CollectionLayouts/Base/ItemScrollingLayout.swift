import Geometry
import UIKit

/// A layout that shows one item at a time as the current one: in front, in the middle, or under a pointer.
///
/// The positions of items depend on the content offset. Every scroll step is therefore a layout pass over the visible
/// items.
@preconcurrency @MainActor
open class ItemScrollingLayout: ItemSequenceLayout {
  /// The content offset at which an item is current. Nil when the item does not exist.
  ///
  /// Pass it to `setContentOffset(_:animated:)`. The frames of items do not show how far away an item is.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? { nil }

  /// The content offset at which an item is current. If there are several, the one nearest to the current offset. Nil
  /// when the item does not exist. The offset may be outside the content. The layout moves it back into the content
  /// while the content scrolls.
  func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    contentOffsetForItem(at: indexPath)
  }

  /// The attributes of the elements that intersect a rectangle relative to the viewport. The default implementation
  /// returns none.
  func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] { [] }

  /// Called while the bounds still have their old size. After the resize, the collection view may clamp the offset
  /// before it asks the layout again.
  func sizeWillChange() {}

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    // The rectangle is relative to the viewport, so that the numbers stay small far into the content.
    return attributes(
      intersecting: Rectangle(rect).offset(by: Point2D.zero - Point2D(collectionView.bounds.origin)))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { sizeWillChange() }
    return true
  }
}

// On Linux, the collection view asks the layout for the offset of an item when it scrolls to the item or moves the
// keyboard focus, because frames do not show the distance. Other platforms have no such method.
#if os(Linux)
  extension ItemScrollingLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which an item is current, by the shorter way round where there is one.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      nearestContentOffsetForItem(at: indexPath)
    }
  }
#endif
