import Geometry

// The geometry of lines, computed from their stored parts.
extension FlowSolver {
  /// The index in a block of the line that contains one of its items.
  ///
  /// - Complexity: O(1) among equal items, otherwise O(log *l*) for *l* lines.
  func line(ofItem item: Int, in block: FlowBlock, _ section: FlowSection) -> Int {
    guard let record = record(of: block) else { return item / section.packing.capacity }
    let wanted = record.lines[record.range.lowerBound].firstItem + item
    return record.range.partitionPoint { record.lines[$0].firstItem <= wanted } - 1
      - record.range.lowerBound
  }

  /// A line of a block of equal items.
  func line(_ index: Int, of block: FlowBlock, _ section: FlowSection) -> FlowLinePlacement {
    let extent = environment.direction.main(section.equalSize)
    let first = index * section.packing.capacity
    return FlowLinePlacement(
      items: first..<min(block.itemCount, first + section.packing.capacity),
      start: start(of: block, section) + Double(index) * section.advance(after: extent), extent: extent,
      leading: crossStart(of: section) + section.packing.leading, gaps: section.packing.gaps)
  }

  /// A line of a block whose items may differ, by its index in the record. Its spacing follows a rule of UIKit (Behaviour.md 9.2).
  ///
  /// - Complexity: O(*k*) for *k* items of the line.
  func line(
    _ index: Int, in record: FlowRecord, of block: FlowBlock, _ section: FlowSection
  ) -> FlowLinePlacement {
    let items = record.items(ofLine: index)
    let first = record.sizes[items.lowerBound]
    var (total, extent, isUniform) = (0.0, 0.0, true)
    for item in items {
      let size = record.sizes[item]
      total += environment.direction.cross(size)
      extent = max(extent, environment.direction.main(size))
      isUniform = isUniform && size == first
    }
    let before = record.lines[index].start - record.lines[record.range.lowerBound].start
    var placement = FlowLinePlacement(
      items: items, start: start(of: block, section) + before, extent: extent,
      leading: crossStart(of: section), gaps: FlowGaps(room: section.metrics.interitemSpacing, count: 1))
    let available = available(in: section)
    let isLast =
      index + 1 == record.range.upperBound && block.firstItem + block.itemCount == section.itemCount
    if !isLast, items.count == 1 {
      placement.leading += (available - total) / 2
    } else if !isLast {
      placement.gaps = FlowGaps(room: available - total, count: Double(items.count - 1))
    } else if isUniform {
      let packing = FlowPacking(
        length: environment.direction.cross(first), spacing: section.metrics.interitemSpacing,
        available: available)
      placement.leading += packing.leading
      placement.gaps = packing.gaps
    }
    return placement
  }

  /// The start of a block's first line, relative to the start of the content.
  func start(of block: FlowBlock, _ section: FlowSection) -> Double {
    section.start + section.lineStart + block.start
  }

  /// The start of the items along the cross axis.
  private func crossStart(of section: FlowSection) -> Double {
    environment.direction.cross(section.metrics.insets).leading
  }

  /// The blocks that may have lines in an interval of the content.
  func blocks(of section: FlowSection, near interval: ClosedInterval) -> Range<Int> {
    let origin = section.start + section.lineStart
    let from = interval.from - overlap(in: section)
    let first = section.blocks.lastIndex { origin + $0.start < from }
    let last = section.blocks.lastIndex { origin + $0.start <= interval.to }
    return first..<max(first, min(section.blocks.count, last + 1))
  }

  /// The lines of a block that may be in an interval of the content, by their indices in the block or in its record. It
  /// contains all lines that are in the interval, and possibly some near it.
  func lines(
    of block: FlowBlock, _ record: FlowRecord?, _ section: FlowSection, near interval: ClosedInterval
  )
    -> Range<Int>
  {
    let from = interval.from - overlap(in: section) - start(of: block, section)
    let to = interval.to - start(of: block, section)
    if let record {
      guard !record.range.isEmpty else { return record.range }
      let origin = record.lines[record.range.lowerBound].start
      let first = record.range.partitionPoint { record.lines[$0].start - origin < from }
      var end = first
      while end < record.range.upperBound, record.lines[end].start - origin <= to { end += 1 }
      return max(record.range.lowerBound, first - 1)..<end
    }
    let advance = section.advance(after: environment.direction.main(section.equalSize))
    guard advance > 0 else { return 0..<block.lineCount }
    // One line more at each end covers the rounding of the division.
    let first = Int(wholePartOf: from / advance - 1, limit: block.lineCount)
    let end = Int(wholePartOf: to / advance + 2, limit: block.lineCount)
    return first..<max(first, end)
  }

  /// The maximum distance by which a line extends past the start of the next one: the amount by which the spacing is
  /// negative.
  private func overlap(in section: FlowSection) -> Double { max(0, -section.metrics.lineSpacing) }
}
