import Geometry
import LayoutCore
import UIKit

/// An endless sphere of small items, those of all sections in order, that turns as it is scrolled in both
/// directions: a cloud of tags.
///
/// All items share the middle of the bounds and differ in their transform, so the sphere stays put while the
/// content scrolls. It starts at one page each way, with the first item in front. Whenever scrolling leaves the
/// range between half a page and `m + ½` pages, the content offset is moved by `m` pages along that axis, which
/// cannot be seen; a drag or a deceleration goes on. (`m` is the number of items on great circles, and of a
/// lattice `pagesPerTurn`, downwards times the number of turns that all items need.)
///
/// A scroll step costs what is visible, whatever the number of items: see `Sphere` for the formulas.
@preconcurrency @MainActor
open class SphereLayout: ItemScrollingLayout {
  /// Where on the sphere items stand.
  public typealias Arrangement = Sphere.Arrangement
  /// Which way items look.
  public typealias Facing = Sphere.Facing

  /// The size of an item in points, before it is magnified. Default 30 × 30.
  open var itemSize = CGSize(width: 30, height: 30) {
    didSet { didChange(from: oldValue, to: itemSize) }
  }

  /// Where on the sphere items stand. Default a lattice, evenly spread; a change starts the sphere anew.
  ///
  /// `.circles(4)` deals them to four great circles, each of which turns about its own axis.
  open var arrangement = Arrangement.lattice {
    didSet {
      startsOver = startsOver || arrangement != oldValue
      didChange(from: oldValue, to: arrangement)
    }
  }

  /// The radius of the lattice in points, less than half of `eyeDistance`. Default 0.4 of the bounds' shorter
  /// side, to which 0 returns.
  ///
  /// With great circles, which have the radius that their number of items gives, it is not used.
  open var radius: CGFloat {
    get { CGFloat(sphere.radius) }
    set {
      let oldValue = customRadius
      customRadius = newValue
      didChange(from: oldValue, to: newValue)
    }
  }

  /// How many pages, the bounds' extents, of scrolling turn the lattice once round. Default 4.
  open var pagesPerTurn = 4 {
    didSet { didChange(from: oldValue, to: pagesPerTurn) }
  }

  /// Whether the lattice's items face the viewer or lie on the sphere. Default the former.
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

  /// The largest number of items on the sphere at once, 1 to 10,000. Default 200.
  ///
  /// When there are more, the places of the lattice take their next items as vertical scrolling turns them
  /// across the back, where items fade; sideways the sphere turns as it is. All items are shared out among as
  /// many turns as they need, each of which fills the sphere. On great circles those nearest the front exist.
  open var visibleItems = 200 {
    didSet { didChange(from: oldValue, to: visibleItems) }
  }

  /// The distance of the eye from the screen in points: the nearer, the stronger the perspective. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { didChange(from: oldValue, to: eyeDistance) }
  }

  private var customRadius: CGFloat?
  /// The size of a page in the last pass, nil before the first one with something to show.
  private var preparedPage: CGSize?
  /// The pages scrolled by when a new size was announced, nil when none was.
  private var pagesBeforeResize: CGPoint?
  /// Whether the next pass puts the first item in front, wherever the content has been scrolled to.
  private var startsOver = false

  /// The content offset at which an item is in front, well inside the content; nil without such an item.
  ///
  /// For use with `setContentOffset(_:animated:)`, since all items share one place in the content.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { CGPoint(sphere.offset(ofItem: $0)) }
  }

  override func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { CGPoint(sphere.offset(ofItem: $0, near: offset)) }
  }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    keepOffsetInRange()
  }

  open override var collectionViewContentSize: CGSize { CGSize(sphere.contentSize) }

  override func attributes(touching visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, sphere, center) = (items, sphere, viewportCenter)
    let size = CGSize(sphere.drawnItemSize)
    return sphere.items(at: offset, touching: visible).map { item in
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
    startingOffset(proposedContentOffset)
  }

  override func sizeWillChange() {
    if let preparedPage, pagesBeforeResize == nil { pagesBeforeResize = pages(of: preparedPage) }
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    // The offset was the other layout's and means nothing here.
    startsOver = true
  }

  /// Inserted items come out of the middle of the sphere.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesInside(at: indexPath)
  }

  /// Deleted items go back into the middle of the sphere.
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
      customRadius: customRadius.flatMap { $0 > 0 ? Double($0) : nil }, pagesPerTurn: pagesPerTurn,
      backScale: Double(backScale), backAlpha: Double(backAlpha), visibleItems: visibleItems,
      eyeDistance: Double(eyeDistance))
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

  /// Small and transparent in the middle of the sphere: where items are that are not on it.
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

  /// How many pages of a size the content is scrolled by.
  private func pages(of page: CGSize) -> CGPoint {
    CGPoint(x: offset.x / page.width, y: offset.y / page.height)
  }

  /// Where the sphere starts: at one page along each axis, unless something else was set before.
  private func startingOffset(_ offset: CGPoint) -> CGPoint {
    let start = sphere.initialOffset
    var starting = sphere.wrappedOffset(Point2D(offset))
    guard let collectionView else { return CGPoint(starting) }
    let insets = collectionView.adjustedContentInset
    if collectionView.isUntouched(offset.x, inset: insets.left) { starting.x = start.x }
    if collectionView.isUntouched(offset.y, inset: insets.top) { starting.y = start.y }
    return CGPoint(starting)
  }

  /// Starts the sphere, keeps its front in front when the size of a page changes, and wraps the offset.
  private func keepOffsetInRange() {
    let sphere = sphere
    if sphere.itemCount == 0 { (preparedPage, pagesBeforeResize) = (nil, nil) }
    // A view without extent shows nothing, but when it grows again the same side is in front.
    guard let collectionView, sphere.initialOffset.x > 0, sphere.initialOffset.y > 0 else { return }
    let page = collectionView.bounds.size
    var target = startingOffset(collectionView.contentOffset)
    if startsOver {
      target = CGPoint(sphere.initialOffset)
    } else if let preparedPage {
      target = collectionView.contentOffset
      if preparedPage != page {
        let pages = pagesBeforeResize ?? pages(of: preparedPage)
        target = CGPoint(x: pages.x * page.width, y: pages.y * page.height)
      }
      target = CGPoint(sphere.wrappedOffset(Point2D(target)))
    }
    (preparedPage, pagesBeforeResize, startsOver) = (page, nil, false)
    collectionView.moveContent(to: target, isWrapping: target == CGPoint(sphere.wrappedOffset(offset)))
  }
}
