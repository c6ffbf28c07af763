import Geometry
import LayoutCore
import UIKit

/// The items of all sections, in order, on a circle around the middle of the view.
///
/// The content is as large as the view. When items are inserted or deleted, the whole ring is rearranged. A new item
/// grows out of the middle, a deleted one shrinks into it, and the others close the gap.
///
/// All items are visible, so the cost of a layout pass depends on the number of items. See `Ring` for the formulas.
@preconcurrency @MainActor
open class RingLayout: ItemSequenceLayout {
  /// Where items go when a circle is full.
  public typealias Overflow = Ring.Overflow

  /// The size of an item in points. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The angle of the first item in radians from the x axis, clockwise. Default 0.
  open var startAngle: CGFloat = 0 { didSet { didChange(from: oldValue, to: startAngle) } }

  /// The angle over which the items are spread in radians, clockwise, or anticlockwise when negative. Default 2π, a
  /// full circle. On a smaller arc, the first and the last item are at the ends.
  open var arc: CGFloat = 2 * .pi { didSet { didChange(from: oldValue, to: arc) } }

  /// Whether all items share one circle, or continue on smaller circles inside it when it is full. Default one circle.
  open var overflow = Overflow.crowded { didSet { didChange(from: oldValue, to: overflow) } }

  /// The minimum distance between neighbours on a circle in points, when `overflow` is `concentric`. Default 0.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { didChange(from: oldValue, to: minimumInteritemSpacing) }
  }

  /// The distance between the items of two neighbouring circles in points. Default 0.
  open var minimumLineSpacing: CGFloat = 0 { didSet { didChange(from: oldValue, to: minimumLineSpacing) } }

  /// Whether items are turned so that their upper edge is on the outside. Default false: all items are upright.
  open var facesOutward = false { didSet { didChange(from: oldValue, to: facesOutward) } }

  // MARK: - UICollectionViewLayout

  open override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = items
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(intersecting: Rectangle(rect.standardized)) { item in
      found.append(attributes(at: items.indexPath(of: item.item), item))
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.number(of: indexPath).flatMap { ring.item($0) }.map { attributes(at: indexPath, $0) }
  }

  /// True when the size changes. Scrolling does not change the content.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: - Updates

  /// A new item grows out of the middle of the ring and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    attributes.center = CGPoint(ring.center)
    attributes.alpha = 0
    return attributes
  }

  /// A deleted item shrinks into the middle of the ring and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let faded else { return nil }
    faded.center = CGPoint(ring.center)
    faded.transform = faded.transform.scaledBy(x: 0.1, y: 0.1)
    return faded
  }

  // MARK: - The ring

  private var ring: Ring {
    Ring(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, startAngle: Double(startAngle),
      arc: Double(arc), overflow: overflow, interitemSpacing: Double(minimumInteritemSpacing),
      lineSpacing: Double(minimumLineSpacing), facesOutward: facesOutward)
  }

  private func attributes(at indexPath: IndexPath, _ item: Ring.Item) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(item.center)
    attributes.size = CGSize(ring.drawnItemSize)
    if item.rotation != 0 { attributes.transform = CGAffineTransform(rotationAngle: item.rotation) }
    return attributes
  }
}
