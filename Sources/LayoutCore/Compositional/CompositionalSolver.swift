import Geometry

/// Places the sections of a compositional layout, as `UICollectionViewCompositionalLayout` does (Behaviour.md 16).
///
/// Append the sections, which places them, and then query the geometry. All geometry is in content coordinates: points,
/// y down, left is the leading edge.
///
/// The group of a section is arranged once and repeated by arithmetic. The cost of a section therefore does not depend
/// on its number of items. Only repetitions with measured items are stored one by one.
public struct CompositionalSolver: Sendable {
  /// The environment of the sections.
  public private(set) var environment = CompositionalEnvironment(direction: .vertical, container: .zero)
  /// The visible interval of the main axis, to which boundary elements are pinned. Nil pins nothing.
  public var visible: (start: Double, end: Double)?
  /// The boundary elements of the whole layout.
  public private(set) var globalBoundaries: [CompositionalBoundary] = []

  var sections = ContiguousArray<PlacedSection>()
  private(set) var globalFrames: [Rectangle] = []
  private(set) var globalBands = BoundaryBands([], in: .zero, measured: MeasuredSizes(), direction: .vertical)
  private var measuredGlobals: MeasuredSizes = MeasuredSizes()
  private var interSectionSpacing = 0.0
  /// The maximum distance by which an element extends out of its section.
  private(set) var overhang = 0.0
  /// The end of the content along the main axis.
  private(set) var end = 0.0

  /// Makes a layout without sections.
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

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items of a section. 0 when the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The size of the content in points: up to the end of the last section, with the whole cross extent.
  public var contentSize: Size2D {
    environment.direction.size(main: end, cross: environment.crossExtent)
  }

  /// Whether all elements keep their places in another environment: only the main extent of the container is another
  /// one, and no extent is a fraction of it.
  public func isUnaffected(by other: CompositionalEnvironment) -> Bool {
    guard other != environment else { return true }
    let axis = environment.direction
    return other.direction == axis && other.crossExtent == environment.crossExtent
      && !globalBoundaries.contains { $0.size.isFraction(of: axis) }
      && !sections.contains { $0.section.isFraction(of: axis) }
  }

  // MARK: - Placing

  /// Adds a section at the end.
  ///
  /// - Parameters:
  ///   - section: The description of the section.
  ///   - itemCount: The number of items of the section.
  ///   - measured: The measured sizes and the scroll offset that the section had before.
  /// - Complexity: O(*k* + *m*) for *k* items of a group and *m* measured items.
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

  /// The start and the extent of sections along the cross axis.
  private var crossRoom: (start: Double, extent: Double) {
    let bands = globalBands.cross
    return (bands.before, (environment.crossExtent - bands.before - bands.after).asExtent)
  }

  /// Stacks the sections from an index onwards, and places the boundary elements of the layout around them.
  private mutating func stack(from first: Int) {
    var (latestEnd, lastStart) = (globalBands.main.before, globalBands.main.before)
    if first > 0 { (latestEnd, lastStart) = (sections[first - 1].latestEnd, sections[first - 1].start) }
    var position = CompensatedSum(first > 0 ? lastStart + sections[first - 1].length : lastStart)
    for index in first..<max(first, sections.count) {
      if index > 0 { position.add(interSectionSpacing) }
      // No section starts before the previous one.
      if position.value < lastStart { position = CompensatedSum(lastStart) }
      lastStart = position.value
      sections[index].start = lastStart
      position.add(sections[index].length)
      latestEnd = max(latestEnd, position.value)
      sections[index].latestEnd = latestEnd
      overhang = max(overhang, sections[index].overhang)
    }
    end = max(0, latestEnd + globalBands.main.after)
    globalFrames = globalBands.frames(in: contentSize, insets: .zero)
  }

  // MARK: - Measuring

  /// Sets the measured size of an item. Only estimated dimensions use it.
  public mutating func resizeItem(_ item: Int, inSection section: Int, to size: Size2D) {
    guard sections.indices.contains(section) else { return }
    sections[section].resize(item: item, to: size.asExtents)
    stack(from: section)
  }

  /// Sets the measured size of a boundary element. Only estimated dimensions use it.
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

  /// Sets the measured size of a boundary element of the layout. Only estimated dimensions use it.
  public mutating func resizeGlobalBoundary(_ index: Int, to size: Size2D) {
    measuredGlobals[index] = size.asExtents
    globalBands = BoundaryBands(
      globalBoundaries, in: environment.container, measured: measuredGlobals, direction: environment.direction
    )
    stack(from: 0)
  }

  /// The measured sizes of the layout's boundary elements.
  public var globalMeasurements: CompositionalMeasurements {
    CompositionalMeasurements(items: MeasuredSizes(), boundaries: measuredGlobals, scrollOffset: 0)
  }

  /// The measured sizes and the scroll offset of a section.
  public func measurements(ofSection section: Int) -> CompositionalMeasurements {
    guard sections.indices.contains(section) else { return CompositionalMeasurements() }
    return CompositionalMeasurements(
      items: sections[section].stack.measured, boundaries: sections[section].measuredBoundaries,
      scrollOffset: sections[section].scrollOffset)
  }
}
