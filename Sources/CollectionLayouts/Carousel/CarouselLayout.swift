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
open class CarouselLayout: PagedLayout {
  /// The size of a card in points. Default 240 × 320. An extent of 0 fills what `sectionInset` leaves of the bounds.
  open var itemSize = CGSize(width: 240, height: 320) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The distance between two cards in points, before they are scaled. Default 10; negative, they overlap.
  open var minimumLineSpacing: CGFloat = 10 { didSet { didChange(from: oldValue, to: minimumLineSpacing) } }

  /// What is left free at the edges of the bounds, in points; cards are centred in the rest. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(from: oldValue, to: sectionInset) } }

  /// Whether the last card is followed by the first. Default false.
  ///
  /// With so few cards that one would be seen at both ends, the row is bounded all the same.
  open var isEndless = false { didSet { didChange(from: oldValue, to: isEndless) } }

  /// The factor by which neighbours are scaled, 0 to 10. Default 0.9.
  open var neighborScale: CGFloat = 0.9 { didSet { didChange(from: oldValue, to: neighborScale) } }

  /// The angle in radians by which neighbours are turned towards the middle. Default 0.
  open var neighborAngle: CGFloat = 0 { didSet { didChange(from: oldValue, to: neighborAngle) } }

  /// The opacity of neighbours, 0 to 1. Default 1.
  open var neighborAlpha: CGFloat = 1 { didSet { didChange(from: oldValue, to: neighborAlpha) } }

  /// The distance of the eye from the screen in points: the nearer, the stronger the perspective of turned cards; at
  /// least a card's length. Default 900.
  open var eyeDistance: CGFloat = 900 { didSet { didChange(from: oldValue, to: eyeDistance) } }

  // MARK: - Offsets

  /// The content offset, nearest to the present one, at which a card is in the middle; nil without such an item.
  ///
  /// In an endless row it may lie outside the content, which is moved back to on the way.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: pages.offset(ofItem: number, nearest: offset))
  }

  /// The content offset one card on from the one in the middle: after the last of a bounded row, that of the first.
  ///
  /// For use with `setContentOffset(_:animated:)`; nil when there is nothing to go on to.
  open func contentOffsetForNextItem() -> CGPoint? {
    let pages = pages
    guard pages.itemCount > 1, pages.pageLength > 0 else { return nil }
    let current = Int((pages.position(at: offset) + 0.5).rounded(.down))
    let next = (max(0, current) + 1) % pages.itemCount
    return contentOffset(main: pages.offset(ofItem: next, nearest: offset))
  }

  // MARK: - UICollectionViewLayout

  override func attributes(touching visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
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

  // MARK: - Updates

  /// A new card grows from half its size and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    attributes.transform3D = CATransform3DScale(attributes.transform3D, 0.5, 0.5, 1)
    attributes.alpha = 0
    return attributes
  }

  /// A card that goes drops out of the row and fades out.
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
