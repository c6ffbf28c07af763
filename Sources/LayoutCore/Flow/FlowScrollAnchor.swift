import Geometry

/// An item whose line can be found again after sizes have changed.
public struct FlowScrollAnchor: Hashable, Sendable {
  /// The number of its section.
  public var section: Int

  /// Its number in the section.
  public var item: Int

  /// Names an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

// What holds still on screen while sizes elsewhere become known.
extension FlowSolver {
  /// The first item of the first line that is shown to start at a place of the main axis, or behind it; nil when no
  /// line does.
  ///
  /// Complexity: O(log sections + log blocks + log lines), and the sections without items behind the place.
  public func anchor(from place: Double) -> FlowScrollAnchor? {
    // A line is shown where its start is rounded to (9.4).
    let place = place - 0.5 / environment.displayScale
    var index = sections.indices.partitionPoint { sections[$0].end < place }
    while index < sections.count {
      if let item = firstItem(from: place, in: sections[index]) {
        return FlowScrollAnchor(section: index, item: item)
      }
      index += 1
    }
    return nil
  }

  /// Where the line of an item is shown to start, from the start of the content; nil when there is no such item.
  public func lineStart(of anchor: FlowScrollAnchor) -> Double? {
    guard (0..<itemCount(inSection: anchor.section)).contains(anchor.item) else { return nil }
    let section = sections[anchor.section]
    let block = section.blocks[section.blocks.index(ofItem: anchor.item)]
    let number = line(ofItem: anchor.item - block.firstItem, in: block, section)
    return environment.alignedToPixel(start(of: block, section) + start(ofLine: number, in: block, section))
  }

  /// The item that begins the first line of a section that starts at a place or behind it.
  private func firstItem(from place: Double, in section: FlowSection) -> Int? {
    guard section.itemCount > 0 else { return nil }
    let origin = section.start + section.lineStart
    var number = section.blocks.lastIndex { origin + $0.start < place }
    while number < section.blocks.count {
      let block = section.blocks[number]
      let wanted = place - start(of: block, section)
      let line = (0..<block.lineCount).partitionPoint { start(ofLine: $0, in: block, section) < wanted }
      if line < block.lineCount { return block.firstItem + firstItem(ofLine: line, in: block, section) }
      number += 1
    }
    return nil
  }

  /// The start of a line of a block, from the block's first.
  private func start(ofLine line: Int, in block: FlowBlock, _ section: FlowSection) -> Double {
    guard let record = record(of: block) else {
      return Double(line) * section.advance(after: environment.direction.main(section.equalSize))
    }
    let first = record.range.lowerBound
    return record.lines[first + line].start - record.lines[first].start
  }

  /// The first item of a line of a block, by its number in the block.
  private func firstItem(ofLine line: Int, in block: FlowBlock, _ section: FlowSection) -> Int {
    guard let record = record(of: block) else { return line * section.packing.capacity }
    let first = record.range.lowerBound
    return record.lines[first + line].firstItem - record.lines[first].firstItem
  }
}
