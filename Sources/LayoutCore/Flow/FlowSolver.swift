import Geometry

/// Breaks items into lines and stacks the lines, as `UICollectionViewFlowLayout` does (Behaviour.md 9).
///
/// Append the sections, call `place(in:)` to compute their geometry, and then query it. To change the environment, call
/// `place(in:)` again. All geometry is in content coordinates: points, y down, origins on whole pixels, sizes exactly
/// as given. `FlowSectionMetrics` documents how invalid numbers are treated. Sizes follow the same rules.
///
/// A section of equal items is a formula. Its cost and its memory do not depend on the number of items. Other sections
/// store 16 bytes per item and 16 per line, in buffers that are reused. When an item gets another size after placing,
/// because its size was only estimated, the cost depends on the items near it. The rest of its section stays as it was.
public struct FlowSolver: Sendable {
  /// The environment in which the sections were last placed.
  public private(set) var environment = FlowEnvironment(direction: .vertical, crossExtent: 0, displayScale: 2)

  /// The headers and footers that stay visible. Changing it does not require placing again.
  public var pinning = SectionPinning.none

  var sections = ContiguousArray<FlowSection>()
  private(set) var sizes = ContiguousArray<Size2D>()
  private(set) var lines = ContiguousArray<FlowLine>()

  /// The maximum distance by which an element extends out of its section. It is 0 without negative insets.
  private(set) var overhang = 0.0

  /// Makes a flow without sections.
  public init() {}

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items whose own sizes are stored.
  public var sizedItemCount: Int {
    sizes.count + sections.reduce(0) { $0 + $1.blocks.ownItemCount }
  }

  /// The number of items of a section. 0 when the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The size of the content in points: up to the end of the last section, with the whole cross extent.
  public var contentSize: Size2D {
    environment.direction.size(main: sections.last?.end ?? 0, cross: environment.crossExtent)
  }

  // MARK: - Sections

  /// Removes all sections and keeps their memory for new ones.
  public mutating func removeAllSections() {
    sections.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    overhang = 0
  }

  /// Adds a section of equal items, or of items that are treated as equal until they are resized.
  ///
  /// - Complexity: O(1).
  public mutating func appendSection(_ metrics: FlowSectionMetrics, itemCount: Int, itemSize: Size2D) {
    sections.append(
      FlowSection(
        metrics: metrics, itemCount: max(0, itemCount), equalSize: itemSize.asExtents, items: .equal))
  }

  /// Reserves memory before the first items that may differ, so that no more is allocated than they need.
  ///
  /// - Parameter count: The number of these items in all sections. It is evaluated only if there are none yet.
  public mutating func reserveItems(_ count: @autoclosure () -> Int) {
    if sizes.isEmpty { sizes.reserveCapacity(max(0, count())) }
  }

  /// Adds a section of items that may differ, and asks for the size of each item once, in order.
  public mutating func appendSection(
    _ metrics: FlowSectionMetrics, itemCount: Int, sizeOfItem: (Int) -> Size2D
  ) {
    let itemCount = max(0, itemCount)
    sections.append(
      FlowSection(
        metrics: metrics, itemCount: itemCount, items: .stored(firstSize: sizes.count, firstLine: 0)))
    sizes.append(0..<itemCount) { sizeOfItem($0).asExtents }
  }

  /// Changes the distances of a section. Its items keep their sizes. The flow must be placed again.
  public mutating func setMetrics(_ metrics: FlowSectionMetrics, ofSection section: Int) {
    if sections.indices.contains(section) { sections[section].metrics = metrics }
  }

  // MARK: - Placing

  /// Computes the geometry of all sections.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* items with their own sizes.
  public mutating func place(in environment: FlowEnvironment) {
    self.environment = environment
    lines.removeAll(keepingCapacity: true)
    overhang = 0
    for index in sections.indices {
      breakLines(ofSection: index)
      measure(section: index)
    }
    stack(from: 0)
  }

