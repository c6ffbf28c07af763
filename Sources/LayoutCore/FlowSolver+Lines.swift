import Geometry

// How lines stand, found again from what is kept of them.
extension FlowSolver {
  /// A line by its number in the section. Complexity: O(1), or O(items of the line) when they may differ.
  func line(_ index: Int, of section: FlowSection) -> FlowLinePlacement {
    switch section.items {
    case .uniform(let size, let packing):
      let first = index * packing.capacity
      let extent = environment.direction.main(size)
      return FlowLinePlacement(
        items: first..<min(section.itemCount, first + packing.capacity),
        start: section.lineStart + Double(index) * section.advance(after: extent), extent: extent,
        leading: crossStart(of: section) + packing.leading, gaps: packing.gaps)
    case .varying(let firstSize, let lines):
      return recordedLine(lines.lowerBound + index, of: section, last: lines.upperBound - 1, firstSize)
    }
  }

  /// The spacing of a line (9.2).
  private func recordedLine(
    _ index: Int, of section: FlowSection, last: Int, _ firstSize: Int
  ) -> FlowLinePlacement {
    let items = lines[index].firstItem..<(index == last ? section.itemCount : lines[index + 1].firstItem)
    let first = sizes[firstSize + items.lowerBound]
    var (total, extent, isUniform) = (0.0, 0.0, true)
    for item in items {
      let size = sizes[firstSize + item]
      total += environment.direction.cross(size)
      extent = max(extent, environment.direction.main(size))
      isUniform = isUniform && size == first
    }
    var placement = FlowLinePlacement(
      items: items, start: lines[index].start, extent: extent, leading: crossStart(of: section),
      gaps: FlowGaps(room: section.metrics.interitemSpacing, count: 1))
    let available = available(in: section)
    if index < last, items.count == 1 {
      placement.leading += (available - total) / 2
    } else if index < last {
      placement.gaps = FlowGaps(room: available - total, count: Double(items.count - 1))
    } else if isUniform {
      let packing = FlowPacking(
        count: items.count, length: environment.direction.cross(first),
        spacing: section.metrics.interitemSpacing, available: available)
      placement.leading += packing.leading
      placement.gaps = packing.gaps
    }
    return placement
  }

  /// Where the room for items begins across.
  private func crossStart(of section: FlowSection) -> Double {
    environment.direction.cross(section.metrics.insets).leading
  }

  /// The number of the line an item stands on. Complexity: O(1), or O(log lines) when items may differ.
  func lineIndex(ofItem item: Int, in section: FlowSection) -> Int {
    switch section.items {
    case .uniform(_, let packing): item / packing.capacity
    case .varying(_, let range):
      partitionPoint(of: range) { lines[$0].firstItem <= item } - 1 - range.lowerBound
    }
  }

  /// The lines that may meet a stretch of the main axis, given from the start of the section: all that do,
  /// and perhaps some that only come near.
  func lineRange(of section: FlowSection, near stretch: ClosedInterval) -> Range<Int> {
    // With negative spacing a line reaches past the start of the next by at most that much.
    let from = stretch.from - max(0, -section.metrics.lineSpacing)
    switch section.items {
    case .varying(_, let range):
      let first = partitionPoint(of: range) { lines[$0].start < from }
      var end = first
      while end < range.upperBound, lines[end].start <= stretch.to { end += 1 }
      return max(range.lowerBound, first - 1) - range.lowerBound..<end - range.lowerBound
    case .uniform(let size, _):
      let count = section.lineCount
      let advance = section.advance(after: environment.direction.main(size))
      guard advance > 0 else { return 0..<count }
      // One line more at either end takes up the rounding of the division.
      let first = FlowLimits.count((from - section.lineStart) / advance - 1, limit: count)
      let end = FlowLimits.count((stretch.to - section.lineStart) / advance + 2, limit: count)
      return first..<max(first, end)
    }
  }
}

/// The first number of an ascending range that a condition, true up to some point, does not hold for.
func partitionPoint(of range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
