import Geometry

/// Places the sections of a compositional layout, as `UICollectionViewCompositionalLayout` does (behaviour 16).
///
/// First the sections are appended, then `place(in:)` finds where they stand, then questions are answered. All
/// geometry is in content coordinates: points, y down, left where reading begins.
///
/// The group of a section is arranged once and repeated by arithmetic, so that a section costs the same at any
/// number of items; only repetitions with items that were measured are kept one by one.
public struct CompositionalSolver: Sendable {
  /// The surroundings the sections were last placed in.
  public private(set) var environment = CompositionalEnvironment(direction: .vertical, container: .zero)
  /// What is in view along the main axis, for boundary elements that stay there; nil pins nothing.
  public var visible: (start: Double, end: Double)?
  /// Boundary elements of the whole layout.
  public private(set) var globalBoundaries: [CompositionalBoundary] = []

  var sections = ContiguousArray<PlacedSection>()
  private(set) var globalFrames: [Rectangle] = []
  private(set) var globalBands = BoundaryBands([], in: .zero, measured: MeasuredSizes(), direction: .vertical)
  private var measuredGlobals: MeasuredSizes = MeasuredSizes()
  private var interSectionSpacing = 0.0
  /// How far an element reaches out of its section at most.
  private(set) var overhang = 0.0
  /// The end of the content along the main axis.
  private(set) var end = 0.0

  /// Makes a layout of no sections, for its surroundings.
  public init(
    in environment: CompositionalEnvironment = CompositionalEnvironment(
      direction: .vertical, container: .zero),
    interSectionSpacing: Double = 0, globalBoundaries: [CompositionalBoundary] = [],
    measured: CompositionalMeasurements = CompositionalMeasurements()
  ) {
    self.environment = environment
    self.interSectionSpacing = interSectionSpacing.asDistance
    self.globalBoundaries = globalBoundaries
    measuredGlobals = measured.boundaries
    globalBands = BoundaryBands(
      globalBoundaries, in: environment.container, measured: measuredGlobals,
      direction: environment.direction)
    stack(from: 0)
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has; 0 when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The extent of everything, in points: to the end of the last section, and all the room across.
  public var contentSize: Size2D {
    environment.direction.size(main: end, cross: environment.crossExtent)
  }

  // MARK: - Placing

  /// Adds a section behind the others. Complexity: O(items of a group, and items that were measured).
  ///
  /// - Parameter measured: What is known of it from before.
  public mutating func appendSection(
    _ section: CompositionalSection, itemCount: Int,
    measured: CompositionalMeasurements = CompositionalMeasurements()
  ) {
    var placed = PlacedSection(
      section, itemCount: itemCount, in: environment.container, cross: crossRoom,
      direction: environment.direction, measured: measured.items,
      measuredBoundaries: measured.boundaries, like: sections.last)
    placed.scrollOffset = measured.scrollOffset
    sections.append(placed)
    stack(from: sections.count - 1)
  }

  /// The room for sections across the main axis.
  private var crossRoom: (start: Double, extent: Double) {
    let bands = globalBands.cross
    return (bands.before, (environment.crossExtent - bands.before - bands.after).asExtent)
  }

  /// Puts the sections from one on behind one another, and everything at the edges around them.
  private mutating func stack(from first: Int) {
    var (latestEnd, lastStart) = (globalBands.main.before, globalBands.main.before)
    if first > 0 { (latestEnd, lastStart) = (sections[first - 1].latestEnd, sections[first - 1].start) }
    var place = CompensatedSum(first > 0 ? lastStart + sections[first - 1].length : lastStart)
    for index in first..<max(first, sections.count) {
      if index > 0 { place.add(interSectionSpacing) }
      // No section starts before the one ahead of it.
      if place.value < lastStart { place = CompensatedSum(lastStart) }
      lastStart = place.value
      sections[index].start = lastStart
      place.add(sections[index].length)
      latestEnd = max(latestEnd, place.value)
      sections[index].latestEnd = latestEnd
      overhang = max(overhang, sections[index].overhang)
    }
    end = max(0, latestEnd + globalBands.main.after)
    globalFrames = globalBands.frames(in: contentSize, insets: .zero)
  }

  // MARK: - Measuring

  /// Gives an item the size that it was measured to have; only estimated extents count.
  public mutating func resizeItem(_ item: Int, inSection section: Int, to size: Size2D) {
    guard sections.indices.contains(section) else { return }
    sections[section].resize(item: item, to: size.asExtents)
    stack(from: section)
  }

  /// Gives a boundary element the size that it was measured to have; only estimated extents count.
  public mutating func resizeBoundary(_ index: Int, inSection section: Int, to size: Size2D) {
    guard sections.indices.contains(section) else { return }
    let old = sections[section]
    var boundaries = old.measuredBoundaries
    boundaries[index] = size.asExtents
    sections[section] = PlacedSection(
      old.section, itemCount: old.itemCount, in: environment.container, cross: crossRoom,
      direction: environment.direction, measured: old.stack.measured, measuredBoundaries: boundaries,
      like: old)
    sections[section].scrollOffset = old.scrollOffset
    stack(from: section)
  }

  /// Gives a boundary element of the layout the size that it was measured to have along the main axis.
  public mutating func resizeGlobalBoundary(_ index: Int, to size: Size2D) {
    measuredGlobals[index] = size.asExtents
    globalBands = BoundaryBands(
      globalBoundaries, in: environment.container, measured: measuredGlobals, direction: environment.direction
    )
    stack(from: 0)
  }

  /// What is known of the boundary elements of the layout.
  public var globalMeasurements: CompositionalMeasurements {
    CompositionalMeasurements(items: MeasuredSizes(), boundaries: measuredGlobals, scrollOffset: 0)
  }

  /// What is known of a section beside its description.
  public func measurements(ofSection section: Int) -> CompositionalMeasurements {
    guard sections.indices.contains(section) else { return CompositionalMeasurements() }
    return CompositionalMeasurements(
      items: sections[section].stack.measured, boundaries: sections[section].measuredBoundaries,
      scrollOffset: sections[section].scrollOffset)
  }
}
