import Geometry

/// Breaks items into lines and stacks the lines, as `UICollectionViewFlowLayout` does (behaviour 9).
///
/// First the sections are appended, then `place(in:)` finds where they stand, then questions are answered; for
/// another environment it is enough to place again. All geometry is in content coordinates: points, y down,
/// origins on whole pixels, sizes exactly as given. `FlowSectionMetrics` tells how hostile numbers are
/// survived; sizes follow the same rule.
///
/// A section of equal items is a formula: it costs the same at any number of items and keeps nothing of them.
/// Otherwise 16 bytes an item and 16 a line are kept, in buffers that stay for the next round.
public struct FlowSolver: Sendable {
  /// The surroundings the sections were last placed in.
  public private(set) var environment = FlowEnvironment(direction: .vertical, crossExtent: 0, displayScale: 2)

  /// Which headers and footers stay in view. Nothing has to be placed again for it.
  public var pinning = FlowPinning.none

  private(set) var sections = ContiguousArray<FlowSection>()
  private(set) var sizes = ContiguousArray<Size2D>()
  private(set) var lines = ContiguousArray<FlowLine>()

  /// How far an element reaches out of its section at most: not at all without negative insets.
  private(set) var overhang = 0.0

  /// Makes a flow of no sections.
  public init() {}

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items have sizes of their own, which are kept.
  public var sizedItemCount: Int { sizes.count }

  /// How many items a section has; 0 when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The extent of everything, in points: to the end of the last section, and all the room across.
  public var contentSize: Size2D {
    environment.direction.size(main: sections.last?.end ?? 0, cross: environment.crossExtent)
  }

  // MARK: - Sections

  /// Forgets all sections and keeps the room they took.
  public mutating func removeAllSections() {
    sections.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    overhang = 0
  }

  /// Adds a section of equal items. Complexity: O(1).
  public mutating func appendSection(_ metrics: FlowSectionMetrics, itemCount: Int, itemSize: Size2D) {
    sections.append(
      FlowSection(
        metrics: metrics, itemCount: max(0, itemCount),
        items: .uniform(FlowLimits.size(itemSize), FlowPacking())))
  }

  /// Makes room for so many items that may differ, so that no more is taken than they need.
  public mutating func reserveItems(_ count: Int) { sizes.reserveCapacity(sizes.count + max(0, count)) }

  /// Adds a section of items that may differ, and asks for each size once, in order.
  public mutating func appendSection(
    _ metrics: FlowSectionMetrics, itemCount: Int, sizeOfItem: (Int) -> Size2D
  ) {
    let itemCount = max(0, itemCount)
    sections.append(
      FlowSection(
        metrics: metrics, itemCount: itemCount, items: .varying(firstSize: sizes.count, lines: 0..<0)))
    for item in 0..<itemCount { sizes.append(FlowLimits.size(sizeOfItem(item))) }
  }

  // MARK: - Placing

  /// Finds where everything stands. Complexity: O(sections, and items of sections whose items differ).
  public mutating func place(in environment: FlowEnvironment) {
    self.environment = environment
    lines.removeAll(keepingCapacity: true)
    overhang = 0
    var end = CompensatedSum()
    for index in sections.indices {
      var section = sections[index]
      section.start = end.value
      place(&section)
      end.add(section.length)
      sections[index] = section
    }
  }

  /// Header, leading inset, lines, trailing inset, footer (9.5).
  private mutating func place(_ section: inout FlowSection) {
    let direction = environment.direction
    let inset = direction.main(section.metrics.insets)
    let header = direction.main(section.metrics.headerSize)
    let footer = direction.main(section.metrics.footerSize)
    section.lineStart = header + inset.leading
    switch section.items {
    case .uniform(let size, _): placeLines(of: &section, size: size)
    case .varying(let firstSize, _): placeLines(of: &section, firstSize: firstSize)
    }
    section.footerStart = section.lineEnd + inset.trailing
    section.length = max(0, section.footerStart + footer)
    let reach = max(header, section.lineEnd, section.footerStart + footer)
    overhang = max(overhang, reach - section.length, -section.lineStart, -section.footerStart)
  }

  private func placeLines(of section: inout FlowSection, size: Size2D) {
    let packing = FlowPacking(
      count: section.itemCount, length: environment.direction.cross(size),
      spacing: section.metrics.interitemSpacing, available: available(in: section))
    section.items = .uniform(size, packing)
    let extent = environment.direction.main(size)
    let last = section.lineCount - 1
    section.lineEnd =
      last < 0
      ? section.lineStart
      : section.lineStart + Double(last) * section.advance(after: extent) + extent
  }

  /// Greedy packing (9.1).
  private mutating func placeLines(of section: inout FlowSection, firstSize: Int) {
    let firstLine = lines.count
    let room = available(in: section) + FlowPacking.tolerance
    let spacing = section.metrics.interitemSpacing
    var start = CompensatedSum(section.lineStart)
    section.lineEnd = section.lineStart
    var item = 0
    while item < section.itemCount {
      lines.append(FlowLine(start: start.value, firstItem: item))
      var used = environment.direction.cross(sizes[firstSize + item])
      var extent = environment.direction.main(sizes[firstSize + item])
      item += 1
      while item < section.itemCount {
        let size = sizes[firstSize + item]
        let longer = used + spacing + environment.direction.cross(size)
        guard longer <= room else { break }
        used = longer
        extent = max(extent, environment.direction.main(size))
        item += 1
      }
      section.lineEnd = start.value + extent
      start.add(section.advance(after: extent))
    }
    section.items = .varying(firstSize: firstSize, lines: firstLine..<lines.count)
  }

  /// The room for items across, which is negative when the insets are larger than the room for everything.
  func available(in section: FlowSection) -> Double {
    let inset = environment.direction.cross(section.metrics.insets)
    return environment.crossExtent - inset.leading - inset.trailing
  }
}
