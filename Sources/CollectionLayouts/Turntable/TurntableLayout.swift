import Geometry
import LayoutCore
import UIKit

/// A lottery turntable. The items of all sections, in order, are the sectors of a disc that turns endlessly below a
/// pointer at its top as the content scrolls.
///
/// The upper rim follows the finger, or the right rim when `scrollDirection` is vertical. After a fling, the disc slows
/// down and stops with an item under the pointer. `TurntableSpinner` spins it to a given item. Items are rotated with
/// their upper edge on the outside. Cells must clip themselves to their sector, as `TurntableCell` does. When there are
/// more items than `visibleSectors`, the others enter and leave at a seam at the bottom. When the content offset leaves
/// the middle of the content, the layout moves it by whole rows of items. This is not visible, and a drag or a
/// deceleration continues.
///
/// The disc looks the same in both writing directions. The cost of a scroll step depends only on the visible items, not
/// on the number of items. See `Turntable` for the formulas.
@preconcurrency @MainActor
open class TurntableLayout: PagedLayout {
  /// The kind of the supplementary view at (0, 0) on the rim above the hub.
  public nonisolated static let elementKindPointer = "TurntableElementKindPointer"

  /// The kind of the supplementary view at (0, 0) on the hub.
  public nonisolated static let elementKindHub = "TurntableElementKindHub"

  /// The margins at the edges of the bounds, in points. The disc is the largest that fits in the remaining area.
  /// Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(from: oldValue, to: sectionInset) } }

  /// The distance between two neighbouring sectors in points. Default 2.
  open var minimumInteritemSpacing: CGFloat = 2 {
    didSet { didChange(from: oldValue, to: minimumInteritemSpacing) }
  }

  /// The distance of the sectors' inner rim from the hub in points: the radius of the hole in the disc. Default 0.
  open var innerRadius: CGFloat = 0 { didSet { didChange(from: oldValue, to: innerRadius) } }

  /// The maximum number of sectors on the disc, 3 to 1,000. Default 12.
  ///
  /// When there are more items than this, the others enter and leave at a seam opposite the pointer.
  open var visibleSectors = 12 { didSet { didChange(from: oldValue, to: visibleSectors) } }

  /// The size of the view of kind `elementKindPointer`, centred on the rim above the hub. Default zero: there is no
  /// view.
  open var pointerReferenceSize = CGSize.zero {
    didSet { didChange(from: oldValue, to: pointerReferenceSize) }
  }

  /// The size of the view of kind `elementKindHub`, centred on the hub. Default zero: there is no view.
  open var hubReferenceSize = CGSize.zero { didSet { didChange(from: oldValue, to: hubReferenceSize) } }

  /// Makes a turntable whose `snapping` is `toNearest`, so that a fling can turn it by many items.
  public override init() {
    super.init()
    snapping = .toNearest
  }

  /// Makes a turntable from an archive. Its `snapping` is `toNearest`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapping = .toNearest
  }

  // MARK: - Offsets

  /// The content offset at which an item is under the pointer. If there are several, the one nearest to the current
  /// offset. Nil when the item does not exist.
  ///
  /// The offset may be outside the content. The layout moves it back into the content while the content scrolls.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: pages.offset(ofItem: number, nearest: offset))
  }

  /// The content offset at which an item is under the pointer, reached by a number of whole turns and the fraction of a
  /// turn that remains. Nil when the item does not exist. A negative number turns backward.
  ///
  /// The offset may be far outside the content. The layout moves it back into the content while the content scrolls.
  open func contentOffsetForItem(at indexPath: IndexPath, afterTurns turns: Int) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    return contentOffset(main: turntable.offset(ofItem: number, turns: turns, from: offset))
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { TurntableLayoutAttributes.self }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, turntable) = (items, turntable)
    let sectors = turntable.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), turntable, distance: item.distance)
    }
    let rect = visible.offset(by: Point2D(collectionView?.bounds.origin ?? .zero))
    let others = [Self.elementKindHub, Self.elementKindPointer].compactMap { kind in
      layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))
    }
    return sectors + others.filter { Rectangle($0.frame).intersects(rect) }
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

  // MARK: - Updates

  /// A new item grows out of the hub and fades in, while the others make room for it.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(shrunkIntoHub)
  }

  /// A deleted item shrinks into the hub and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    faded.map(shrunkIntoHub)
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

  override var pages: ScrollPages { turntable.pages }

  private var turntable: Turntable {
    Turntable(
      itemCount: items.count, viewportSize: viewportSize, direction: direction,
      insets: Insets(sectionInset), innerRadius: Double(innerRadius),
      spacing: Double(minimumInteritemSpacing),
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
}
