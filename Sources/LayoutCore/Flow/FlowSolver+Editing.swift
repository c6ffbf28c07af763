import Geometry

// Changes of items after they were placed.
extension FlowSolver {
  /// Changes the size of an item, for example after it was measured, and moves the items after it.
  ///
  /// - Complexity: O(*l* + *b* + *s*) for *l* lines that change, and *b* blocks and *s* sections after them.
  public mutating func resizeItem(_ item: Int, inSection section: Int, to size: Size2D) {
    guard (0..<itemCount(inSection: section)).contains(item) else { return }
    replaceItems(item..<item + 1, inSection: section, with: CollectionOfOne(size))
  }

  /// Changes the extent of a section's header along the main axis.
  ///
  /// - Complexity: O(*s*) for *s* sections after it.
  public mutating func resizeHeader(ofSection index: Int, to extent: Double) {
    guard sections.indices.contains(index) else { return }
    let size = environment.direction.size(main: extent, cross: environment.crossExtent)
    sections[index].metrics.headerSize = size.asExtents
    measure(section: index)
    stack(from: index)
  }

  /// Changes the extent of a section's footer along the main axis.
  ///
  /// - Complexity: O(*s*) for *s* sections after it.
  public mutating func resizeFooter(ofSection index: Int, to extent: Double) {
    guard sections.indices.contains(index) else { return }
    let size = environment.direction.size(main: extent, cross: environment.crossExtent)
    sections[index].metrics.footerSize = size.asExtents
    measure(section: index)
    stack(from: index)
  }

  /// Replaces a range of items, which may be empty, by items of the given sizes, and moves the items after it.
  ///
  /// The flow must have been placed. The range is clamped to the items of the section.
  ///
  /// - Complexity: O(*i* + *l* + *b* + *s*) for *i* inserted and removed items, *l* lines that change, and *b* blocks
  ///   and *s* sections after them.
  public mutating func replaceItems(
    _ range: Range<Int>, inSection index: Int, with newSizes: some Collection<Size2D>
  ) {
    replaceItems(range, inSection: index, withCount: newSizes.count) { breaker, _ in
      for size in newSizes { breaker.add(size.asExtents) }
    }
  }

  /// Inserts items of the section's equal size before an item, and moves the items after it.
  ///
  /// The flow must have been placed.
  ///
  /// - Complexity: The same as `replaceItems`, for any number of items.
  public mutating func insertEqualItems(_ count: Int, at item: Int, inSection index: Int) {
    replaceItems(item..<item, inSection: index, withCount: max(0, count)) { breaker, isLast in
      breaker.addEqual(count, isLast: isLast)
    }
  }

  /// Reorders the sections, inserts new sections of equal items, and removes the sections that are not in the new
  /// order.
  ///
  /// The flow must be placed again.
  ///
  /// - Parameters:
  ///   - origins: The old index of each section, in the new order. Nil for a new section.
  ///   - itemSize: The size of the items in new sections.
  ///   - itemCountOfNewSection: Returns the number of items of a new section. Its argument is the new index of the
  ///     section.
  /// - Complexity: O(*s*) for *s* sections.
  public mutating func rearrangeSections(
    _ origins: [Int?], itemSize: Size2D, itemCountOfNewSection: (Int) -> Int
  ) {
    sections = ContiguousArray(
      origins.indices.map { index in
        if let origin = origins[index], sections.indices.contains(origin) { return sections[origin] }
        return FlowSection(
          metrics: FlowSectionMetrics(), itemCount: max(0, itemCountOfNewSection(index)),
          equalSize: itemSize.asExtents, items: .equal)
      })
    stack(from: 0)
  }

