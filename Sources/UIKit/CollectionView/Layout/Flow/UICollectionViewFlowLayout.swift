import Geometry
import LayoutCore

/// Breaks the items of each section into lines, with a header before and a footer after them.
///
/// Lines run across the scroll direction. A full line is stretched to the room across, the last line of a
/// section keeps the spacing of a full one when its items are equal. The delegate, if it conforms to
/// `UICollectionViewDelegateFlowLayout`, replaces each metric for single sections and items. All values are in
/// points, and so is all geometry, in content coordinates with origins on whole pixels.
///
/// Sections of equal items cost the same at any number of items. When the delegate tells sizes, it is asked once
/// for each item after an invalidation. `FlowSolver` has the rules.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private(set) var solver = FlowSolver()
  /// What is known of sizes that were estimated.
  var measurements = FlowMeasuredSizes()
  private var staleness = FlowStaleness.metrics
  /// What the invalidations since the last `prepare()` add up to; nil when there was none.
  private var invalidation: FlowStaleness?

  // MARK: - Metrics

  /// The axis along which lines are stacked. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// The size of items. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The size that items are thought to have until they are measured. Default zero: they are not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }

  /// The distance between neighbouring lines. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The least distance between neighbours of a line. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The margins around the items of a section, between header and footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// What the margins across the scroll direction are measured from. Default the edge of the content.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }

  /// The size of headers, of which only the extent along the scroll axis counts. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers, of which only the extent along the scroll axis counts. Default zero: no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// Whether a header stays on screen while its section is. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  /// Whether a footer stays on screen while its section is. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  private func metricsDidChange() {
    // Set by a subclass while it prepares, before any question: the pass under way takes it into account.
    if staleness == .metrics, attachedCollectionView?.isPreparingLayout == true { return }
    staleness = .metrics
    invalidateLayout()
  }

  // MARK: - Invalidation

  /// Contexts that tell what a flow layout can keep.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Marks stale what the context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidation = max(invalidation ?? .nothing, FlowStaleness(context))
    if context.invalidateEverything || context.invalidateDataSourceCounts, context.cause != .update {
      measurements.forget()
    }
    measurements.askAgain(for: context)
    super.invalidateLayout(with: context)
  }

  /// True when the extent across the scroll direction changes; with pinned headers or footers, when anything does.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return changesExtentAcross(newBounds) || pinsBoundaries && newBounds != old
  }

  /// A context that keeps all but the pinned headers and footers, when it is only these that the change moves.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, pinsBoundaries,
      !changesExtentAcross(newBounds)
    {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      namePinnedElements(in: newBounds, for: context)
    }
    return context
  }

  private func changesExtentAcross(_ newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Makes the next question compute the geometry anew.
  ///
  /// Subclasses set metrics after they called super: so nothing is computed, and no delegate asked, before the
  /// first question.
  open override func prepare() {
    super.prepare()
    staleness = max(staleness, invalidation ?? .metrics)
    invalidation = nil
  }

  /// Whether geometry must be computed before a question can be answered.
  var isStale: Bool { staleness != .nothing }

  override func dataDidChange(by map: UpdateMap) { carryMeasurements(through: map) }

  override func surroundingInsetsDidChange() {
    if sectionInsetReference != .fromContentInset { metricsDidChange() }
  }

  /// The geometry, computed when something was stale.
  var placed: FlowSolver {
    bringUpToDate()
    return solver
  }

  /// Computes what is stale.
  private func bringUpToDate() {
    let stale = staleness
    guard stale != .nothing else {
      askAgainForNamedItems()
      solver.pinning = pinning
      return
    }
    // The delegate may ask the layout while it is being asked: it then finds an empty one.
    staleness = .nothing
    var next = FlowSolver()
    swap(&next, &solver)
    if stale == .metrics { collectSections(into: &next) }
    next.place(in: flowEnvironment)
    swap(&next, &solver)
    if stale == .placement { askAgainForNamedItems() }
    measurements.staleItems.removeAll()
    solver.pinning = pinning
  }

  /// Changes what is placed, without a copy of it.
  func change(_ body: (inout FlowSolver) -> Void) { body(&solver) }

  // MARK: - Self-sizing

  /// With estimated sizes, whether an element would like another size than it has: of a header or footer, another
  /// extent along the scroll axis. Without, false.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && wishes(preferredAttributes, insteadOf: originalAttributes)
  }

  /// A context with what the size that an element would like does to content size and offset. The lines around the
  /// element know of the size from now on.
  ///
  /// The offset moves with the content behind an element that begins before what is in view, so that nothing moves
  /// on screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if isSelfSizing { take(preferredAttributes, insteadOf: originalAttributes, for: context) }
    return context
  }

  override var isSelfSizing: Bool { estimatedItemSize != .zero }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isSelfSizing && super.measures(attributes)
  }

  override func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { withSizeFromDelegate(attributes) }

  override func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    isStale ? attributes.frame : frameInSolver(of: attributes) ?? attributes.frame
  }

  // MARK: - Geometry

  /// Across, the room there is; along the scroll axis, up to the end of the last section.
  open override var collectionViewContentSize: CGSize { CGSize(placed.contentSize) }

  /// New attributes of the items, headers and footers that share an area with the rectangle.
  ///
  /// What only touches it is left out; what has no area is there when it lies in the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributesClass = attributesClass
    var found: [UICollectionViewLayoutAttributes] = []
    let solver = placed
    solver.forEachElement(meeting: Rectangle(rect.standardized)) { element in
      checkRoom(for: element, in: solver)
      let attributes = make(attributesClass)
      attributes.identify(as: element)
      attributes.frame = CGRect(element.frame)
      attributes.zIndex = depth(of: element.kind)
      found.append(attributes)
    }
    return found
  }

  /// New attributes of an item; nil when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = placed.frame(ofItem: indexPath.item, inSection: indexPath.section)
    else { return nil }
    let attributes = makeAttributes(for: .cell, kind: nil, at: indexPath)
    attributes.frame = CGRect(frame)
    return attributes
  }

  /// New attributes of a header or footer; nil when the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    let kind: FlowElement.Kind
    let frame: Rectangle?
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      (kind, frame) = (.header, placed.headerFrame(inSection: indexPath.section))
    case UICollectionView.elementKindSectionFooter:
      (kind, frame) = (.footer, placed.footerFrame(inSection: indexPath.section))
    default: return nil
    }
    guard let frame else { return nil }
    let attributes = makeAttributes(for: .supplementaryView, kind: elementKind, at: indexPath)
    attributes.frame = CGRect(frame)
    attributes.zIndex = depth(of: kind)
    return attributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// Says which element of a flow a new object stands for.
  fileprivate func identify(as element: FlowElement) {
    switch element.kind {
    case .item(let item):
      identify(as: .cell, kind: nil, at: IndexPath(item: item, section: element.section))
    case .header:
      identify(
        as: .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: element.section))
    case .footer:
      identify(
        as: .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: element.section))
    }
  }
}
