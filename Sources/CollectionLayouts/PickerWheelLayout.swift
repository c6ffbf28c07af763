import Geometry
import LayoutCore
import UIKit

/// An endless picker: the items of all sections, in order, are the faces of a cylinder seen from the side
/// under true perspective.
///
/// All items share the middle of the bounds and differ in their transform, so the wheel stays put while the
/// content scrolls by one page (the bounds' extent along the scroll axis) a row. It starts at one page with
/// the first item in front. Whenever scrolling leaves the range between half a page and `n + ½` pages, the
/// content offset is moved by `n` pages, which cannot be seen; a drag or a deceleration goes on.
///
/// A scroll step costs what is visible, whatever the number of items: see `PickerWheel` for the formulas.
@preconcurrency @MainActor
open class PickerWheelLayout: UICollectionViewLayout {
  /// On which side of an item the next one stands.
  public typealias Order = PickerWheel.Order
  /// What becomes of the faces that look away.
  public typealias FarFaces = PickerWheel.FarFaces

  /// The size of a face in points, before it is magnified. Default 260 × 100.
  open var itemSize = CGSize(width: 260, height: 100) {
    didSet { invalidate(if: itemSize != oldValue) }
  }

  /// The axis along which items move. Default vertical; a change starts the wheel anew.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      startsAnew = startsAnew || scrollDirection != oldValue
      invalidate(if: scrollDirection != oldValue)
    }
  }

  /// On which side of an item the next one stands. Default forward: below it, or to its right.
  open var order = Order.forward {
    didSet { invalidate(if: order != oldValue) }
  }

  /// The largest number of faces of the prism, 3 to 1,000. Default 12.
  ///
  /// With more items than this, those a quarter turn or more from the front are left out. The more faces, the
  /// larger the wheel: its radius has to stay well below `eyeDistance`.
  open var visibleFaces = 12 {
    didSet { invalidate(if: visibleFaces != oldValue) }
  }

  /// Whether faces that look away are left out, dimmed, or shown, when every item has a face. Default hidden.
  open var farFaces = FarFaces.hidden {
    didSet { invalidate(if: farFaces != oldValue) }
  }

  /// The distance of the eye from the screen in points: the nearer, the stronger the perspective. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { invalidate(if: eyeDistance != oldValue) }
  }

  /// Whether the wheel comes to rest with a face exactly in front. Default true.
  open var snapsToItems = true

  /// The items in order; nil when they have to be counted again.
  private var numbering: ItemNumbering?
  /// The page length of the last pass, nil before the first one with something to show.
  private var preparedPageLength: Double?
  /// The pages scrolled by when a new page length was announced, nil when none was.
  private var pagesBeforeResize: Double?
  /// Whether the next pass puts the first item in front, wherever the content has been scrolled to.
  private var startsAnew = false

  /// The content offset at which an item is in front, well inside the content; nil without such an item.
  ///
  /// For use with `setContentOffset(_:animated:)`, since all items share one place in the content.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: wheel.offset(ofItem: number))
  }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    keepOffsetInRange()
  }

  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    let length = wheel.contentLength
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let origin = Point2D(collectionView.bounds.origin)
    // Relative to the viewport: from here on no number grows with the distance scrolled.
    let visible = Rectangle(rect).offset(by: Point2D.zero - origin)
    let items = items
    return wheel.faces(at: offset, touching: visible).map { face in
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
    contentOffset(main: startingOffset(main(proposedContentOffset)), proposedContentOffset)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Now is the time: with its new size the collection view may clamp the offset before it asks again.
    if let preparedPageLength, pagesBeforeResize == nil, newBounds.size != collectionView?.bounds.size {
      pagesBeforeResize = offset / preparedPageLength
    }
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { numbering = nil }
    super.invalidateLayout(with: context)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    // The offset was the other layout's and means nothing here.
    startsAnew = true
  }

  // MARK: - The wheel

  private var items: ItemNumbering {
    if let numbering { return numbering }
    let counted = ItemNumbering(of: collectionView)
    numbering = counted
    return counted
  }

  private var wheel: PickerWheel {
    PickerWheel(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: Size2D(collectionView?.bounds.size ?? .zero),
      axis: scrollDirection == .vertical ? .vertical : .horizontal, order: order,
      visibleFaces: visibleFaces, farFaces: farFaces, eyeDistance: Double(eyeDistance))
  }

  private func attributes(
    at indexPath: IndexPath, angle: Double, transform: Matrix4
  ) -> UICollectionViewLayoutAttributes {
    let wheel = wheel
    let bounds = collectionView?.bounds ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    attributes.size = CGSize(wheel.drawnItemSize)
    attributes.transform3D = CATransform3D(
      m11: transform.m11, m12: transform.m12, m13: transform.m13, m14: transform.m14,
      m21: transform.m21, m22: transform.m22, m23: transform.m23, m24: transform.m24,
      m31: transform.m31, m32: transform.m32, m33: transform.m33, m34: transform.m34,
      m41: transform.m41, m42: transform.m42, m43: transform.m43, m44: transform.m44)
    attributes.alpha = CGFloat(wheel.alpha(at: angle))
    attributes.isHidden = attributes.alpha == 0
    attributes.zIndex = wheel.zIndex(at: angle)
    return attributes
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: - The offset

  /// The offset along the scroll axis.
  private var offset: Double { main(collectionView?.contentOffset ?? .zero) }

  private func main(_ point: CGPoint) -> Double {
    Double(scrollDirection == .vertical ? point.y : point.x)
  }

  /// A content offset with the given coordinate along the scroll axis, the other as it was.
  private func contentOffset(main: Double, _ point: CGPoint? = nil) -> CGPoint {
    let point = point ?? collectionView?.contentOffset ?? .zero
    return scrollDirection == .vertical
      ? CGPoint(x: point.x, y: main) : CGPoint(x: main, y: point.y)
  }

  /// Where the wheel starts: at one page, unless something else was set before.
  private func startingOffset(_ offset: Double) -> Double {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let isUntouched =
      offset == 0 || offset == -Double(scrollDirection == .vertical ? insets.top : insets.left)
    return isUntouched ? wheel.initialOffset : wheel.wrappedOffset(offset)
  }

  /// Starts the wheel, keeps its front in front when the page length changes, and wraps the offset.
  private func keepOffsetInRange() {
    let wheel = wheel
    if wheel.itemCount == 0 { (preparedPageLength, pagesBeforeResize) = (nil, nil) }
    // A view without extent shows nothing, but when it grows again the same item is in front.
    guard let collectionView, wheel.initialOffset > 0 else { return }
    var target = contentOffset(main: startingOffset(offset))
    if startsAnew {
      let insets = collectionView.adjustedContentInset
      target = contentOffset(main: wheel.initialOffset, CGPoint(x: -insets.left, y: -insets.top))
    } else if let preparedPageLength {
      let isResized = preparedPageLength != wheel.pageLength
      let pages = isResized ? pagesBeforeResize ?? offset / preparedPageLength : nil
      target = contentOffset(main: wheel.wrappedOffset(pages.map { $0 * wheel.pageLength } ?? offset))
    }
    (preparedPageLength, pagesBeforeResize, startsAnew) = (wheel.pageLength, nil, false)
    if target != collectionView.contentOffset { collectionView.contentOffset = target }
  }
}