  private mutating func replaceItems(
    _ range: Range<Int>, inSection index: Int, withCount newCount: Int,
    _ addNew: (_ breaker: inout FlowBreaker, _ isLast: Bool) -> Void
  ) {
    guard sections.indices.contains(index) else { return }
    let range = range.clamped(to: 0..<sections[index].itemCount)
    guard !range.isEmpty || newCount > 0 else { return }
    var blocks = sections[index].takeBlocks()
    let section = sections[index]
    var breaker = FlowBreaker(
      section, direction: environment.direction, available: available(in: section))

    let (first, head) = unchangedLines(before: range.lowerBound, in: blocks, of: section)
    var next = first
    var item = (blocks.isEmpty ? 0 : blocks[first].firstItem) + (head?.itemCount ?? 0)
    while item < range.lowerBound {
      let block = blocks[next]
      let end = min(range.lowerBound - block.firstItem, block.itemCount)
      add(block, items: item - block.firstItem..<end, isLast: false, to: &breaker)
      item = block.firstItem + end
      if end == block.itemCount { next += 1 }
    }
    addNew(&breaker, range.upperBound == section.itemCount)
    while next < blocks.count, blocks[next].firstItem + blocks[next].itemCount <= range.upperBound {
      next += 1
    }
    var tail: FlowBlock?
    while tail == nil, next < blocks.count {
      let block = blocks[next]
      let first = max(0, range.upperBound - block.firstItem)
      if first == 0, breaker.beginsLine(with: firstSize(of: block, in: section)) { break }
      tail = addUntilLinesHold(block, from: first, isLast: next == blocks.count - 1, to: &breaker)
      next += 1
    }
    breaker.finish()

    var changed = ContiguousArray<FlowBlock>()
    if let head { changed.append(head) }
    changed.append(contentsOf: breaker.blocks)
    if let tail { changed.append(tail) }
    blocks.replaceSubrange(first..<next, with: changed)
    sections[index].itemCount += newCount - range.count
    sections[index].setBlocks(consume blocks, firstChanged: first)
    measure(section: index)
    stack(from: index + 1)
  }

  /// Adds items of a block to a breaker.
  func add(_ block: FlowBlock, items: Range<Int>, isLast: Bool, to breaker: inout FlowBreaker) {
    switch block.items {
    case .equal: breaker.addEqual(items.count, isLast: isLast)
    case .stored(let firstSize, _):
      for item in items { breaker.add(sizes[firstSize + item]) }
    case .own(let sizes, _):
      for item in items { breaker.add(sizes[item]) }
    }
  }

  /// The part of the section that a change does not affect: the index of the first block that it may affect, and the
  /// lines of this block that it does not.
  ///
  /// The line before the one with the first changed item is affected, because there may now be room on it.
  private func unchangedLines(
    before item: Int, in blocks: ContiguousArray<FlowBlock>, of section: FlowSection
  ) -> (block: Int, lines: FlowBlock?) {
    guard let last = blocks.last else { return (0, nil) }
    let item = min(item, last.firstItem + last.itemCount - 1)
    var number = blocks.indices.partitionPoint { blocks[$0].firstItem <= item } - 1
    let line =
      blocks[number].firstLine
      + self.line(ofItem: item - blocks[number].firstItem, in: blocks[number], section)
    if line > 0, line == blocks[number].firstLine { number -= 1 }
    let block = blocks[number]
    let lineCount = max(0, line - 1 - block.firstLine)
    // A block with its own arrays is small. It is filled up on this occasion.
    if lineCount == 0 { return (number, nil) }
    switch block.items {
    case .own: return (number, nil)
    case .equal:
      let extent = environment.direction.main(section.equalSize)
      return (
        number,
        FlowBlock(
          equalItems: lineCount * section.packing.capacity, capacity: section.packing.capacity,
          extent: extent, advance: section.advance(after: extent))
      )
    case .stored(let firstSize, let firstLine):
      let behind = lines[firstLine + lineCount]
      let advance = behind.start - lines[firstLine].start
      return (
        number,
        FlowBlock(
          items: block.items, itemCount: behind.firstItem - firstSize, lineCount: lineCount,
          advance: advance, lineEnd: advance)
      )
    }
  }

  /// Adds items of a block until an item begins a line that also began a line before. Returns the block from there on.
  private func addUntilLinesHold(
    _ block: FlowBlock, from index: Int, isLast: Bool, to breaker: inout FlowBreaker
  ) -> FlowBlock? {
    guard case .stored(let firstSize, let firstLine) = block.items else {
      add(block, items: index..<block.itemCount, isLast: isLast, to: &breaker)
      return nil
    }
    let (first, end) = (firstSize + index, firstSize + block.itemCount)
    let range = firstLine..<firstLine + block.lineCount
    var line = range.partitionPoint { lines[$0].firstItem < first }
    for item in first..<end {
      if line < range.upperBound, lines[line].firstItem == item {
        if breaker.beginsLine(with: sizes[item]) {
          let before = lines[line].start - lines[firstLine].start
          return FlowBlock(
            items: .stored(firstSize: item, firstLine: line), itemCount: end - item,
            lineCount: range.upperBound - line, advance: block.advance - before,
            lineEnd: block.lineEnd - before)
        }
        line += 1
      }
      breaker.add(sizes[item])
    }
    return nil
  }

  private func firstSize(of block: FlowBlock, in section: FlowSection) -> Size2D {
    switch block.items {
    case .equal: section.equalSize
    case .stored(let firstSize, _): sizes[firstSize]
    case .own(let sizes, _): sizes[0]
    }
  }
}
