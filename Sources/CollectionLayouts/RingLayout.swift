import Geometry
import LayoutCore
import UIKit

/// The items of all sections, in order, on a circle around the middle of the view.
///
/// By default, all items are visible, and the content is as large as the view. With `visibleItems`, the ring turns
/// endlessly as the content scrolls. It shows some of the items at a time, and the others enter and leave at a seam. On
/// Linux, a finger turns such a ring about its centre.
///
/// When items are inserted or deleted, the whole ring is rearranged. A new item grows out of the middle, a deleted one
/// shrinks into it, and the others close the gap.
///
/// The cost of a layout pass depends on the number of visible items. See `Ring` for the formulas.
@preconcurrency @MainActor
open class RingLayout: PagedLayout {
  /// Where items go when a circle is full.
  public typealias Overflow = Ring.Overflow

  /// The shape of the circles.
  public typealias Shape = Ring.Shape

  /// The size of an item in points. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The angle of the first item in radians from the x axis, clockwise. Default 0. On a full circle that scrolls, it is
  /// the angle of the current item.
  open var startAngle: CGFloat = 0 { didSet { didChange(from: oldValue, to: startAngle) } }

  /// The angle over which the items are spread in radians, clockwise, or anticlockwise when negative. Default 2π, a
  /// full circle. On a smaller arc, the first and the last item are at the ends. When it scrolls, the current item is
  /// in the middle of the arc.
  open var arc: CGFloat = 2 * .pi { didSet { didChange(from: oldValue, to: arc) } }

  /// Whether all items share one circle, or continue on smaller circles inside it when it is full. Default one circle.
  open var overflow = Overflow.crowded { didSet { didChange(from: oldValue, to: overflow) } }

  /// The shape of the circles. Default a circle. A stadium is stretched along the longer side of the view.
  open var shape = Shape.circle { didSet { didChange(from: oldValue, to: shape) } }

  /// The minimum distance between the corners of neighbours on a circle in points. Default 0. It has an effect if
  /// `overflow` is `concentric`. With a negative distance, round items can be closer to each other.
  open var minimumInteritemSpacing: CGFloat = 0 {
    didSet { didChange(from: oldValue, to: minimumInteritemSpacing) }
  }

  /// The distance between the corners of items on two neighbouring circles in points. Default 0. It can be negative.
  open var minimumLineSpacing: CGFloat = 0 { didSet { didChange(from: oldValue, to: minimumLineSpacing) } }

  /// Whether items are turned so that their upper edge is on the outside. Default false: all items are upright.
  open var facesOutward = false { didSet { didChange(from: oldValue, to: facesOutward) } }

  /// The maximum number of items on a ring that scrolls, 1 to 10,000. Default nil: the ring shows all items and does
  /// not scroll.
  ///
  /// Scrolling by the distance between two neighbours on the outermost circle turns the ring by one item. On concentric
  /// circles, there are at most as many items as find room.
  open var visibleItems: Int? {
    didSet {
      if (visibleItems == nil) != (oldValue == nil) { startOver() }
      didChange(from: oldValue, to: visibleItems)
    }
  }

  /// Makes a ring whose `snapping` is `toNearest`, so that a fling can turn it by many items.
  public override init() {
    super.init()
    snapping = .toNearest
  }

  /// Makes a ring from an archive. Its `snapping` is `toNearest`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapping = .toNearest
  }

  // MARK: - Offsets

  /// The content offset at which an item is current. If there are several, the one nearest to the current offset. Nil
  /// when the item does not exist. In a ring that does not scroll, the current content offset.
  ///
  /// It may be outside the content. The layout moves such an offset back into the content while it scrolls.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    guard visibleItems != nil else { return collectionView?.contentOffset }
    return contentOffset(main: pages.offset(ofItem: number, nearest: offset))
  }

  // MARK: - UICollectionViewLayout

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard visibleItems == nil else { return super.layoutAttributesForElements(in: rect) }
    let (items, ring) = (items, ring)
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(intersecting: Rectangle(rect.standardized)) { item in
      found.append(attributes(at: items.indexPath(of: item.item), item, of: ring, origin: .zero))
    }
    return found
  }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, ring, origin) = (items, ring, origin)
    return ring.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), item, of: ring, origin: origin)
    }
  }

  /// The attributes of an item. Those of an item that is not on a ring that scrolls are hidden in the middle.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    let ring = ring
    if let item = visibleItems == nil ? ring.item(number) : ring.item(number, at: offset) {
      return attributes(at: indexPath, item, of: ring, origin: origin)
    }
    guard visibleItems != nil else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = middle
    attributes.size = CGSize(ring.drawnItemSize)
    (attributes.alpha, attributes.isHidden) = (0, true)
    return attributes
  }

  /// True when the size changes, and when a ring that scrolls has scrolled.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isNeeded = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    return isNeeded && (visibleItems != nil || newBounds.size != collectionView?.bounds.size)
  }

  // MARK: - Updates

  /// A new item grows out of the middle of the ring and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    attributes.center = middle
    attributes.alpha = 0
    return attributes
  }

  /// A deleted item shrinks into the middle of the ring and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let faded else { return nil }
    faded.center = middle
    faded.transform = faded.transform.scaledBy(x: 0.1, y: 0.1)
    return faded
  }

  // MARK: - The ring

  override var pages: ScrollPages { ring.pages }

  private var ring: Ring {
    Ring(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, startAngle: Double(startAngle),
      arc: Double(arc), overflow: overflow, interitemSpacing: Double(minimumInteritemSpacing),
      lineSpacing: Double(minimumLineSpacing), facesOutward: facesOutward, shape: shape,
      visibleItems: visibleItems, direction: direction)
  }

  /// The upper left corner of the ring's area in content coordinates. A ring that scrolls stays in the viewport.
  private var origin: CGPoint { visibleItems == nil ? .zero : collectionView?.bounds.origin ?? .zero }

  /// The middle of the ring in content coordinates.
  private var middle: CGPoint {
    let (center, origin) = (ring.center, origin)
    return CGPoint(x: origin.x + center.x, y: origin.y + center.y)
  }

  private func attributes(
    at indexPath: IndexPath, _ item: Ring.Item, of ring: Ring, origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: origin.x + item.center.x, y: origin.y + item.center.y)
    attributes.size = CGSize(ring.drawnItemSize)
    if item.rotation != 0 { attributes.transform = CGAffineTransform(rotationAngle: item.rotation) }
    guard item.presence < 1 else { return attributes }
    attributes.transform = attributes.transform.scaledBy(x: item.presence, y: item.presence)
    attributes.alpha = item.presence
    attributes.zIndex = item.zIndex
    return attributes
  }
}

// On Linux, the collection view asks the layout how far a finger's move scrolls. Other platforms have no such method:
// there, a ring that scrolls follows the finger along its scroll axis.
#if os(Linux)
  extension RingLayout: UICollectionViewLayoutDragging {
    /// The scroll distance by which a finger turns the ring about its centre. Nil for a ring that does not scroll.
    public func scrollDistance(ofDragFrom start: CGPoint, to end: CGPoint) -> CGVector? {
      guard visibleItems != nil else { return nil }
      let distance = ring.scrollDistance(from: Point2D(start), to: Point2D(end))
      return scrollDirection == .vertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0)
    }
  }
#endif
