import Geometry
import LayoutCore
import UIKit

/// A row of large items, those of all sections in order, that are smaller the farther they are from the middle,
/// or, in the classic style, turned aside like records in a crate.
///
/// When the finger lifts, an item comes to rest in the middle. A row from right to left begins at its right end.
/// A scroll step costs what is visible, whatever the number of items: see `CoverFlow` for the formulas.
@preconcurrency @MainActor
open class CoverFlowLayout: ItemScrollingLayout, AxisScrolling {
  /// How items away from the middle look.
  public typealias Style = CoverFlow.Style

  /// The size of an item in points. Default zero: an extent of 0 is chosen from the bounds.
  ///
  /// The scaled style takes their width less 140, which lets 45 points of both neighbours be seen at full size,
  /// and their height less 40; the classic style a square of the smaller of both and of 0.6 of the height.
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

  /// Whether one flick moves by one item, however fast it is. Default false.
  open var pagesByItem = false

  /// How much of an item is seen mirrored on the floor, as a share of its height, 0…1. Default 0.
  ///
  /// Items stand higher by half of that. The mirror images are drawn by the cells: `CoverFlowCell` does so for its
  /// picture, and others can by `CoverFlowLayoutAttributes`.
  open var reflectedFraction: CGFloat = 0 {
    didSet { didChange(from: oldValue, to: reflectedFraction) }
  }

  /// The turn of classic side covers in radians, 0…π/2. Default 1.2.
  open var sideAngle: CGFloat = 1.2 {
    didSet { didChange(from: oldValue, to: sideAngle) }
  }

  /// The distance of the eye from the screen in points in the classic style. Default 900.
  open var eyeDistance: CGFloat = 900 {
    didSet { didChange(from: oldValue, to: eyeDistance) }
  }

  /// The row of the last pass in a view with an extent.
  private var preparedFlow: CoverFlow?
  /// The item in the middle when a new size was announced, nil when none was.
  private var itemBeforeResize: Int?
  /// The item that was in the middle when the content last came to rest, or will be when it does.
  private var restingItem: Int?

  /// The content offset that brings an item to the middle, or as near as the content goes; nil without such an
  /// item.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    items.number(of: indexPath).map { contentOffset(main: flow.offset(ofItem: $0)) }
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { CoverFlowLayoutAttributes.self }

  open override func prepare() {
    super.prepare()
    keepMiddleInMiddle()
  }

  /// As wide as the row with its margins, and as high as the bounds: nothing to scroll up and down.
  open override var collectionViewContentSize: CGSize { contentSize(main: flow.contentWidth) }

  override func attributes(touching visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, flow) = (items, flow)
    let size = CGSize(flow.drawnItemSize)
    return flow.items(at: offset, touching: visible).map { item in
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

  override func sizeWillChange() {
    if let preparedFlow, itemBeforeResize == nil { itemBeforeResize = preparedFlow.middleItem(at: offset) }
  }

  /// Inserted items grow where they will stand.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(shrunk)
  }

  /// Deleted items shrink where they stood.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    (faded ?? layoutAttributesForItem(at: indexPath)).map(shrunk)
  }

  // MARK: - The row

  /// Only sideways.
  var scrollDirection: UICollectionView.ScrollDirection { .horizontal }

  private var flow: CoverFlow {
    let bounds = collectionView?.bounds.size ?? .zero
    return CoverFlow(
      itemCount: items.count, itemSize: Size2D(chosenItemSize(in: bounds)), viewportSize: Size2D(bounds),
      insets: Insets(sectionInset), spacing: Double(minimumLineSpacing), style: style,
      centersEnds: centersEnds,
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
    return attributes
  }

  private func shrunk(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.alpha = 0
    attributes.transform3D = CATransform3DScale(attributes.transform3D, 0.5, 0.5, 1)
    return attributes
  }

  /// Moves the offset when what it means has changed (the bounds, the item size, the number of items), so that
  /// the item in the middle stays there, and to the first item of a row that begins at the right.
  private func keepMiddleInMiddle() {
    let flow = flow
    guard let collectionView, flow.viewportSize.width > 0, flow.viewportSize.height > 0 else { return }
    defer { (preparedFlow, itemBeforeResize) = (flow, nil) }
    if let previous = preparedFlow, previous.itemCount > 0 {
      if previous != flow, flow.itemCount > 0,
        let item = itemBeforeResize ?? previous.middleItem(at: offset)
      {
        move(collectionView, to: min(item, flow.itemCount - 1), in: flow, after: previous)
      }
    } else if flow.isMirrored, flow.itemCount > 0, offset == 0 {
      collectionView.bounds.origin.x = CGFloat(flow.offset(ofItem: 0))
    }
    if !collectionView.isTracking, !collectionView.isDecelerating {
      restingItem = flow.middleItem(at: offset)
    }
  }

  /// Brings an item to the middle, unless it is still as near to it as in the previous row.
  private func move(
    _ collectionView: UICollectionView, to item: Int, in flow: CoverFlow, after previous: CoverFlow
  ) {
    var other = previous
    other.itemCount = flow.itemCount
    // More or fewer items at the end, and the same room for each: nothing has moved.
    if other == flow, flow.middleItem(at: offset) == item { return }
    collectionView.bounds.origin.x = CGFloat(flow.offset(ofItem: item))
  }
}
