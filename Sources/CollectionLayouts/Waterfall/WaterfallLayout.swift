import Geometry
import LayoutCore
import UIKit

/// Columns of equal width with items of any length. Each item goes to the column that is shortest so far. Of equally
/// short columns, the leftmost is used.
///
/// Sections follow one another, each with its header, its margins around its columns, and its footer. If the delegate
/// conforms to `CollectionViewDelegateWaterfallLayout`, it provides the length of each item and the metrics of
/// individual sections. The layout is mirrored in right-to-left layouts.
///
/// After an invalidation, the layout asks for each length once. It places items again from the first one whose length
/// has changed. In a batch update, items that stay or move keep their lengths, and the layout asks only for items that
/// are inserted, reloaded or reconfigured. On Apple's platforms it asks for all items. To change other lengths in a
/// batch update, call `invalidateLayout()` in it. The cost of an element query grows with the logarithm of the number
/// of items. See `WaterfallSolver`.
@preconcurrency @MainActor
open class WaterfallLayout: ItemAnimatingLayout, AxisScrolling {
  /// How the column of the next item is chosen.
  public typealias FillingOrder = WaterfallFillingOrder

  /// The axis along which columns grow. Horizontal makes them rows. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { didChange(from: oldValue, to: scrollDirection) }
  }

  /// The number of columns, 1 to 1,024. Default 2.
  open var columnCount = 2 { didSet { didChange(from: oldValue, to: columnCount) } }

  /// The minimum width of columns in points. When it is positive, there are as many columns as fit, and `columnCount`
  /// has no effect. Default 0.
  open var minimumColumnWidth: CGFloat = 0 { didSet { didChange(from: oldValue, to: minimumColumnWidth) } }

  /// How the column of the next item is chosen. Default: the shortest column.
  open var fillingOrder = FillingOrder.shortestFirst {
    didSet { didChange(from: oldValue, to: fillingOrder) }
  }

  /// The size in points of items for which the delegate returns neither a length nor an aspect ratio. Only the extent
  /// along the scroll axis is used. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The distance between neighbours in a column in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { didChange(from: oldValue, to: minimumLineSpacing) } }

  /// The distance between neighbouring columns in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { didChange(from: oldValue, to: minimumInteritemSpacing) }
  }

  /// The margins around the columns of a section in points, between header and footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(from: oldValue, to: sectionInset) } }

  /// The size of headers. Only the extent along the scroll axis is used. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { didChange(from: oldValue, to: headerReferenceSize) }
  }

  /// The size of footers. Only the extent along the scroll axis is used. Default zero: no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { didChange(from: oldValue, to: footerReferenceSize) }
  }

  private(set) var solver = WaterfallSolver()
  /// Whether the layout must ask the delegate for everything.
  private var isStale = true
  /// Whether the items may differ from those of the solver.
  private var hasOtherData = false
  /// The changes of a batch update to the items of the solver.
  var update: WaterfallUpdate?
  /// The items whose lengths the layout must ask for again.
  private var staleItems: Set<IndexPath> = []
  /// The anchor in the middle of the bounds at their last resize.
  private var scrollAnchor: WaterfallScrollAnchor?
  /// Whether the next pass brings the anchor to the middle again.
  private var isResized = false
  /// Whether an invalid length was reported in this pass.
  var hasReportedLength = false
  /// Whether a pass with sections has set the initial offset.
  private var isStarted = false

  // MARK: - Invalidation

  open override class var invalidationContextClass: AnyClass { WaterfallLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsMetrics = (context as? WaterfallLayoutInvalidationContext)?.invalidateWaterfallMetrics == false
    if context.invalidateEverything || !keepsMetrics { isStale = true }
    if context.invalidateDataSourceCounts { hasOtherData = true }
    staleItems.formUnion(context.invalidatedItemIndexPaths ?? [])
    if context.invalidateEverything { scrollAnchor = nil }
    super.invalidateLayout(with: context)
  }

  /// True when the size changes. The item in the middle then stays in the middle.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size != collectionView.bounds.size else { return false }
    // Store the anchor now. After the resize, the collection view may clamp the offset before it asks the layout again.
    if !isResized { storeScrollAnchor(in: collectionView) }
    return true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let old = collectionView?.bounds.size ?? .zero
    let isOtherWidth =
      scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    (context as? WaterfallLayoutInvalidationContext)?.invalidateWaterfallMetrics = isOtherWidth
    return context
  }

  open override func prepare() {
    super.prepare()
    hasReportedLength = false
    // The delegate may query the layout while it is asked. The layout is empty then.
    var next = WaterfallSolver()
    swap(&next, &solver)
    if isStale || environment != next.environment || hasOtherData && update == nil {
      collectSections(into: &next)
    } else {
      if let update { collectSections(into: &next, after: update) }
      let length = lengthsOfItems()
      let stale = Dictionary(grouping: staleItems, by: \.section)
      next.changeLengths(of: stale.map { (section: $0.key, items: $0.value.map(\.item)) }) {
        item, section, width in
        length(IndexPath(item: item, section: section), width)
      }
    }
    solver = next
    (isStale, hasOtherData, staleItems, update) = (false, false, [], nil)
    moveOffset()
  }

  // MARK: - Geometry

  /// The available cross extent, and along the scroll axis the extent up to the end of the last section.
  open override var collectionViewContentSize: CGSize { CGSize(solver.contentSize) }

  /// New attributes of the items, headers and footers that overlap the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    solver.forEachElement(overlapping: Rectangle(rect.standardized)) { element in
      found.append(attributes(element.kind, inSection: element.section, frame: element.frame))
    }
    return found
  }

  /// New attributes of an item. Nil when the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solver.frame(ofItem: indexPath.item, inSection: indexPath.section).map { frame in
      attributes(.item(indexPath.item), inSection: indexPath.section, frame: frame)
    }
  }

  /// New attributes of a header or footer. Nil when the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    let section = indexPath.section
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return solver.headerFrame(inSection: section).map { attributes(.header, inSection: section, frame: $0) }
    case UICollectionView.elementKindSectionFooter:
      return solver.footerFrame(inSection: section).map { attributes(.footer, inSection: section, frame: $0) }
    default: return nil
    }
  }

  private func attributes(
    _ kind: SectionElement.Kind, inSection section: Int, frame: Rectangle
  ) -> UICollectionViewLayoutAttributes {
    typealias Attributes = UICollectionViewLayoutAttributes
    func supplementary(_ kind: String) -> Attributes {
      Attributes(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    }
    let attributes =
      switch kind {
      case .item(let item): Attributes(forCellWith: IndexPath(item: item, section: section))
      case .header: supplementary(UICollectionView.elementKindSectionHeader)
      case .footer: supplementary(UICollectionView.elementKindSectionFooter)
      }
    attributes.frame = CGRect(frame)
    return attributes
  }

  // MARK: - Updates

  /// A new item slides up its column to its position, by its own length, and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath).map(slidOut)
  }

  /// A deleted item slides down its column, under the items that replace it, and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    faded.map(slidOut)
  }

  private func slidOut(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    if scrollDirection == .vertical {
      attributes.center.y += attributes.size.height
    } else {
      attributes.center.x += solver.environment.isMirrored ? -attributes.size.width : attributes.size.width
    }
    attributes.alpha = 0
    attributes.zIndex = -1
    return attributes
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    (scrollAnchor, isResized, isStarted) = (nil, false, false)
  }

  #if os(Linux)
    /// Invalidates the layout if items get another room across the scroll axis. Invalidates a subclass after every change of
    /// insets or margins, because its methods may read them. An override calls super.
    open func surroundingsDidChange(_ surroundings: UICollectionViewLayoutSurroundings) {
      let isSubclass = type(of: self) != WaterfallLayout.self
      if environment != solver.environment
        || isSubclass && !surroundings.isDisjoint(with: [.layoutMargins, .adjustedContentInset])
      {
        invalidateLayout()
      }
    }
  #endif

  // MARK: - Environment

  var environment: WaterfallEnvironment {
    let (size, inset) = (viewportSize, collectionView?.adjustedContentInset ?? .zero)
    return WaterfallEnvironment(
      direction: direction,
      crossExtent: scrollDirection == .vertical
        ? size.width - Double(inset.left + inset.right) : size.height - Double(inset.top + inset.bottom),
      isMirrored: mirrorsItself)
  }

  // MARK: - The offset

  /// Stores the anchor in the middle of the bounds, unless the layout itself moved the current anchor there.
  private func storeScrollAnchor(in collectionView: UICollectionView) {
    isResized = true
    if let scrollAnchor, scrollAnchor.offset == collectionView.contentOffset { return }
    scrollAnchor = WaterfallScrollAnchor(
      to: solver, in: collectionView.bounds, isVertical: scrollDirection == .vertical)
  }

  /// Scrolls a mirrored horizontal waterfall to its right end at first. After a resize, brings the anchor back to the
  /// middle of the bounds, as far as the content allows.
  private func moveOffset() {
    guard let collectionView, !collectionView.bounds.isEmpty else { return }
    let (bounds, inset, content) = (
      collectionView.bounds, collectionView.adjustedContentInset, collectionViewContentSize
    )
    let isVertical = scrollDirection == .vertical
    var target = collectionView.contentOffset
    if !isStarted, !isVertical, solver.environment.isMirrored, target.x == -inset.left {
      target.x = max(-inset.left, content.width + inset.right - bounds.width)
    }
    if solver.sectionCount > 0 { isStarted = true }
    if isResized, let middle = scrollAnchor?.middle(in: solver, isVertical: isVertical) {
      if isVertical {
        let end = max(-inset.top, content.height + inset.bottom - bounds.height)
        target.y = min(max(middle - bounds.height / 2, -inset.top), end)
      } else {
        let end = max(-inset.left, content.width + inset.right - bounds.width)
        target.x = min(max(middle - bounds.width / 2, -inset.left), end)
      }
    }
    if target != collectionView.contentOffset { collectionView.bounds.origin = target }
    if isResized { scrollAnchor?.offset = collectionView.contentOffset }
    isResized = false
  }
}

#if os(Linux)
  extension WaterfallLayout: UICollectionViewLayoutSurroundingsFollowing {}
#endif
