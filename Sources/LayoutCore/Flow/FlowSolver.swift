import Geometry

/// Breaks items into lines and stacks the lines, as `UICollectionViewFlowLayout` does (behaviour 9).
///
/// First the sections are appended, then `place(in:)` finds where they stand, then questions are answered; for
/// another environment it is enough to place again. All geometry is in content coordinates: points, y down,
/// origins on whole pixels, sizes exactly as given. `FlowSectionMetrics` tells how hostile numbers are
/// survived; sizes follow the same rule.
///
/// A section of equal items is a formula: it costs the same at any number of items and keeps nothing of them.
/// Otherwise 16 bytes an item and 16 a line are kept, in buffers that stay for the next round. Items that get
/// another size after they were placed, because they were only estimated, cost what stands near them: the rest of
/// their section goes on as it was.
public struct FlowSolver: Sendable {
  /// The surroundings the sections were last placed in.
  public private(set) var environment = FlowEnvironment(direction: .vertical, crossExtent: 0, displayScale: 2)

  /// Which headers and footers stay in view. Nothing has to be placed again for it.
  public var pinning = FlowPinning.none

  var sections = ContiguousArray<FlowSection>()
  private(set) var sizes = ContiguousArray<Size2D>()
  private(set) var lines = ContiguousArray<FlowLine>()

  /// How far an element reaches out of its section at most: not at all without negative insets.
  private(set) var overhang = 0.0

  /// Makes a flow of no sections.
  public init() {}

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items have sizes of their own, which are kept.
  public var sizedItemCount: Int {
    sizes.count + sections.reduce(0) { $0 + $1.blocks.ownItemCount }
  }

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

  /// Adds a section of equal items, or of items that are all taken for equal until they are resized.
  ///
  /// Complexity: O(1).
  public mutating func appendSection(_ metrics: FlowSectionMetrics, itemCount: Int, itemSize: Size2D) {
    sections.append(
      FlowSection(
        metrics: metrics, itemCount: max(0, itemCount), equalSize: itemSize.asExtents, items: .equal))
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
        metrics: metrics, itemCount: itemCount, items: .stored(firstSize: sizes.count, firstLine: 0)))
    for item in 0..<itemCount { sizes.append(sizeOfItem(item).asExtents) }
  }

  /// Gives a section other distances; its items keep their sizes. It has to be placed again.
  public mutating func setMetrics(_ metrics: FlowSectionMetrics, ofSection section: Int) {
    if sections.indices.contains(section) { sections[section].metrics = metrics }
  }

  // MARK: - Placing

  /// Finds where everything stands. Complexity: O(sections, and items that are known one by one).
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

  /// Finds the extents of a section whose lines are known: header, leading inset, lines, trailing inset, footer
  /// (9.5).
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

  /// Puts the sections from one on behind one another.
  mutating func stack(from first: Int) {
    var end = CompensatedSum(first > 0 ? sections[first - 1].end : 0)
    for index in first..<max(first, sections.count) {
      sections[index].start = end.value
      end.add(sections[index].length)
    }
  }

  /// Breaks the items of a section into lines, all anew.
  private mutating func breakLines(ofSection index: Int) {
    let direction = environment.direction
    sections[index].packing = FlowPacking(
      length: direction.cross(sections[index].equalSize),
      spacing: sections[index].metrics.interitemSpacing, available: available(in: sections[index]))
    switch sections[index].blocks {
    case .many(let blocks):
      var breaker = FlowBreaker(
        sections[index], direction: direction, available: available(in: sections[index]))
      for (place, block) in blocks.enumerated() {
        add(block, items: 0..<block.itemCount, isLast: place == blocks.count - 1, to: &breaker)
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

  /// After how many items the number of all lines is estimated, so that no more room is taken than they need.
  private static let itemsBeforeEstimate = 4096

  /// Greedy packing (9.1) of sizes among the solver's, into lines among the solver's.
  private mutating func storeLines(of section: FlowSection, firstSize: Int) -> FlowBlock {
    let firstLine = lines.count
    let room = available(in: section) + FlowPacking.tolerance
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

  /// The room for items across, which is negative when the insets are larger than the room for everything.
  func available(in section: FlowSection) -> Double {
    let inset = environment.direction.cross(section.metrics.insets)
    return environment.crossExtent - inset.leading - inset.trailing
  }
}
