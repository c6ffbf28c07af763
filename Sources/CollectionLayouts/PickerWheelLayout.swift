import Geometry
import LayoutCore
import UIKit

/// An endless picker. The items of all sections, in order, are the faces of a cylinder seen from the side, in
/// perspective.
///
/// All items are positioned in the middle of the bounds and differ in their transform. The wheel therefore stays in the
/// bounds while the content scrolls by one page per row. A page is the bounds' extent along the scroll axis. The
/// initial offset is one page, with the first item in front. When the offset leaves the range between half a page and
/// `n + ½` pages, the layout moves it by `n` pages. This is not visible, and a drag or a deceleration continues.
///
/// The cost of a scroll step depends only on the visible items, not on the number of items. See `PickerWheel` for the
/// formulas.
@preconcurrency @MainActor
open class PickerWheelLayout: ItemScrollingLayout, AxisScrolling {
  /// The order of the items.
  public typealias Order = PickerWheel.Order
  /// How the wheel shows faces a quarter turn or more from the front.
  public typealias FarFaces = PickerWheel.FarFaces

  /// The size of a face in points, before perspective magnifies it. Default 260 × 100.
  open var itemSize = CGSize(width: 260, height: 100) {
    didSet { didChange(from: oldValue, to: itemSize) }
  }

  /// The axis along which items move. Default vertical. A change scrolls to the first item.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      if scrollDirection != oldValue { scrollAnchor.startOver() }
      didChange(from: oldValue, to: scrollDirection)
    }
  }

  /// The order of the items. Default forward: the next item is below, or to the right.
  open var order = Order.forward {
    didSet { didChange(from: oldValue, to: order) }
  }

  /// The maximum number of faces of the prism, 3 to 1,000. Default 12.
  ///
  /// When there are more items than this, those a quarter turn or more from the front are left out. More faces make the
  /// wheel larger. Its radius must stay well below `eyeDistance`.
  open var visibleFaces = 12 {
    didSet { didChange(from: oldValue, to: visibleFaces) }
  }

  /// How faces a quarter turn or more from the front are shown, when every item has a face: not at all, dimmed or
  /// fully. Default hidden.
  open var farFaces = FarFaces.hidden {
    didSet { didChange(from: oldValue, to: farFaces) }
  }

  /// The distance of the faces from the axis of the wheel in points, less than `eyeDistance`. Default that of a prism
  /// whose faces meet, which follows from the extent of the faces and their number. Setting it to 0 restores the default.
  ///
  /// A smaller radius lets the faces overlap, and a larger one leaves gaps between them.
  open var radius: CGFloat {
    get { CGFloat(wheel.radius) }
    set {
      let oldValue = customRadius
      customRadius = newValue
      didChange(from: oldValue, to: newValue)
    }
  }

  /// The radius that was set; 0 for the default.
  private var customRadius: CGFloat = 0

  /// The distance of the eye from the screen in points. A smaller distance makes the perspective stronger. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { didChange(from: oldValue, to: eyeDistance) }
  }

  /// Whether the wheel stops with a face exactly in front. Default true.
  open var snapsToItems = true

  private let scrollAnchor = ScrollAnchor<ScrollPages>()

  /// The content offset, well inside the content, at which an item is in front. Nil when the item does not exist.
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

  open override func prepare() {
    super.prepare()
    scrollAnchor.moveContent(of: self, in: wheel.pages, isUntouched: isUntouched(offset))
  }

  open override var collectionViewContentSize: CGSize { contentSize(main: wheel.pages.contentLength) }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let items = items
    return wheel.items(at: offset, intersecting: visible).map { face in
      attributes(at: items.indexPath(of: face.item), angle: face.angle, transform: face.transform)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    let angle = wheel.angle(ofItem: number, at: offset)
    return attributes(at: indexPath, angle: angle, transform: wheel.transform(at: angle))
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard snapsToItems else { return proposedContentOffset }
    return contentOffset(main: wheel.snappedOffset(main(proposedContentOffset)), proposedContentOffset)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let offset = main(proposedContentOffset)
    return contentOffset(
      main: wheel.pages.startingOffset(offset, isUntouched: isUntouched(offset)), proposedContentOffset)
  }

  override func sizeWillChange() { scrollAnchor.sizeWillChange(at: offset) }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    scrollAnchor.startOver()
  }

  // MARK: - Updates

  /// A new face tips up from lying on its back, and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(tipped)
  }

  /// A deleted face tips over, and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    faded.map(tipped)
  }

  private func tipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    // Not quite a quarter turn, because an edge-on transform cannot be animated.
    let (x, y): (CGFloat, CGFloat) = scrollDirection == .vertical ? (1, 0) : (0, 1)
    attributes.transform3D = CATransform3DRotate(attributes.transform3D, 0.45 * .pi, x, y, 0)
    attributes.alpha = 0
    return attributes
  }

  // MARK: - The wheel

  private var wheel: PickerWheel {
    PickerWheel(
      itemCount: items.count, itemSize: Size2D(itemSize), viewportSize: viewportSize, direction: direction,
      order: order, visibleFaces: visibleFaces, farFaces: farFaces,
      customRadius: customRadius == 0 ? nil : Double(customRadius), eyeDistance: Double(eyeDistance))
  }

  private func attributes(
    at indexPath: IndexPath, angle: Double, transform: Matrix4
  ) -> UICollectionViewLayoutAttributes {
    let wheel = wheel
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = viewportCenter
    attributes.size = CGSize(wheel.drawnItemSize)
    attributes.transform3D = CATransform3D(transform)
    attributes.alpha = CGFloat(wheel.alpha(at: angle))
    attributes.isHidden = attributes.alpha == 0
    attributes.zIndex = wheel.zIndex(at: angle)
    return attributes
  }
}
