import Geometry
import LayoutCore
import UIKit

/// A wheel of large items, those of all sections in order, that turns as its content scrolls sideways.
///
/// The items' centres lie on a circle around a hub `radius` below the middle of the bounds. Every item's
/// attributes (of the class `SpinningWheelLayoutAttributes`) have that middle as their centre, and a rotation
/// about the hub; cells have to apply the anchor point, as `SpinningWheelCell` does. When the finger lifts,
/// the wheel stops with an item on top.
///
/// A scroll step costs what is visible, whatever the number of items: see `SpinningWheel` for the formulas.
@preconcurrency @MainActor
open class SpinningWheelLayout: UICollectionViewLayout {
  /// How much content there is to scroll over.
  public typealias ContentWidth = SpinningWheel.ContentWidth

  /// The size of an item in points. Default 133 × 173.
  open var itemSize = CGSize(width: 133, height: 173) {
    didSet { invalidate(if: itemSize != oldValue) }
  }

  /// The distance from the hub to the items' centres in points. Default 500.
  open var radius: CGFloat = 500 {
    didSet { invalidate(if: radius != oldValue) }
  }

  /// The angle from an item to the next in radians, clockwise. Default `atan(itemSize.width / radius)`, to
  /// which 0 returns.
  open var anglePerItem: CGFloat {
    get { CGFloat(wheel.anglePerItem) }
    set {
      customAnglePerItem = Double(newValue)
      invalidateLayout()
    }
  }

  /// Whether the content is as wide as all items together, or leaves room for one item's width of scrolling
  /// an item. Default the former.
  open var contentWidth = ContentWidth.items {
    didSet { invalidate(if: contentWidth != oldValue) }
  }

  private var customAnglePerItem: Double?
  /// The items in order; nil when they have to be counted again.
  private var numbering: ItemNumbering?
  /// The wheel of the last pass in a view with an extent.
  private var preparedWheel: SpinningWheel?
  /// What was on top when a new size was announced, nil when none was.
  private var indexBeforeResize: Double?

  /// The content offset at which an item is on top; nil without such an item.
  ///
  /// For use with `setContentOffset(_:animated:)`, since all items share one place in the content.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return CGPoint(x: wheel.offset(ofItem: number), y: Double(collectionView?.contentOffset.y ?? 0))
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { SpinningWheelLayoutAttributes.self }

  open override func prepare() {
    super.prepare()
    keepTopOnTop()
  }

  open override var collectionViewContentSize: CGSize { CGSize(wheel.contentSize) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let origin = Point2D(collectionView.bounds.origin)
    // Relative to the viewport: from here on no number grows with the distance scrolled.
    let visible = Rectangle(rect).offset(by: Point2D.zero - origin)
    let items = items
    return wheel.items(at: origin.x, touching: visible).map { item in
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
    let x = wheel.targetOffset(
      proposed: Double(proposedContentOffset.x), velocity: Double(velocity.x))
    return CGPoint(x: x, y: Double(proposedContentOffset.y))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Now is the time: with its new size the collection view may clamp the offset before it asks again.
    if let preparedWheel, indexBeforeResize == nil, newBounds.size != collectionView?.bounds.size {
      indexBeforeResize = preparedWheel.index(at: offset)
    }
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { numbering = nil }
    super.invalidateLayout(with: context)
  }

  // MARK: - The wheel

  private var items: ItemNumbering {
    if let numbering { return numbering }
    let counted = ItemNumbering(of: collectionView)
    numbering = counted
    return counted
  }

  private var wheel: SpinningWheel {
    SpinningWheel(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: Size2D(collectionView?.bounds.size ?? .zero), radius: Double(radius),
      contentWidth: contentWidth, customAnglePerItem: customAnglePerItem)
  }

  private var offset: Double { Double(collectionView?.contentOffset.x ?? 0) }

  private func attributes(at indexPath: IndexPath, angle: Double) -> SpinningWheelLayoutAttributes {
    let wheel = wheel
    let bounds = collectionView?.bounds ?? .zero
    let attributes = SpinningWheelLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    attributes.size = CGSize(wheel.drawnItemSize)
    attributes.anchorPoint = CGPoint(wheel.anchorPoint)
    attributes.angle = CGFloat(angle)
    attributes.zIndex = wheel.zIndex(at: angle)
    return attributes
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// Moves the offset when what it means has changed (the bounds, the item size, the number of items), so
  /// that the item on top stays there.
  private func keepTopOnTop() {
    let wheel = wheel
    guard let collectionView, wheel.viewportSize.width > 0, wheel.viewportSize.height > 0 else { return }
    defer { (preparedWheel, indexBeforeResize) = (wheel, nil) }
    guard let preparedWheel, preparedWheel != wheel else { return }
    let index = min(indexBeforeResize ?? preparedWheel.index(at: offset), Double(wheel.itemCount - 1))
    guard wheel.itemCount > 0, abs(wheel.index(at: offset) - index) > 1e-9 else { return }
    collectionView.contentOffset.x = CGFloat(wheel.offset(atIndex: index))
  }
}
