import Geometry
import LayoutCore

/// A layout whose sections repeat a group until all items are placed. A group is a row or a column of items and other
/// groups, or is arranged by a closure.
///
/// All values are in points or in fractions of the container. All geometry is in content coordinates. The layout is
/// mirrored for right-to-left writing.
///
/// The cost of a section does not depend on the number of its items, because its group is arranged once.
/// `CompositionalSolver` documents the rules.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, UICollectionViewLayoutSelfSizing,
  UICollectionViewLayoutDataFollowing, UICollectionViewLayoutSurroundingsFollowing,
  UICollectionViewLayoutEmbedding
{
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var solver = CompositionalSolver()
  private(set) var plans: [CompositionalSectionPlan] = []
  /// The appearance that handlers have given to visible elements.
  var handledElements: [ElementKey: HandledElement] = [:]
  /// The features of all sections and of the layout itself.
  private(set) var features: CompositionalFeatures = []
  private(set) var globalBoundaries = NumberedKinds([])
  /// Whether all sections must be described and placed again.
  private var isStale = true
  /// Whether the sections may be others than those that were placed, because the insets changed.
  private var areSectionsInQuestion = false
  /// The background that the layout has set; nil without lists.
  var listBackgroundColor: UIColor?
  /// The scroll views of orthogonally scrolling sections in view, by section.
  var sectionScrollViews: [Int: SectionScrollView] = [:]
  /// The measurements and section offsets that the layout keeps between preparations.
  var measurements = CompositionalMeasuredSizes()

  // All of them are designated, as in UIKit: a subclass may call any of them.

  /// Creates a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which all sections are alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are described by a closure.
  ///
  /// The closure receives the index of a section and the environment. It is called for each section after each
  /// invalidation.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are described by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The properties that concern all sections. Setting it invalidates the layout, even if the object is the same one
  /// with new values.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: - Invalidation

  /// Invalidates what the context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isNew = context.invalidateEverything || context.invalidateDataSourceCounts
    if isNew, context.cause != .update { measurements.areSizesForgotten = true }
    switch context.cause {
    case .preferredAttributes where !isNew, .scrolling where !isNew: break
    case .change, .update, .preferredAttributes, .scrolling: isStale = true
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true if the size changes, because sections may depend on it. With pinned elements, returns true for every
  /// change.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return newBounds.size != old.size || newBounds != old && features.contains(.pinnedElements)
  }

  /// Invalidates the layout, because sections may depend on all of them. After a change of insets, keeps what it has if
  /// the sections are still the same, as below a large title that collapses. An override calls super.
  open func surroundingsDidChange(_ surroundings: UICollectionViewLayoutSurroundings) {
    guard !isStale, !mayReadInsets, surroundings.isSubset(of: [.safeArea, .adjustedContentInset]),
      let collectionView
    else { return invalidateLayout() }
    areSectionsInQuestion = true
    let context = invalidationContext(forBoundsChange: collectionView.bounds)
    context.cause = .scrolling
    invalidateLayout(with: context)
  }

  /// Whether methods of a subclass may read the insets of the collection view.
  var mayReadInsets: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  /// Keeps the measured sizes of the elements that stay, and the offsets of sections. An override calls super.
  open func dataDidChange(by change: UICollectionViewDataChange) {
    measurements.carry(solver, through: change)
    carryScrollViews(through: change)
  }

  /// Removes the scroll views of sections. An override calls super.
  open func collectionViewDidChange() { withdrawScrollViews() }

  /// Places the scroll views of sections. An override calls super.
  open func layoutDidPass() { placeSectionScrollViews() }

  /// Scrolls the section of an item, if it scrolls separately. An override calls super.
  open func scrollEmbeddedViews(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollSection(to: indexPath, at: position, animated: animated) }

  /// Leads the section of an item to where the item is now.
  open func followItem(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition) -> Bool {
    followItem(inSectionOf: indexPath, at: position)
  }

  /// Returns whether a section scrolls across the layout.
  open func scrollsSeparately(section: Int) -> Bool { solver.orthogonalScrolling(ofSection: section) != nil }

  /// Asks for the sections and places them, unless only pinned elements must move.
  open override func prepare() {
    super.prepare()
    if areSectionsInQuestion {
      areSectionsInQuestion = false
      if !isStale, !areSectionsUnchanged { return invalidateLayout() }
    }
    guard isStale else { return }
    isStale = false
    let known = measurements.takeKnown(of: solver)
    var next = CompositionalSolver(
      in: environment, interSectionSpacing: Double(configuration.interSectionSpacing),
      globalBoundaries: configuration.boundarySupplementaryItems.map(\.boundary), measured: known.global)
    checkConfiguration()
    // While sections are asked for, the app may ask for elements, which the previous solver and plans describe.
    var nextPlans: [CompositionalSectionPlan] = []
    let view = collectionView
    for index in 0..<(view?.numberOfSections ?? 0) {
      let plan = plan(ofSection: index, after: nextPlans.last)
      nextPlans.append(plan)
      next.appendSection(
        plan.description, itemCount: plan.section == nil ? 0 : view?.numberOfItems(inSection: index) ?? 0,
        measured: measurements(
          known.sections.indices.contains(index) ? known.sections[index] : CompositionalMeasurements(),
          beforePlacing: index))
      checkGroup(ofSection: index, in: next)
    }
    limitScrollOffsets(in: &next)
    (solver, plans) = (next, nextPlans)
    globalBoundaries = NumberedKinds(configuration.boundarySupplementaryItems.map(\.elementKind))
    features = CompositionalFeatures(next.globalBoundaries)
    for plan in plans { features.formUnion(plan.features) }
    showListBackground()
    installSwipes()
  }

  /// Returns the measured sizes with which a section is placed.
  func measurements(
    _ known: CompositionalMeasurements, beforePlacing section: Int
  ) -> CompositionalMeasurements { known }

  /// Whether the sections are the same in the current environment, so that all elements keep their places.
  private var areSectionsUnchanged: Bool {
    let sectionCount = collectionView?.numberOfSections ?? 0
    guard plans.count == sectionCount, solver.isUnaffected(by: environment) else { return false }
    var last: CompositionalSectionPlan?
    for index in 0..<sectionCount {
      let plan = plan(ofSection: index, after: last)
      guard plan.description == plans[index].description else { return false }
      last = plan
    }
    return true
  }

  private func plan(
    ofSection index: Int, after last: CompositionalSectionPlan?
  ) -> CompositionalSectionPlan {
    guard let section = sectionProvider(index, layoutEnvironment) else {
      collectionView?.report(
        .missingLayoutSection, about: "\(index)",
        "The section provider returned nil for section \(index). Its items are not shown. Return a section.")
      return .empty
    }
    // If all sections are alike, the first one is described and the others reuse its description.
    if let last, last.section === section { return last }
    return makePlan(of: section)
  }

  /// Changes the solver in place, without a copy.
  func change(_ body: (inout CompositionalSolver) -> Void) { body(&solver) }

  /// Whether all elements must be placed again before the layout can return anything.
  var isPlacementStale: Bool { isStale }

  // MARK: - Self-sizing

  /// Whether a section has estimated sizes.
  open var estimatesSizes: Bool { features.contains(.estimates) }

  /// Returns whether an element has an estimated size.
  open func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedSize(of: attributes)?.isEstimated == true
  }

  /// Returns attributes that mark the extents that are not estimated.
  open func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { withFixedExtents(attributes) }

  /// Returns the frame that an element has now, after others were measured.
  open func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    isStale ? attributes.frame : element(attributes).map { CGRect($0.frame) } ?? attributes.frame
  }

  /// Returns whether an element prefers a size other than its current one, in an estimated extent.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { prefersOtherSize(preferredAttributes, insteadOf: originalAttributes) }

  /// Returns a context with the changes of content size and offset that a preferred size causes. The layout uses the
  /// size from now on.
  ///
  /// If the element begins before the visible area, the offset moves with the content after it, so that nothing moves
  /// on screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    take(preferredAttributes, insteadOf: originalAttributes, for: context)
    return context
  }

  // MARK: - Geometry

  /// The geometry, with pinned elements at their current positions.
  var placed: CompositionalSolver {
    solver.visible = visibleInterval
    return solver
  }

  /// The size of the content: the available extent along the cross axis, and the end of the last section or footer
  /// along the scroll axis.
  open override var collectionViewContentSize: CGSize { CGSize(solver.contentSize) }

  /// Returns new attributes of the elements that overlap a rectangle. Elements that only share an edge with it are left
  /// out.
  ///
  /// Calls the handlers of the sections with the visible elements, if the rectangle is as large as the visible area.
  /// What they changed applies to elements in other rectangles, too.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(spareAttributes.count)
    placed.forEachElement(overlapping: Rectangle(rect.standardized)) { found.append(attributes(of: $0)) }
    callHandlers(for: found, in: rect)
    return found
  }

  /// Returns new attributes of an item; nil if the item does not exist or has no room.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solver.element(ofItem: indexPath.item, inSection: indexPath.section).map { attributes(of: $0) }
  }

  /// Returns new attributes of a header, a footer or a badge; nil if the element does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryElement(ofKind: elementKind, at: indexPath).map { attributes(of: $0) }
  }

  /// Returns new attributes of a background; nil if the element does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decorationElement(ofKind: elementKind, at: indexPath).map { attributes(of: $0) }
  }

  /// True: the layout is mirrored for right-to-left writing.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