  /// Computes the extents of a section whose lines are known: header, leading inset, lines, trailing inset, footer
  /// (Behaviour.md 9.5).
  mutating func measure(section index: Int) {
    let direction = environment.direction
    let metrics = sections[index].metrics
    let inset = direction.main(metrics.insets)
    let header = direction.main(metrics.headerSize)
    let footer = direction.main(metrics.footerSize)
    let lineStart = header + inset.leading
    let lineEnd = lineStart + sections[index].blocks.end
    let footerStart = lineEnd + inset.trailing
    let length = max(0, footerStart + footer)
    sections[index].lineStart = lineStart
    sections[index].lineEnd = lineEnd
    sections[index].footerStart = footerStart
    sections[index].length = length
    let reach = max(header, lineEnd, footerStart + footer)
    overhang = max(overhang, reach - length, -lineStart, -footerStart)
  }

  /// Stacks the sections from an index onwards.
  mutating func stack(from first: Int) {
    var end = CompensatedSum(first > 0 ? sections[first - 1].end : 0)
    for index in first..<max(first, sections.count) {
      sections[index].start = end.value
      end.add(sections[index].length)
    }
  }

  /// Breaks all items of a section into lines again.
  private mutating func breakLines(ofSection index: Int) {
    let direction = environment.direction
    sections[index].packing = FlowPacking(
      length: direction.cross(sections[index].equalSize),
      spacing: sections[index].metrics.interitemSpacing, available: available(in: sections[index]))
    switch sections[index].blocks {
    case .many(let blocks):
      var breaker = FlowBreaker(
        sections[index], direction: direction, available: available(in: sections[index]))
      for (number, block) in blocks.enumerated() {
        add(block, items: 0..<block.itemCount, isLast: number == blocks.count - 1, to: &breaker)
      }
      breaker.finish()
      sections[index].setBlocks(breaker.blocks)
    case .one(let block):
      if case .stored(let firstSize, _) = block.items {
        sections[index].blocks = .one(storeLines(of: sections[index], firstSize: firstSize))
      } else {
        let extent = direction.main(sections[index].equalSize)
        sections[index].blocks = .one(
          FlowBlock(
            equalItems: sections[index].itemCount, capacity: sections[index].packing.capacity, extent: extent,
            advance: sections[index].advance(after: extent)))
      }
    }
  }

  /// The number of items after which the total number of lines is estimated, so that no more memory is reserved than
  /// needed.
  private static let itemsBeforeEstimate = 4096

  /// Packs sizes from the solver's array greedily (Behaviour.md 9.1) into lines of the solver's array.
  private mutating func storeLines(of section: FlowSection, firstSize: Int) -> FlowBlock {
    let firstLine = lines.count
    let room = available(in: section) + Double.packingTolerance
    let (spacing, lineSpacing) = (section.metrics.interitemSpacing, section.metrics.lineSpacing)
    let isVertical = environment.direction == .vertical
    let end = firstSize + section.itemCount
    var start = CompensatedSum()
    var lineEnd = 0.0
    sizes.withUnsafeBufferPointer { sizes in
      var item = firstSize
      var placeOfEstimate = firstSize + Self.itemsBeforeEstimate
      while item < end {
        if item >= placeOfEstimate {
          placeOfEstimate = .max
          let linesPerItem = Double(lines.count - firstLine) / Double(item - firstSize)
          lines.reserveCapacity(firstLine + Int(linesPerItem * Double(section.itemCount) * 1.02) + 1)
        }
        lines.append(FlowLine(start: start.value, firstItem: item))
        var used = isVertical ? sizes[item].width : sizes[item].height
        var extent = isVertical ? sizes[item].height : sizes[item].width
        item += 1
        while item < end {
          let size = sizes[item]
          let longer = used + spacing + (isVertical ? size.width : size.height)
          guard longer <= room else { break }
          used = longer
          extent = max(extent, isVertical ? size.height : size.width)
          item += 1
        }
        lineEnd = start.value + extent
        start.add(max(0, extent + lineSpacing))
      }
    }
    return FlowBlock(
      items: .stored(firstSize: firstSize, firstLine: firstLine), itemCount: section.itemCount,
      lineCount: lines.count - firstLine, advance: start.value, lineEnd: lineEnd)
  }

  /// The cross extent available to items. It is negative when the insets are larger than the whole cross extent.
  func available(in section: FlowSection) -> Double {
    let inset = environment.direction.cross(section.metrics.insets)
    return environment.crossExtent - inset.leading - inset.trailing
  }
}
