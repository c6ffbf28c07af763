import Geometry
import LayoutCore
import UIKit

/// A row of large items, those of all sections in order. Items are smaller the farther they are from the middle, or, in
/// the classic style, turned to the side like records in a crate.
///
/// When the finger lifts, the row stops with an item in the middle. In right-to-left layouts the row begins at its
/// right end. The cost of a scroll step depends only on the visible items, not on the number of items. See `CoverFlow`
/// for the formulas.
@preconcurrency @MainActor
open class CoverFlowLayout: ItemScrollingLayout, AxisScrolling {
  /// How items away from the middle look.
  public typealias Style = CoverFlow.Style

  /// The size of an item in points. Default zero. An extent of 0 is computed from the bounds.
  ///
  /// The scaled style uses the width of the bounds minus 140, which leaves 45 points of both neighbours visible, and
  /// the height minus 40. The classic style uses a square. Its side is the smallest of these two extents and 0.6 of the
  /// height of the bounds.
  open var itemSize = CGSize.zero {
    didSet { didChange(from: oldValue, to: itemSize) }
  }

  /// The distance between neighbours in points, before they are scaled. Default 5.
  open var minimumLineSpacing: CGFloat = 5 {
    didSet { didChange(from: oldValue, to: minimumLineSpacing) }
  }

  /// The margins around the row in points. Default 20 left and right.
  open var sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) {
    didSet { didChange(from: oldValue, to: sectionInset) }
  }

  /// How items away from the middle look. Default scaled.
  open var style = Style.scaled {
    didSet { didChange(from: oldValue, to: style) }
  }

  /// Whether the margins grow so that the first and the last item can be scrolled to the middle. Default false.
  open var centersEnds = false {
    didSet { didChange(from: oldValue, to: centersEnds) }
  }

  /// Whether the first item follows the last one, so that the view is filled on both sides of every item. Default
  /// false.
  ///
  /// Every item can then be scrolled to the middle. Where there are too few items to fill the view, they fade out at one
  /// end and in at the other. Fewer than three items have ends.
  open var isEndless = false {
    didSet { didChange(from: oldValue, to: isEndless) }
  }

  /// Whether one flick moves by one item, however fast it is. Default false.
  open var pagesByItem = false

  /// The part of an item that is reflected on the floor, as a fraction of its height, 0…1. Default 0.
  ///
  /// Items move up by half of the reflection's height. Cells draw the reflections. `CoverFlowCell` does so for its
  /// image, and other cells can use `CoverFlowLayoutAttributes`.
  open var reflectedFraction: CGFloat = 0 {
    didSet { didChange(from: oldValue, to: reflectedFraction) }
  }

  /// The angle by which classic side covers are turned, in radians, 0…π/2. Default 1.2.
  open var sideAngle: CGFloat = 1.2 {
    didSet { didChange(from: oldValue, to: sideAngle) }
  }

  /// The distance of the eye from the screen in points in the classic style. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { didChange(from: oldValue, to: eyeDistance) }
  }

  private let scrollAnchor = ScrollAnchor<CoverFlow>()
  /// The item that was in the middle when scrolling last ended, or that will be in the middle when it ends.
  private var restingItem: Int?

  /// The content offset that brings an item to the middle, or as near to the middle as the content allows. Nil when the
  /// item does not exist.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { contentOffset(main: flow.offset(ofItem: $0)) }
  }

  override func nearestContentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { contentOffset(main: flow.offset(ofItem: $0, nearest: offset)) }
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { CoverFlowLayoutAttributes.self }

  open override func prepare() {
    super.prepare()
    keepMiddleInMiddle()
  }

  /// The width of the row with its margins, and the height of the bounds.
  open override var collectionViewContentSize: CGSize { contentSize(main: flow.contentWidth) }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, flow) = (items, flow)
    let size = CGSize(flow.drawnItemSize)
    return flow.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), item, size: size)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let flow = flow
    guard let number = items.number(of: indexPath), let item = flow.item(number, at: offset) else {
      return nil
    }
    return attributes(at: indexPath, item, size: CGSize(flow.drawnItemSize))
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let flow = flow
    var x = flow.targetOffset(proposed: Double(proposedContentOffset.x))
    if pagesByItem {
      let start = restingItem ?? flow.middleItem(at: offset) ?? 0
      x = flow.pagedOffset(current: offset, velocity: Double(velocity.x), from: start)
    }
    restingItem = flow.middleItem(at: x)
    return contentOffset(main: x, proposedContentOffset)
  }

  override func sizeWillChange() { scrollAnchor.sizeWillChange(at: offset) }

  /// Inserted items grow at their final positions.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(shrunk)
  }

  /// Deleted items shrink at their old positions.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    (faded ?? layoutAttributesForItem(at: indexPath)).map(shrunk)
  }

  // MARK: - The row

  /// The row scrolls only horizontally.
  var scrollDirection: UICollectionView.ScrollDirection { .horizontal }

  private var flow: CoverFlow {
    let bounds = collectionView?.bounds.size ?? .zero
    return CoverFlow(
      itemCount: items.count, itemSize: Size2D(chosenItemSize(in: bounds)), viewportSize: Size2D(bounds),
      insets: Insets(sectionInset), spacing: Double(minimumLineSpacing), style: style,
      centersEnds: centersEnds, isEndless: isEndless,
      isMirrored: collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      reflectedFraction: Double(reflectedFraction),
      sideAngle: Double(sideAngle), eyeDistance: Double(eyeDistance))
  }

  private func chosenItemSize(in bounds: CGSize) -> CGSize {
    var chosen = CGSize(width: max(0, bounds.width - 140), height: max(0, bounds.height - 40))
    if style == .classic {
      let side = min(chosen.width, chosen.height, bounds.height * 0.6)
      chosen = CGSize(width: side, height: side)
    }
    return CGSize(
      width: itemSize.width == 0 ? chosen.width : itemSize.width,
      height: itemSize.height == 0 ? chosen.height : itemSize.height)
  }

  private func attributes(
    at indexPath: IndexPath, _ item: CoverFlow.Item, size: CGSize
  ) -> UICollectionViewLayoutAttributes {
    let attributes = CoverFlowLayoutAttributes(forCellWith: indexPath)
    attributes.reflectedFraction = item.reflection == nil ? 0 : min(reflectedFraction, 1)
    attributes.center = CGPoint(inContent: item.center, of: collectionView)
    attributes.size = size
    attributes.transform3D = CATransform3D(item.transform)
    attributes.zIndex = item.zIndex
    attributes.alpha = CGFloat(item.alpha)
    return attributes
  }

  private func shrunk(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.alpha = 0
    attributes.transform3D = CATransform3DScale(attributes.transform3D, 0.5, 0.5, 1)
    return attributes
  }

  /// Keeps the item in the middle when the bounds, the item size or the number of items has changed. Sets the initial
  /// offset of a row that begins at the right or is endless, and wraps the offset of an endless row.
  private func keepMiddleInMiddle() {
    let flow = flow
    // A row with ends begins at its inset.
    scrollAnchor.moveContent(
      of: self, in: flow, isUntouched: isEndless ? isUntouched(offset) : offset == 0)
    if flow.hasExtent, let collectionView, !collectionView.isTracking, !collectionView.isDecelerating {
      restingItem = flow.middleItem(at: offset)
    }
  }
}
