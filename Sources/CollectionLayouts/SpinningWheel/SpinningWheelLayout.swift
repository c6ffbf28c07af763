import Geometry
import LayoutCore
import UIKit

/// A wheel of large items, those of all sections in order, that turns as its content scrolls sideways.
///
/// The centres of the items are on a circle around a hub that is `radius` below the middle of the part of the bounds that
/// `sectionInset` leaves free. The attributes of every item, of the class `SpinningWheelLayoutAttributes`, have that
/// middle as their centre and a rotation about the hub. Cells must apply the anchor point, as `SpinningWheelCell` does. When the finger lifts, the
/// wheel stops with an item on top. Inserted items swing in, and deleted items swing out.
///
/// The cost of a scroll step depends only on the visible items, not on the number of items. See `SpinningWheel` for the
/// formulas.
@preconcurrency @MainActor
open class SpinningWheelLayout: ItemScrollingLayout, AxisScrolling {
  /// The width of the content.
  public typealias ContentWidth = SpinningWheel.ContentWidth

  /// The size of an item in points. Default 133 × 173.
  open var itemSize = CGSize(width: 133, height: 173) {
    didSet { didChange(from: oldValue, to: itemSize) }
  }

  /// The margins at the edges of the bounds, in points. The item on top is in the middle of the remaining area. Default
  /// zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { didChange(from: oldValue, to: sectionInset) }
  }

  /// The distance from the hub to the items' centres in points. Default 500.
  open var radius: CGFloat = 500 {
    didSet { didChange(from: oldValue, to: radius) }
  }

  /// The angle between two neighbouring items in radians, clockwise. Default `atan(itemSize.width / radius)`. Setting
  /// it to 0 restores the default.
  open var anglePerItem: CGFloat {
    get { CGFloat(wheel.anglePerItem) }
    set {
      let oldValue = customAnglePerItem
      customAnglePerItem = newValue
      didChange(from: oldValue, to: newValue)
    }
  }

  /// Whether the content is as wide as all items together, or so wide that scrolling by one item's width turns the
  /// wheel by one item. Default: all items together.
  open var contentWidth = ContentWidth.items {
    didSet { didChange(from: oldValue, to: contentWidth) }
  }

  /// Whether the first item follows the last one, so that the wheel is filled on both sides of every item. Default
  /// false.
  ///
  /// Where there are too few items to fill the view, they fade out at one end and in at the other, unless all of them
  /// together are one turn (`anglePerItem`). Fewer than three items have ends.
  open var isEndless = false { didSet { didChange(from: oldValue, to: isEndless) } }

  private var customAnglePerItem: CGFloat?
  private let scrollAnchor = ScrollAnchor<SpinningWheel>()

  /// The content offset at which an item is on top. Nil when the item does not exist.
  ///
  /// Pass it to `setContentOffset(_:animated:)`. All items have the same position, so their frames do not show the
  /// distance.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { contentOffset(main: wheel.offset(ofItem: $0)) }
  }

  override func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { contentOffset(main: wheel.offset(ofItem: $0, nearest: offset)) }
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { SpinningWheelLayoutAttributes.self }

  open override func prepare() {
    super.prepare()
    // A wheel with ends begins at its inset.
    scrollAnchor.moveContent(of: self, in: wheel, isUntouched: isEndless && isUntouched(offset))
  }

  open override var collectionViewContentSize: CGSize { CGSize(wheel.contentSize) }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let items = items
    return wheel.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), angle: item.angle)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    return attributes(at: indexPath, angle: wheel.angle(ofItem: number, at: offset))
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let target = wheel.targetOffset(proposed: main(proposedContentOffset), velocity: main(velocity))
    return contentOffset(main: target, proposedContentOffset)
  }

  override func sizeWillChange() { scrollAnchor.sizeWillChange(at: offset) }

  // MARK: - Updates

  /// A new item swings in from two positions further on, and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(swungOut)
  }

  /// A deleted item swings out by two positions, and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    faded.map(swungOut)
  }

  private func swungOut(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    (attributes as? SpinningWheelLayoutAttributes)?.angle += 2 * anglePerItem
    attributes.alpha = 0
    return attributes
  }

  // MARK: - The wheel

  /// The wheel scrolls only horizontally.
  var scrollDirection: UICollectionView.ScrollDirection { .horizontal }

  private var wheel: SpinningWheel {
    SpinningWheel(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, insets: Insets(sectionInset), radius: Double(radius),
      contentWidth: contentWidth, customAnglePerItem: customAnglePerItem.map { Double($0) },
      isEndless: isEndless)
  }

  private func attributes(at indexPath: IndexPath, angle: Double) -> SpinningWheelLayoutAttributes {
    let wheel = wheel
    let attributes = SpinningWheelLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(inContent: wheel.middle, of: collectionView)
    attributes.size = CGSize(wheel.drawnItemSize)
    attributes.anchorPoint = CGPoint(wheel.anchorPoint)
    attributes.angle = CGFloat(angle)
    attributes.zIndex = wheel.zIndex(at: angle)
    attributes.alpha = CGFloat(wheel.alpha(at: angle))
    return attributes
  }
}
