import Geometry
import LayoutCore

/// A layout that breaks the items of each section into lines, with a header before and a footer after them.
///
/// Lines run along the cross axis. A full line is justified: it fills the available room. The last line of a section
/// keeps the spacing of a full line if its items are of equal size. If the delegate conforms to
/// `UICollectionViewDelegateFlowLayout`, it can replace each metric for individual sections and items. All values are
/// in points. All geometry is in content coordinates, with origins on whole pixels.
///
/// The cost of a section of equal items does not depend on their number. If the delegate returns sizes, it is asked
/// once for each item after an invalidation. `FlowSolver` documents the rules.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, UICollectionViewLayoutSelfSizing,
  UICollectionViewLayoutDataFollowing, UICollectionViewLayoutSurroundingsFollowing
{
  private(set) var solver = FlowSolver()
  /// The measured sizes of headers and footers, and the estimate.
  var measurements = FlowMeasuredSizes()
  private var staleness = FlowStaleness.metrics
  /// The room in which items were last placed.
  private var placedRoom: FlowRoom?
  /// The combined invalidations since the last `prepare()`; nil if there were none.
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

  /// The size of items until they are measured. Default zero: items are not measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }

  /// The spacing between neighbouring lines. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The minimum spacing between neighbouring items of a line. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The margins around the items of a section, between header and footer. Default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// The reference from which the margins along the cross axis are measured. Default: the edge of the content.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }

  /// The size of headers. Only the extent along the scroll axis is used. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers. Only the extent along the scroll axis is used. Default zero: no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// Whether a header stays on screen while its section is on screen. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  /// Whether a footer stays on screen while its section is on screen. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
  }

  private func metricsDidChange() {
    // A subclass sets metrics while it prepares, before the layout is asked for anything: the current pass uses them.
    if staleness == .metrics, attachedCollectionView?.isPreparingLayout == true { return }
    staleness = .metrics
    invalidateLayout()
  }

  // MARK: - Invalidation

  /// The class of contexts, which specify what a flow layout can keep.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Invalidates what the context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidation = max(invalidation ?? .nothing, FlowStaleness(context))
    if context.invalidateEverything || context.invalidateDataSourceCounts, context.cause != .update {
      measurements.forget()
    }
    measurements.askAgain(for: context)
    super.invalidateLayout(with: context)
  }

  /// Returns true if the extent along the cross axis changes. With pinned headers or footers, returns true for every
  /// change.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return changesExtentAcross(newBounds) || pinsBoundaries && newBounds != old
  }

  /// Returns a context that keeps everything but pinned headers and footers, if the change moves only these.
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

  /// Marks the geometry for computation when the layout is next asked for it.
  ///
  /// Subclasses set metrics after calling super. Therefore nothing is computed, and the delegate is not asked, before
  /// that.
  open override func prepare() {
    super.prepare()
    staleness = max(staleness, invalidation ?? .metrics)
    invalidation = nil
  }

  /// Whether geometry must be computed before the layout can return anything.
  var isStale: Bool { staleness != .nothing }

  /// Keeps the measured sizes of the elements that stay. An override calls super.
  open func dataDidChange(by change: UICollectionViewDataChange) { carryMeasurements(through: change) }

  /// Invalidates the layout if items get another room across the scroll axis. Invalidates pinned headers and footers if
  /// only the insets along the scroll axis change, as below a large title that collapses. An override calls super.
  open func surroundingsDidChange(_ surroundings: UICollectionViewLayoutSurroundings) {
    guard surroundings != .traits else { return }
    // The methods of a subclass may read the insets.
    let isSubclass = type(of: self) != UICollectionViewFlowLayout.self
    if isSubclass, surroundings.contains(.adjustedContentInset) {
      invalidateLayout()
    } else if isStale || room != placedRoom {
      metricsDidChange()
    } else if pinsBoundaries, let collectionView {
      let context = invalidationContext(forBoundsChange: collectionView.bounds)
      context.cause = .scrolling
      invalidateLayout(with: context)
    }
  }

  /// The geometry, computed if it was invalid.
  var placed: FlowSolver {
    bringUpToDate()
    return solver
  }

  /// Computes the invalid geometry.
  private func bringUpToDate() {
    let stale = staleness
    guard stale != .nothing else {
      askAgainForNamedItems()
      solver.pinning = pinning
      return
    }
    // The delegate may ask the layout while the layout asks the delegate. It then finds an empty layout.
    staleness = .nothing
    var next = FlowSolver()
    swap(&next, &solver)
    if stale == .metrics { collectSections(into: &next) }
    let room = room
    next.place(in: room.environment)
    placedRoom = room
    swap(&next, &solver)
    if stale == .placement { askAgainForNamedItems() }
    measurements.staleItems.removeAll()
    solver.pinning = pinning
  }

  /// Changes the solver in place, without a copy.
  func change(_ body: (inout FlowSolver) -> Void) { body(&solver) }

  // MARK: - Self-sizing

  /// Returns whether an element prefers a size other than its current one. For a header or footer, only the extent
  /// along the scroll axis matters. Without estimated sizes, returns false.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && prefersOtherSize(preferredAttributes, insteadOf: originalAttributes)
  }

  /// Returns a context with the changes of content size and offset that a preferred size causes. The lines around the
  /// element use the size from now on.
  ///
  /// If the element begins before the visible area, the offset moves with the content after it, so that nothing moves
  /// on screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if estimatesSizes { take(preferredAttributes, insteadOf: originalAttributes, for: context) }
    return context
  }

  /// Whether there is an estimated size.
  open var estimatesSizes: Bool { estimatedItemSize != .zero }

  /// Returns whether an element is measured: with an estimated size, all but decoration elements are.
  open func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatesSizes && attributes.representedElementCategory != .decorationView
  }

  /// Returns attributes with the delegate's size for an item, if it returns one.
  open func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { withSizeFromDelegate(attributes) }

  /// Returns the frame that an element has now, after others were measured.
  open func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    isStale ? attributes.frame : frameInSolver(of: attributes) ?? attributes.frame
  }

  // MARK: - Geometry

  /// The size of the content: the available extent along the cross axis, and the end of the last section along the
  /// scroll axis.
  open override var collectionViewContentSize: CGSize { CGSize(placed.contentSize) }

  /// Returns new attributes of the items, headers and footers that overlap a rectangle.
  ///
  /// Elements that only share an edge with the rectangle are left out. Elements without area are included if they lie
  /// inside.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributesClass = attributesClass
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(spareAttributes.count)
    let solver = placed
    solver.forEachElement(overlapping: Rectangle(rect.standardized)) { element in
      checkRoom(for: element, in: solver)
      let attributes = makeAttributes(of: attributesClass)
      attributes.identify(as: element)
      attributes.frame = CGRect(element.frame)
      attributes.zIndex = depth(of: element.kind)
      found.append(attributes)
    }
    return found
  }

  /// Returns new attributes of an item; nil if the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = placed.frame(ofItem: indexPath.item, inSection: indexPath.section)
    else { return nil }
    let attributes = makeAttributes(for: .cell, kind: nil, at: indexPath)
    attributes.frame = CGRect(frame)
    return attributes
  }

  /// Returns new attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0 else { return nil }
    let kind: SectionElement.Kind
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
  /// Sets the element of a flow that new attributes describe.
  fileprivate func identify(as element: SectionElement) {
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
