import Geometry
import UIKit

/// A layout in which scrolling brings one item after the other to where one looks: to the front, to the middle, under a
/// pointer.
///
/// Where items stand depends on the content offset, so that every scroll step is a layout pass of what is visible.
@preconcurrency @MainActor
open class ItemScrollingLayout: ItemSequenceLayout {
  /// The content offset at which an item is where one looks; nil without such an item.
  ///
  /// For use with `setContentOffset(_:animated:)`: frames do not tell how far it is to an item.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? { nil }

  /// Of all content offsets at which an item is where one looks the one nearest to the present one; nil without such an
  /// item. It may lie outside the content, which is moved back to on the way.
  func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    contentOffsetForItem(at: indexPath)
  }

  /// The attributes of the elements that meet a rectangle relative to the viewport: none here.
  func attributes(touching visible: Rectangle) -> [UICollectionViewLayoutAttributes] { [] }

  /// Called while the bounds still have their old size: with its new one the collection view may clamp the offset
  /// before it asks again.
  func sizeWillChange() {}

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    // Relative to the viewport: from here on no number grows with the distance scrolled.
    return attributes(
      touching: Rectangle(rect).offset(by: Point2D.zero - Point2D(collectionView.bounds.origin)))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { sizeWillChange() }
    return true
  }
}

// On Linux scrolling to an item, and the keyboard focus, ask a layout for which frames do not tell how far that is;
// elsewhere there is no such question.
#if os(Linux)
  extension ItemScrollingLayout: UICollectionViewLayoutItemScrolling {
    /// The nearest offset at which an item is where one looks, by the shorter way round where there is one.
    public func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
      nearestContentOffsetForItem(at: indexPath)
    }
  }
#endif
