import Geometry
import LayoutCore
import UIKit

/// Columns of equal width with items of any length, each under the column that is shortest at that moment, the
/// leftmost of equal ones.
///
/// Sections follow one another, each with its header, its margins around its columns, and its footer. The
/// delegate, if it conforms to `CollectionViewDelegateWaterfallLayout`, tells the length of each item, and
/// replaces each metric for single sections. Where one writes from right to left the layout is mirrored.
///
/// After an invalidation lengths are asked for once; items are placed again from the first one on whose length
/// has changed. What an element query costs grows with the logarithm of the number of items: see
/// `WaterfallSolver`.
@preconcurrency @MainActor
open class WaterfallLayout: UICollectionViewLayout {
  /// Which column the next item goes to.
  public typealias FillingOrder = WaterfallFillingOrder

  /// The axis along which columns grow; horizontal makes them rows. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(if: scrollDirection != oldValue) }
  }

  /// The number of columns, 1 to 1,024. Default 2.
  open var columnCount = 2 { didSet { invalidate(if: columnCount != oldValue) } }

  /// The least width of columns in points: there are as many as there is room for, and `columnCount` does not
  /// count. Default 0: it does.
  open var minimumColumnWidth: CGFloat = 0 { didSet { invalidate(if: minimumColumnWidth != oldValue) } }

  /// Which column the next item goes to. Default the shortest.
  open var fillingOrder = FillingOrder.shortestFirst { didSet { invalidate(if: fillingOrder != oldValue) } }

  /// The size of items of which the delegate tells neither length nor aspect ratio, in points; only the extent
  /// along the scroll axis counts. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(if: itemSize != oldValue) } }

  /// The distance between neighbours of a column in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(if: minimumLineSpacing != oldValue) } }

  /// The distance between neighbouring columns in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(if: minimumInteritemSpacing != oldValue) }
  }

  /// The margins around the columns of a section in points, between header and footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }

  /// The size of headers, of which only the extent along the scroll axis counts. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(if: headerReferenceSize != oldValue) }
  }

  /// The size of footers, of which only the extent along the scroll axis counts. Default zero: no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(if: footerReferenceSize != oldValue) }
  }

  private var solver = WaterfallSolver()
  /// Whether the delegate has to be asked about everything.
  private var isStale = true
  /// The items whose lengths alone have to be asked for.
  private var staleItems: Set<IndexPath> = []
  /// What was in the middle of the bounds when they were last resized.
  private var attention: WaterfallAttention?
  /// Whether the next pass brings that into the middle again.
  private var isResized = false
  /// Whether the content has been shown from its start.
  private var isStarted = false
  private var updatedItems = UpdatedItems()

  // MARK: - Invalidation

  open override class var invalidationContextClass: AnyClass { WaterfallLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsMetrics = (context as? WaterfallLayoutInvalidationContext)?.invalidateWaterfallMetrics == false
    if context.invalidateEverything || context.invalidateDataSourceCounts || !keepsMetrics { isStale = true }
    staleItems.formUnion(context.invalidatedItemIndexPaths ?? [])
    if context.invalidateEverything { attention = nil }
    super.invalidateLayout(with: context)
  }

  /// True when the size changes: the item in the middle stays there.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size != collectionView.bounds.size else { return false }
    // Now is the time: with its new size the collection view may clamp the offset before it asks again.
    if !isResized { attend(in: collectionView) }
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
    // The delegate may ask the layout while it is being asked: it then finds an empty one.
    var next = WaterfallSolver()
    swap(&next, &solver)
    if isStale || environment != next.environment {
      collectSections(into: &next)
    } else {
      for (section, paths) in Dictionary(grouping: staleItems, by: \.section) {
        next.changeLengths(of: paths.map(\.item), inSection: section) { item, width in
          length(ofItemAt: IndexPath(item: item, section: section), columnWidth: width, waterfallDelegate)
        }
      }
    }
    solver = next
    (isStale, staleItems) = (false, [])
    moveOffset()
  }

  // MARK: - Geometry

  /// Across, the room there is; along the scroll axis, up to the lowest item and what follows it.
  open override var collectionViewContentSize: CGSize { CGSize(solver.contentSize) }

  /// New attributes of the items, headers and footers that share an area with the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    solver.forEachElement(meeting: Rectangle(rect.standardized)) { element in
      let attributes: UICollectionViewLayoutAttributes
      switch element.kind {
      case .item(let item):
        attributes = .init(forCellWith: IndexPath(item: item, section: element.section))
      case .header:
        attributes = .init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: element.section))
      case .footer:
        attributes = .init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
          with: IndexPath(item: 0, section: element.section))
      }
      attributes.frame = CGRect(element.frame)
      found.append(attributes)
    }
    return found
  }

  /// New attributes of an item; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = solver.frame(ofItem: indexPath.item, inSection: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(frame)
    return attributes
  }

  /// New attributes of a header or footer; nil when the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    let frame =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: solver.headerFrame(inSection: indexPath.section)
      case UICollectionView.elementKindSectionFooter: solver.footerFrame(inSection: indexPath.section)
      default: Rectangle?.none
      }
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(frame)
    return attributes
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

  /// A new item slides up its column into its place, from its own length below, and fades in.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updatedItems.isInserted(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return layoutAttributesForItem(at: itemIndexPath).map(slidOut)
  }

  /// An item that goes slides down its column, under those that take its place, and fades out.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let faded = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return updatedItems.isDeleted(itemIndexPath) ? faded.map(slidOut) : faded
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
    (attention, isResized, isStarted) = (nil, false, false)
  }

  // MARK: - What the waterfall is made of

  private var waterfallDelegate: (any CollectionViewDelegateWaterfallLayout)? {
    collectionView?.delegate as? any CollectionViewDelegateWaterfallLayout
  }

  private var environment: WaterfallEnvironment {
    let bounds = collectionView?.bounds.size ?? .zero
    let inset = collectionView?.adjustedContentInset ?? .zero
    let isOpposite = collectionView?.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    return WaterfallEnvironment(
      direction: scrollDirection == .vertical ? .vertical : .horizontal,
      crossExtent: scrollDirection == .vertical
        ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom,
      // A subclass that has the collection view mirror it must not be mirrored twice.
      isMirrored: collectionView != nil && isOpposite && !flipsHorizontallyInOppositeLayoutDirection)
  }

  private func collectSections(into solver: inout WaterfallSolver) {
    solver.removeAllSections(in: environment)
    guard let collectionView else { return }
    let delegate = waterfallDelegate
    for section in 0..<collectionView.numberOfSections {
      solver.appendSection(
        metrics(of: section, delegate), itemCount: collectionView.numberOfItems(inSection: section)
      ) { item, width in
        length(ofItemAt: IndexPath(item: item, section: section), columnWidth: width, delegate)
      }
    }
  }

  private func metrics(
    of section: Int, _ delegate: (any CollectionViewDelegateWaterfallLayout)?
  ) -> WaterfallSectionMetrics {
    func told<Value>(
      _ ask: (any CollectionViewDelegateWaterfallLayout, UICollectionView) -> Value, else own: Value
    ) -> Value {
      guard let delegate, let collectionView else { return own }
      return ask(delegate, collectionView)
    }
    let count = told(
      { $0.collectionView($1, layout: self, columnCountForSectionAt: section) }, else: columnCount)
    let width = told(
      { $0.collectionView($1, layout: self, minimumColumnWidthForSectionAt: section) },
      else: minimumColumnWidth)
    let inset = told(
      { $0.collectionView($1, layout: self, insetForSectionAt: section) }, else: sectionInset)
    let header = told(
      { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) },
      else: headerReferenceSize)
    let footer = told(
      { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) },
      else: footerReferenceSize)
    return WaterfallSectionMetrics(
      columns: width > 0 ? .minimumWidth(width) : .count(count), fillingOrder: fillingOrder,
      insets: Insets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
      lineSpacing: told(
        { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) },
        else: minimumLineSpacing),
      interitemSpacing: told(
        { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) },
        else: minimumInteritemSpacing),
      headerLength: scrollDirection == .vertical ? header.height : header.width,
      footerLength: scrollDirection == .vertical ? footer.height : footer.width)
  }

  private func length(
    ofItemAt indexPath: IndexPath, columnWidth: Double,
    _ delegate: (any CollectionViewDelegateWaterfallLayout)?
  ) -> Double {
    if let delegate, let collectionView {
      let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
      let length = delegate.collectionView(
        collectionView, layout: self, lengthOfItemAt: path, columnWidth: columnWidth)
      if let length { return length }
      let ratio = delegate.collectionView(collectionView, layout: self, aspectRatioOfItemAt: path)
      if let ratio, ratio > 0 {
        return scrollDirection == .vertical ? columnWidth / ratio : columnWidth * ratio
      }
    }
    return scrollDirection == .vertical ? itemSize.height : itemSize.width
  }

  private func invalidate(if isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  // MARK: - The offset

  /// Remembers what is in the middle of the bounds, unless that is what was brought there before.
  private func attend(in collectionView: UICollectionView) {
    isResized = true
    if let attention, attention.offset == collectionView.contentOffset { return }
    attention = WaterfallAttention(
      to: solver, in: collectionView.bounds, isVertical: scrollDirection == .vertical)
  }

  /// Starts a mirrored horizontal waterfall at its right end, and after a resize brings what was in the middle
  /// of the bounds there again, as far as the content reaches.
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
    if isResized, let middle = attention?.middle(in: solver, isVertical: isVertical) {
      if isVertical {
        let end = max(-inset.top, content.height + inset.bottom - bounds.height)
        target.y = min(max(middle - bounds.height / 2, -inset.top), end)
      } else {
        let end = max(-inset.left, content.width + inset.right - bounds.width)
        target.x = min(max(middle - bounds.width / 2, -inset.left), end)
      }
    }
    if target != collectionView.contentOffset { collectionView.contentOffset = target }
    if isResized { attention?.offset = collectionView.contentOffset }
    isResized = false
  }
}
