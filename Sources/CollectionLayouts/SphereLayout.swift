import Geometry
import LayoutCore
import UIKit

/// An endless sphere of small items, those of all sections in order, such as a tag cloud. It turns as its content
/// scrolls in both directions.
///
/// All items are positioned in the middle of the bounds and differ in their transform. The sphere therefore stays in
/// the bounds while the content scrolls. The initial offset is one page in each direction, with the first item in
/// front. When the offset leaves the range between half a page and `m + ½` pages, the layout moves it by `m` pages
/// along that axis. This is not visible, and a drag or a deceleration continues. On great circles, `m` is the number of
/// items. On a lattice, it is `pagesPerTurn`, multiplied vertically by the number of turns after which every item has
/// been visible.
///
/// The cost of a scroll step depends only on the visible items, not on the number of items. See `Sphere` for the
/// formulas.
@preconcurrency @MainActor
open class SphereLayout: ItemScrollingLayout {
  /// The arrangement of the items on the sphere.
  public typealias Arrangement = Sphere.Arrangement
  /// The direction in which items face.
  public typealias Facing = Sphere.Facing

  /// The size of an item in points, before perspective magnifies it. Default 30 × 30.
  open var itemSize = CGSize(width: 30, height: 30) {
    didSet { didChange(from: oldValue, to: itemSize) }
  }

  /// The arrangement of the items on the sphere. Default: an evenly spread lattice. A change scrolls to the first item.
  ///
  /// `.circles(4)` distributes the items over four great circles, each of which turns about its own axis.
  open var arrangement = Arrangement.lattice {
    didSet {
      if arrangement != oldValue { startOver() }
      didChange(from: oldValue, to: arrangement)
    }
  }

  /// The radius of the lattice in points, less than half of `eyeDistance`. Default 0.4 of the bounds' shorter side.
  /// Setting it to 0 restores the default.
  ///
  /// It has no effect on great circles. Their radius follows from the number of items.
  open var radius: CGFloat {
    get { CGFloat(sphere.radius) }
    set {
      let oldValue = customRadius
      customRadius = newValue
      didChange(from: oldValue, to: newValue)
    }
  }

  /// The factors by which the distances from the middle are multiplied along each axis of the screen. Default 1 × 1.
  ///
  /// In a view that is not square, they make an ellipsoid that fills it. Items keep their size and shape. A factor that
  /// is not positive is treated as 1.
  open var stretch = CGSize(width: 1, height: 1) {
    didSet { didChange(from: oldValue, to: stretch) }
  }

  /// The number of pages of scrolling that turn the lattice once. A page is the extent of the bounds. Default 4.
  open var pagesPerTurn = 4 {
    didSet { didChange(from: oldValue, to: pagesPerTurn) }
  }

  /// Whether the items of the lattice face the viewer, or lie flat on the sphere. By default, they face the viewer.
  open var facing = Facing.viewer {
    didSet { didChange(from: oldValue, to: facing) }
  }

  /// The scale of the lattice's items at the back, 0…1. Default 0.5.
  open var backScale: CGFloat = 0.5 {
    didSet { didChange(from: oldValue, to: backScale) }
  }

  /// The opacity of the lattice's items at the back, 0…1. Default 0.25.
  open var backAlpha: CGFloat = 0.25 {
    didSet { didChange(from: oldValue, to: backAlpha) }
  }

  /// The part of the lattice, from the front, whose items are opaque, as a fraction of its depth, 0…1. Default 0.
  ///
  /// Behind it, the opacity decreases to `backAlpha`. At 0.5 the front half is opaque.
  open var opaqueFraction: CGFloat = 0 {
    didSet { didChange(from: oldValue, to: opaqueFraction) }
  }

  /// The maximum number of items on the sphere at once, 1 to 10,000. Default 200.
  ///
  /// When there are more items, the points of the lattice change their items as vertical scrolling turns them across
  /// the back, where items fade. Horizontal scrolling does not change items. Each full turn shows other items, until
  /// all items have been visible. On great circles, only the items nearest to the front exist.
  open var visibleItems = 200 {
    didSet { didChange(from: oldValue, to: visibleItems) }
  }

