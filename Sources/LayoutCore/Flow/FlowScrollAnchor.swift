import Geometry

/// An item whose line can be found again after sizes have changed.
public struct FlowScrollAnchor: Hashable, Sendable {
  /// The index of its section.
  public var section: Int

  /// Its index in the section.
  public var item: Int

  /// Makes an anchor from the indices of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

// The item that keeps its position on screen while other items are measured.
extension FlowSolver {
  /// The first item of the first line that starts at or after a position of the main axis. Nil when no line does. The
  /// start of a line is its rounded start, as it is drawn.
  ///
  /// - Complexity: O(log *s* + log *b* + log *l* + *k*) for *s* sections, *b* blocks, *l* lines, and *k* sections without items
  ///   after the position.
  public func anchor(from position: Double) -> FlowScrollAnchor? {
    // A line is drawn at its rounded start (Behaviour.md 9.4).
    let position = position - 0.5 / environment.displayScale
    var index = sections.indices.partitionPoint { sections[$0].end < position }
    while index < sections.count {
      if let item = firstItem(from: position, in: sections[index]) {
        return FlowScrollAnchor(section: index, item: item)
      }
      index += 1
    }
    return nil
  }

  /// The rounded start of an item's line, relative to the start of the content. Nil when the item does not exist.
  public func lineStart(of anchor: FlowScrollAnchor) -> Double? {
    guard (0..<itemCount(inSection: anchor.section)).contains(anchor.item) else { return nil }
    let section = sections[anchor.section]
    let block = section.blocks[section.blocks.index(ofItem: anchor.item)]
    let number = line(ofItem: anchor.item - block.firstItem, in: block, section)
    return environment.alignedToPixel(start(of: block, section) + start(ofLine: number, in: block, section))
  }

  /// The first item of the first line in a section that starts at or after a position.
  private func firstItem(from position: Double, in section: FlowSection) -> Int? {
    guard section.itemCount > 0 else { return nil }
    let origin = section.start + section.lineStart
    var number = section.blocks.lastIndex { origin + $0.start < position }
    while number < section.blocks.count {
      let block = section.blocks[number]
      let wanted = position - start(of: block, section)
      let line = (0..<block.lineCount).partitionPoint { start(ofLine: $0, in: block, section) < wanted }
      if line < block.lineCount { return block.firstItem + firstItem(ofLine: line, in: block, section) }
      number += 1
    }
    return nil
  }

  /// The start of a line of a block, relative to the block's first line.
  private func start(ofLine line: Int, in block: FlowBlock, _ section: FlowSection) -> Double {
    guard let record = record(of: block) else {
      return Double(line) * section.advance(after: environment.direction.main(section.equalSize))
    }
    let first = record.range.lowerBound
    return record.lines[first + line].start - record.lines[first].start
  }

  /// The first item of a line of a block, by its index in the block.
  private func firstItem(ofLine line: Int, in block: FlowBlock, _ section: FlowSection) -> Int {
    guard let record = record(of: block) else { return line * section.packing.capacity }
    let first = record.range.lowerBound
    return record.lines[first + line].firstItem - record.lines[first].firstItem
  }
}
