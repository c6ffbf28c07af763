import Geometry
import LayoutCore

/// Makes each section of a group, repeated as often as its items need; a group is a row or column of items and other
/// groups, or what a closure makes it.
///
/// All values are in points or shares of what contains them, and geometry is in content coordinates. The layout is
/// mirrored where one writes from right to left.
///
/// A section costs the same at any number of items: its group is arranged once. `CompositionalSolver` has the rules.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var solver = CompositionalSolver()
  private(set) var plans: [CompositionalSectionPlan] = []
  /// What any of the sections, or the layout itself, has.
  private(set) var features: CompositionalFeatures = []
  private(set) var globalBoundaries = NumberedKinds([])
  /// Whether everything must be described and placed anew.
  private var isStale = true
  /// What scrolls sections in view by themselves, by the sections' numbers.
  var sectionScrollViews: [Int: SectionScrollView] = [:]
  /// What is known of elements whose sizes were estimated, beside what the solver knows.
  var measurements = CompositionalMeasuredSizes()

  /// Makes a layout of sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout of sections that are all alike, in a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout of sections that a closure describes, by their numbers and what is around them.
  ///
  /// The closure is called for each section whenever the layout is invalidated.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout of sections that a closure describes, in a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// There are no archives on this platform: a layout without sections.
  public required init?(coder: NSCoder) { nil }

  /// What concerns all sections. Setting it, also to the same object after a change, lays out anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: - Invalidation

  /// Marks stale what the context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isNew = context.invalidateEverything || context.invalidateDataSourceCounts
    if isNew, context.cause != .update { measurements.areSizesForgotten = true }
    switch context.cause {
    case .preferredAttributes where !isNew, .scrolling where !isNew: break
    case .change, .update, .preferredAttributes, .scrolling: isStale = true
    }
    super.invalidateLayout(with: context)
  }

  /// True when the size changes, of which sections may take shares; with pinned elements, when anything does.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return newBounds.size != old.size || newBounds != old && features.contains(.pinnedElements)
  }

  override func surroundingInsetsDidChange() { invalidateLayout() }

  override func traitsDidChange() { invalidateLayout() }

  override func dataDidChange(by map: UpdateMap) {
    measurements.carry(solver, through: map)
    carryScrollViews(through: map)
  }

  override func collectionViewDidChange() { withdrawScrollViews() }

  override func layoutDidPass() { placeSectionScrollViews() }

  override func scrollWithinContent(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollSection(to: indexPath, at: position, animated: animated) }

  /// Asks for the sections and places them, when more is stale than where pinned elements are.
  open override func prepare() {
    super.prepare()
    guard isStale else { return }
    isStale = false
    let known = measurements.takeKnown(of: solver)
    var next = CompositionalSolver(
      in: environment, interSectionSpacing: Double(configuration.interSectionSpacing),
      globalBoundaries: configuration.boundarySupplementaryItems.map(\.boundary), measured: known.global)
    globalBoundaries = NumberedKinds(configuration.boundarySupplementaryItems.map(\.elementKind))
    plans.removeAll(keepingCapacity: true)
    checkConfiguration()
    let view = collectionView
    for index in 0..<(view?.numberOfSections ?? 0) {
      let plan = plan(ofSection: index)
      plans.append(plan)
      next.appendSection(
        plan.description, itemCount: plan.section == nil ? 0 : view?.numberOfItems(inSection: index) ?? 0,
        measured: known.sections.indices.contains(index)
          ? known.sections[index] : CompositionalMeasurements())
      checkGroup(ofSection: index, in: next)
    }
    solver = next
    features = CompositionalFeatures(next.globalBoundaries)
    for plan in plans { features.formUnion(plan.features) }
  }

  private func plan(ofSection index: Int) -> CompositionalSectionPlan {
    guard let section = sectionProvider(index, layoutEnvironment) else {
      collectionView?.report(
        .missingLayoutSection, about: "\(index)",
        "the section provider has nothing for section \(index); its items are not shown")
      return .empty
    }
    // Sections that are all alike are described once.
    if let last = plans.last, last.section === section { return last }
    return makePlan(of: section)
  }

  /// Changes what is placed, without a copy of it.
  func change(_ body: (inout CompositionalSolver) -> Void) { body(&solver) }

  /// Whether everything must be placed anew before a question can be answered.
  var isPlacementStale: Bool { isStale }

  // MARK: - Self-sizing

  override var isSelfSizing: Bool { features.contains(.estimates) }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedSize(of: attributes)?.isEstimated == true
  }

  override func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { withFixedExtents(attributes) }

  override func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    isStale ? attributes.frame : element(attributes).map { CGRect($0.frame) } ?? attributes.frame
  }

  /// Whether an element with an estimated extent would like another one than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { wishes(preferredAttributes, insteadOf: originalAttributes) }

  /// A context with what the size that an element would like does to content size and offset. The layout knows of the
  /// size from now on.
  ///
  /// The offset moves with the content behind an element that begins before what is in view, so that nothing moves
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

  /// The geometry, with pinned elements where they belong now.
  var placed: CompositionalSolver {
    solver.visible = visibleInterval
    return solver
  }

  /// Across, the room there is; along the scroll axis, up to the end of the last section, or of a footer.
  open override var collectionViewContentSize: CGSize { CGSize(solver.contentSize) }

  /// New attributes of the elements that share an area with the rectangle.
  ///
  /// What only touches it is left out. The handlers of sections with elements there are called.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    placed.forEachElement(meeting: Rectangle(rect.standardized)) { found.append(attributes(of: $0)) }
    callHandlers(for: found)
    return found
  }

  /// New attributes of an item; nil when there is no such item, or no place for it.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return solver.element(ofItem: indexPath.item, inSection: indexPath.section).map { attributes(of: $0) }
  }

  /// New attributes of a header, a footer or a badge; nil when there is no such element.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryElement(ofKind: elementKind, at: indexPath).map { attributes(of: $0) }
  }

  /// New attributes of a background; nil when there is no such element.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decorationElement(ofKind: elementKind, at: indexPath).map { attributes(of: $0) }
  }

  /// True.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