  /// The distance of the eye from the screen in points. A smaller distance makes the perspective stronger. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { didChange(from: oldValue, to: eyeDistance) }
  }

  private var customRadius: CGFloat?
  private let horizontalAnchor = ScrollAnchor<SphereAxis>()
  private let verticalAnchor = ScrollAnchor<SphereAxis>()

  /// The content offset, well inside the content, at which an item is in front. Nil when the item does not exist.
  ///
  /// Pass it to `setContentOffset(_:animated:)`. All items have the same position, so their frames do not show the
  /// distance.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { CGPoint(sphere.offset(ofItem: $0)) }
  }

  override func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { CGPoint(sphere.offset(ofItem: $0, near: offset)) }
  }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    keepFrontInFront()
  }

  open override var collectionViewContentSize: CGSize { CGSize(sphere.contentSize) }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, sphere, center) = (items, sphere, viewportCenter)
    let size = CGSize(sphere.drawnItemSize)
    return sphere.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), item, size: size, center: center)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sphere = sphere
    guard let number = items.number(of: indexPath) else { return nil }
    guard let item = sphere.item(number, at: offset) else { return attributesInside(at: indexPath) }
    return attributes(at: indexPath, item, size: CGSize(sphere.drawnItemSize), center: viewportCenter)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let (sphere, isUntouched) = (sphere, isUntouched(proposedContentOffset))
    let proposed = Point2D(proposedContentOffset)
    return CGPoint(
      x: sphere.horizontalAxis.startingOffset(proposed.x, isUntouched: isUntouched.x),
      y: sphere.verticalAxis.startingOffset(proposed.y, isUntouched: isUntouched.y))
  }

  override func sizeWillChange() {
    horizontalAnchor.sizeWillChange(at: offset.x)
    verticalAnchor.sizeWillChange(at: offset.y)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    startOver()
  }

  /// Inserted items grow out of the middle of the sphere.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesInside(at: indexPath)
  }

  /// Deleted items shrink into the middle of the sphere.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    attributesInside(at: indexPath)
  }

  // MARK: - The sphere

  private var sphere: Sphere {
    Sphere(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, arrangement: arrangement, facing: facing,
      customRadius: customRadius.flatMap { $0 > 0 ? Double($0) : nil }, stretch: Size2D(stretch),
      pagesPerTurn: pagesPerTurn, backScale: Double(backScale), backAlpha: Double(backAlpha),
      opaqueFraction: Double(opaqueFraction), visibleItems: visibleItems, eyeDistance: Double(eyeDistance))
  }

  private func attributes(
    at indexPath: IndexPath, _ item: Sphere.Item, size: CGSize, center: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = center
    attributes.size = size
    attributes.transform3D = CATransform3D(item.transform)
    attributes.alpha = CGFloat(item.alpha)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Small, transparent attributes in the middle of the sphere, for items that are not on it.
  private func attributesInside(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = viewportCenter
    attributes.size = CGSize(sphere.drawnItemSize)
    attributes.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    attributes.alpha = 0
    return attributes
  }

  // MARK: - The offset

  private var offset: Point2D { Point2D(collectionView?.contentOffset ?? .zero) }

  /// Brings the first item to the front in the next pass. The offset belongs to another layout or another arrangement.
  private func startOver() {
    horizontalAnchor.startOver()
    verticalAnchor.startOver()
  }

  /// Along which axes an offset is the initial one of a collection view.
  private func isUntouched(_ offset: CGPoint) -> (x: Bool, y: Bool) {
    guard let collectionView else { return (false, false) }
    let insets = collectionView.adjustedContentInset
    return (
      collectionView.isUntouched(offset.x, inset: insets.left),
      collectionView.isUntouched(offset.y, inset: insets.top)
    )
  }

  /// Sets the initial offset, keeps the front in front when the size of a page changes, and wraps the offset.
  private func keepFrontInFront() {
    guard let collectionView else { return }
    let (sphere, offset) = (sphere, offset)
    let isUntouched = isUntouched(collectionView.contentOffset)
    let target = Point2D(
      x: horizontalAnchor.offset(in: sphere.horizontalAxis, from: offset.x, isUntouched: isUntouched.x),
      y: verticalAnchor.offset(in: sphere.verticalAxis, from: offset.y, isUntouched: isUntouched.y))
    collectionView.moveContent(to: CGPoint(target), isWrapping: target == sphere.wrappedOffset(offset)) {
      CGPoint(sphere.wrappedOffset(Point2D($0)))
    }
  }
}
