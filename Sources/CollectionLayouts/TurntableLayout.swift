import Geometry
import LayoutCore
import UIKit

/// A lottery turntable: the items of all sections, in order, are the sectors of a disc that turns under a pointer at its
/// top as the content scrolls, without an end.
///
/// The rim follows the finger; a fling lets the disc run out, and it stops with an item under the pointer.
/// `TurntableSpinner` spins it to a given one. Items are turned, upper edge outwards; cells have to cut themselves to
/// their sector, as `TurntableCell` does. With more items than `visibleSectors` the others roll in and out at a seam at
/// the bottom. When the content offset leaves the middle of the content it is moved by whole rows of items, which cannot
/// be seen; a drag or a deceleration goes on.
///
/// The disc looks the same in either writing direction. A scroll step costs what is visible, whatever the number of
/// items: see `Turntable` for the formulas.
@preconcurrency @MainActor
open class TurntableLayout: UICollectionViewLayout, AxisScrolling {
  /// Where scrolling comes to rest.
  public typealias Snapping = LayoutCore.Snapping

  /// The kind of the supplementary view at (0, 0) that stands on the rim above the hub.
  public static let elementKindPointer = "TurntableElementKindPointer"

  /// The kind of the supplementary view at (0, 0) that lies on the hub.
  public static let elementKindHub = "TurntableElementKindHub"

  /// What is left free at the edges of the bounds, in points; the disc is the largest that fits in the rest. Default
  /// zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }

  /// The distance between two neighbouring sectors in points. Default 2.
  open var minimumInteritemSpacing: CGFloat = 2 {
    didSet { invalidate(if: minimumInteritemSpacing != oldValue) }
  }

  /// The distance of the sectors' inner rim from the hub in points: the radius of the hole in the disc. Default 0.
  open var innerRadius: CGFloat = 0 { didSet { invalidate(if: innerRadius != oldValue) } }

  /// The largest number of sectors on the disc, 3 to 1,000. Default 12.
  ///
  /// With more items than this, the others come and go at a seam opposite the pointer.
  open var visibleSectors = 12 { didSet { invalidate(if: visibleSectors != oldValue) } }

  /// The axis along which the content scrolls. Default horizontal: the upper rim follows the finger; on a vertical one
  /// the right rim does. A change starts with the first item.
  open var scrollDirection = UICollectionView.ScrollDirection.horizontal {
    didSet {
      if scrollDirection != oldValue { attention.startAnew() }
      invalidate(if: scrollDirection != oldValue)
    }
  }

  /// The size of the view of kind `elementKindPointer`, its middle on the rim above the hub. Default zero: there is none.
  open var pointerReferenceSize = CGSize.zero { didSet { invalidate(if: pointerReferenceSize != oldValue) } }

  /// The size of the view of kind `elementKindHub`, its middle on the hub. Default zero: there is none.
  open var hubReferenceSize = CGSize.zero { didSet { invalidate(if: hubReferenceSize != oldValue) } }

  /// Where scrolling comes to rest. Default at the item nearest to where it would by itself.
  open var snapping = Snapping.toNearest

  /// The items in order; nil when they have to be counted again.
  private var numbering: ItemNumbering?
  private var attention = ScrollAttention()
  private var updatedItems = UpdatedItems()

  // MARK: - Offsets

  /// The content offset, nearest to the present one, at which an item is under the pointer; nil without such an item.
  ///
  /// It may lie outside the content, which is moved back to on the way.
  open func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: turntable.pages.offset(ofItem: number, nearest: offset))
  }

  /// The content offset at which an item is under the pointer after a number of whole turns, backward when negative, and
  /// as much of another as it takes; nil without such an item.
  ///
  /// It may lie far outside the content, which is moved back to on the way.
  open func contentOffsetForItem(at indexPath: IndexPath, afterTurns turns: Int) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: turntable.offset(ofItem: number, turns: turns, from: offset))
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { TurntableLayoutAttributes.self }

  open override func prepare() {
    super.prepare()
    if let target = adjustedOffset(in: turntable.pages, keeping: &attention) {
      collectionView?.contentOffset = target
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize(of: turntable.pages) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let origin = Point2D(collectionView.bounds.origin)
    // Relative to the viewport: from here on no number grows with the distance scrolled.
    let visible = Rectangle(rect).offset(by: Point2D.zero - origin)
    let (items, turntable) = (items, turntable)
    let sectors = turntable.items(at: offset, touching: visible).map { item in
      attributes(at: items.indexPath(of: item.item), turntable, distance: item.distance)
    }
    return sectors
      + [Self.elementKindHub, Self.elementKindPointer].compactMap { kind in
        layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))
      }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    let turntable = turntable
    return attributes(
      at: indexPath, turntable, distance: turntable.pages.distance(ofItem: number, at: offset))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let turntable = turntable
    guard items.count > 0, turntable.radius > 0, indexPath == IndexPath(item: 0, section: 0) else {
      return nil
    }
    let isPointer = elementKind == Self.elementKindPointer
    guard isPointer || elementKind == Self.elementKindHub else { return nil }
    let size = isPointer ? pointerReferenceSize : hubReferenceSize
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.center = CGPoint(inContent: turntable.hub, of: collectionView)
    if isPointer { attributes.center.y -= CGFloat(turntable.radius) }
    attributes.size = size
    attributes.zIndex = isPointer ? 2 : 1
    return attributes
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    restingOffset(in: turntable.pages, for: proposedContentOffset, velocity: velocity, snapping)
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

  /// A new item grows out of the hub and fades in, while the others make room.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updatedItems.isInserted(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return layoutAttributesForItem(at: itemIndexPath).map(shrunkIntoHub)
  }

  /// An item that goes shrinks into the hub and fades out.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let faded = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return updatedItems.isDeleted(itemIndexPath) ? faded.map(shrunkIntoHub) : faded
  }

  private func shrunkIntoHub(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.center = CGPoint(inContent: turntable.hub, of: collectionView)
    attributes.transform = attributes.transform.scaledBy(x: 0.1, y: 0.1)
    attributes.alpha = 0
    return attributes
  }

  // MARK: - The turntable

  private var items: ItemNumbering {
    if let numbering { return numbering }
    let counted = ItemNumbering(of: collectionView)
    numbering = counted
    return counted
  }

  private var turntable: Turntable {
    Turntable(
      itemCount: items.count, viewportSize: Size2D(collectionView?.bounds.size ?? .zero),
      direction: direction,
      insets: Insets(sectionInset),
      innerRadius: Double(innerRadius), spacing: Double(minimumInteritemSpacing),
      visibleSectors: visibleSectors)
  }

  private func attributes(
    at indexPath: IndexPath, _ turntable: Turntable, distance: Double
  ) -> TurntableLayoutAttributes {
    let attributes = TurntableLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(inContent: turntable.center(at: distance), of: collectionView)
    attributes.size = CGSize(turntable.itemFrame.size)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(turntable.angle(at: distance)))
    attributes.sector = turntable.sector(at: distance)
    attributes.isHidden = attributes.sector == nil
    attributes.zIndex = turntable.zIndex(at: distance)
    return attributes
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }
}
