import Geometry
import LayoutCore
import UIKit

/// Cards, those of all sections in order, in a row that scrolls page by page: one stands in the middle, its neighbours
/// peek in beside it.
///
/// Neighbours can be scaled, turned and faded. The first and the last card reach the middle, too, or the row is endless:
/// then the content offset is moved by whole rows when it leaves the middle ones, which cannot be seen; a drag or a
/// deceleration goes on. With an `itemSize` of zero and no spacing it pages through banners as large as the view.
/// `CarouselAdvancer` turns to the next card by itself.
///
/// A horizontal row is mirrored where one reads from right to left. A scroll step costs what is visible, whatever the
/// number of items: see `Carousel` for the formulas.
@preconcurrency @MainActor
open class CarouselLayout: UICollectionViewLayout, AxisScrolling {
  /// Where scrolling comes to rest.
  public typealias Snapping = LayoutCore.Snapping

  /// The size of a card in points. Default 240 × 320. An extent of 0 fills what `sectionInset` leaves of the bounds.
  open var itemSize = CGSize(width: 240, height: 320) { didSet { invalidate(if: itemSize != oldValue) } }

  /// The distance between two cards in points, before they are scaled. Default 10; negative, they overlap.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(if: minimumLineSpacing != oldValue) } }

  /// What is left free at the edges of the bounds, in points; cards are centred in the rest. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }

  /// The axis along which cards move. Default horizontal; a change starts with the first card.
  open var scrollDirection = UICollectionView.ScrollDirection.horizontal {
    didSet {
      if scrollDirection != oldValue { attention.startAnew() }
      invalidate(if: scrollDirection != oldValue)
    }
  }

  /// Whether the last card is followed by the first. Default false.
  ///
  /// With so few cards that one would be seen at both ends, the row is bounded all the same.
  open var isEndless = false { didSet { invalidate(if: isEndless != oldValue) } }

  /// The factor by which neighbours are scaled, 0 to 10. Default 0.9.
  open var neighborScale: CGFloat = 0.9 { didSet { invalidate(if: neighborScale != oldValue) } }

  /// The angle in radians by which neighbours are turned towards the middle. Default 0.
  open var neighborAngle: CGFloat = 0 { didSet { invalidate(if: neighborAngle != oldValue) } }

  /// The opacity of neighbours, 0 to 1. Default 1.
  open var neighborAlpha: CGFloat = 1 { didSet { invalidate(if: neighborAlpha != oldValue) } }

  /// The distance of the eye from the screen in points: the nearer, the stronger the perspective of turned cards; at
  /// least a card's length. Default 900.
  open var eyeDistance: CGFloat = 900 { didSet { invalidate(if: eyeDistance != oldValue) } }

  /// Where scrolling comes to rest. Default at the next card: a flick goes on by one.
  open var snapping = Snapping.toNext

  /// The items in order; nil when they have to be counted again.
  private var numbering: ItemNumbering?
  private var attention = ScrollAttention()
  private var updatedItems = UpdatedItems()

  // MARK: - Offsets

  /// The content offset, nearest to the present one, at which a card is in the middle; nil without such an item.
  ///
  /// In an endless row it may lie outside the content, which is moved back to on the way.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: carousel.pages.offset(ofItem: number, nearest: offset))
  }

  /// The content offset one card on from the one in the middle: after the last of a bounded row, that of the first.
  ///
  /// For use with `setContentOffset(_:animated:)`; nil when there is nothing to go on to.
  open func contentOffsetForNextItem() -> CGPoint? {
    let pages = carousel.pages
    guard pages.itemCount > 1, pages.pageLength > 0 else { return nil }
    let current = Int((pages.position(at: offset) + 0.5).rounded(.down))
    let next = (max(0, current) + 1) % pages.itemCount
    return contentOffset(main: pages.offset(ofItem: next, nearest: offset))
  }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    if let target = adjustedOffset(in: carousel.pages, keeping: &attention) {
      collectionView?.contentOffset = target
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize(of: carousel.pages) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let origin = Point2D(collectionView.bounds.origin)
    // Relative to the viewport: from here on no number grows with the distance scrolled.
    let visible = Rectangle(rect).offset(by: Point2D.zero - origin)
    let (items, carousel) = (items, carousel)
    return carousel.items(at: offset, touching: visible).map { item in
      attributes(at: items.indexPath(of: item.item), carousel, distance: item.distance)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    let carousel = carousel
    return attributes(
      at: indexPath, carousel, distance: carousel.pages.distance(ofItem: number, at: offset))
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    restingOffset(in: carousel.pages, for: proposedContentOffset, velocity: velocity, snapping)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { attention.sizeWillChange(at: offset) }
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { numbering = nil }
    super.invalidateLayout(with: context)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    attention.startAnew()
  }

  // MARK: - Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updatedItems = UpdatedItems(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updatedItems = UpdatedItems()
  }

  /// A new card grows from half its size and fades in.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updatedItems.isInserted(itemIndexPath), let attributes = layoutAttributesForItem(at: itemIndexPath)
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    attributes.transform3D = CATransform3DScale(attributes.transform3D, 0.5, 0.5, 1)
    attributes.alpha = 0
    return attributes
  }

  /// A card that goes drops out of the row and fades out.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let faded = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard updatedItems.isDeleted(itemIndexPath), let faded else { return faded }
    if scrollDirection == .vertical {
      faded.center.x += faded.size.width / 2
    } else {
      faded.center.y += faded.size.height / 2
    }
    return faded
  }

  // MARK: - The carousel

  private var items: ItemNumbering {
    if let numbering { return numbering }
    let counted = ItemNumbering(of: collectionView)
    numbering = counted
    return counted
  }

  private var carousel: Carousel {
    Carousel(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: Size2D(collectionView?.bounds.size ?? .zero),
      direction: direction, lineSpacing: Double(minimumLineSpacing),
      insets: Insets(sectionInset),
      isEndless: isEndless, isMirrored: mirrorsItself, neighborScale: Double(neighborScale),
      neighborAngle: Double(neighborAngle), neighborAlpha: Double(neighborAlpha),
      eyeDistance: Double(eyeDistance))
  }

  private func attributes(
    at indexPath: IndexPath, _ carousel: Carousel, distance: Double
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(inContent: carousel.center(at: distance), of: collectionView)
    attributes.size = CGSize(carousel.drawnItemSize)
    attributes.transform3D = CATransform3D(carousel.transform(at: distance))
    attributes.alpha = CGFloat(carousel.alpha(at: distance))
    attributes.zIndex = carousel.zIndex(at: distance)
    return attributes
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }
}
