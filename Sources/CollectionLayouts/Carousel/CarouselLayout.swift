import Geometry
import LayoutCore
import UIKit

/// A row of cards, one for each item of all sections, that scrolls page by page. One card is in the middle, and its
/// neighbours are partly visible beside it.
///
/// Neighbours can be scaled, turned and faded. In a bounded row, the first and the last card can also reach the middle.
/// In an endless row, the layout moves the content offset by whole rows when it leaves the middle of the content. This
/// is not visible, and a drag or a deceleration continues. With an `itemSize` of zero and no spacing, the row pages
/// through banners as large as the view. `CarouselAdvancer` scrolls to the next card automatically.
///
/// A horizontal row is mirrored in right-to-left layouts. The cost of a scroll step depends only on the visible cards,
/// not on the number of items. See `Carousel` for the formulas.
@preconcurrency @MainActor
open class CarouselLayout: PagedLayout {
  /// The size of a card in points. Default 240 × 320. An extent of 0 fills the part of the bounds that `sectionInset`
  /// leaves free.
  open var itemSize = CGSize(width: 240, height: 320) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The distance between two cards in points, before they are scaled. Cards overlap when it is negative. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { didChange(from: oldValue, to: minimumLineSpacing) } }

  /// The margins at the edges of the bounds, in points. Cards are centred in the remaining area. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(from: oldValue, to: sectionInset) } }

  /// Whether the first card follows the last one. Default false.
  ///
  /// When there are so few cards that one would be visible at both ends, the row is bounded in any case.
  open var isEndless = false { didSet { didChange(from: oldValue, to: isEndless) } }

  /// The factor by which neighbours are scaled, 0 to 10. Default 0.9.
  open var neighborScale: CGFloat = 0.9 { didSet { didChange(from: oldValue, to: neighborScale) } }

  /// The angle in radians by which neighbours are turned towards the middle. Default 0.
  open var neighborAngle: CGFloat = 0 { didSet { didChange(from: oldValue, to: neighborAngle) } }

  /// The opacity of neighbours, 0 to 1. Default 1.
  open var neighborAlpha: CGFloat = 1 { didSet { didChange(from: oldValue, to: neighborAlpha) } }

  /// The distance of the eye from the screen in points, at least a card's length. A smaller distance makes the
  /// perspective of turned cards stronger. Default 900.
  open var eyeDistance: CGFloat = 900 { didSet { didChange(from: oldValue, to: eyeDistance) } }

  // MARK: - Offsets

  /// The content offset at which a card is in the middle. If there are several, the one nearest to the current offset.
  /// Nil when the item does not exist.
  ///
  /// In an endless row it may be outside the content. The layout moves such an offset back into the content while it
  /// scrolls.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: pages.offset(ofItem: number, nearest: offset))
  }

  /// The content offset of the card after the current one. After the last card of a bounded row, that of the first
  /// card. Nil when there is no other card.
  ///
  /// Pass it to `setContentOffset(_:animated:)`.
  open func contentOffsetForNextItem() -> CGPoint? {
    let pages = pages
    guard pages.itemCount > 1, pages.pageLength > 0 else { return nil }
    let current = Int((pages.position(at: offset) + 0.5).rounded(.down))
    let next = (max(0, current) + 1) % pages.itemCount
    return contentOffset(main: pages.offset(ofItem: next, nearest: offset))
  }

  // MARK: - UICollectionViewLayout

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, carousel) = (items, carousel)
    return carousel.items(at: offset, intersecting: visible).map { item in
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

  // MARK: - Updates

  /// A new card grows from half its size and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    attributes.transform3D = CATransform3DScale(attributes.transform3D, 0.5, 0.5, 1)
    attributes.alpha = 0
    return attributes
  }

  /// A deleted card drops out of the row and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let faded else { return nil }
    if scrollDirection == .vertical {
      faded.center.x += faded.size.width / 2
    } else {
      faded.center.y += faded.size.height / 2
    }
    return faded
  }

  // MARK: - The carousel

  override var pages: ScrollPages { carousel.pages }

  private var carousel: Carousel {
    Carousel(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, direction: direction, lineSpacing: Double(minimumLineSpacing),
      insets: Insets(sectionInset), isEndless: isEndless, isMirrored: mirrorsItself,
      neighborScale: Double(neighborScale),
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
}
