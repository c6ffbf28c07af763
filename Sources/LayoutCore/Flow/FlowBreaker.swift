import Geometry

/// Breaks items, handed over in order, into lines and the lines into blocks (behaviour 9.1).
struct FlowBreaker {
  private let direction: FlowDirection
  private let room: Double
  private let section: FlowSection

  /// The blocks that are done.
  private(set) var blocks = ContiguousArray<FlowBlock>()

  // The block under way.
  private var sizes = ContiguousArray<Size2D>()
  private var lines = ContiguousArray<FlowLine>()
  private var start = 0.0
  private var lineEnd = 0.0

  // Its last line, as long as more may come onto it.
  private var isLineOpen = false
  private var used = 0.0
  private var extent = 0.0

  /// Breaks items for a section, at its equal items' packing, in room across.
  init(_ section: FlowSection, direction: FlowDirection, available: Double) {
    self.section = section
    self.direction = direction
    room = available + FlowPacking.tolerance
  }

  /// Whether a further item begins a line.
  func beginsLine(with size: Size2D) -> Bool {
    !isLineOpen || used + section.metrics.interitemSpacing + direction.cross(size) > room
  }

  /// Adds an item.
  mutating func add(_ size: Size2D) {
    if beginsLine(with: size) {
      closeLine()
      lines.append(FlowLine(start: start, firstItem: sizes.count))
      isLineOpen = true
      used = direction.cross(size)
      extent = direction.main(size)
    } else {
      used += section.metrics.interitemSpacing + direction.cross(size)
      extent = max(extent, direction.main(size))
    }
    sizes.append(size)
  }

  /// Adds items of the section's equal size: single ones up to the end of the open line, then a block of full
  /// lines, then those that are left. Single ones are on the last full line too, which may have room for an item
  /// that is smaller.
  ///
  /// - Parameter isLast: Whether nothing comes after them.
  mutating func addEqual(_ count: Int, isLast: Bool) {
    var count = count
    while count > 0, !beginsLine(with: section.equalSize) {
      add(section.equalSize)
      count -= 1
    }
    let capacity = section.packing.capacity
    let full = isLast ? count : max(0, count / capacity - 1) * capacity
    if full > 0 {
      closeLine()
      closeBlock()
      let extent = direction.main(section.equalSize)
      blocks.append(
        FlowBlock(
          equalItems: full, capacity: capacity, extent: extent, advance: section.advance(after: extent)))
    }
    for _ in full..<count { add(section.equalSize) }
  }

  /// Ends the last line and the last block.
  mutating func finish() {
    closeLine()
    closeBlock()
  }

  private mutating func closeLine() {
    guard isLineOpen else { return }
    isLineOpen = false
    lineEnd = start + extent
    start += section.advance(after: extent)
    if sizes.count >= FlowBlock.usualItemCount { closeBlock() }
  }

  private mutating func closeBlock() {
    guard !lines.isEmpty else { return }
    // Copies take no more room than they need; the originals are used again.
    blocks.append(
      FlowBlock(
        items: .own(
          sizes.withUnsafeBufferPointer { ContiguousArray($0) },
          lines.withUnsafeBufferPointer { ContiguousArray($0) }),
        itemCount: sizes.count, lineCount: lines.count, advance: start, lineEnd: lineEnd))
    sizes.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    start = 0
    lineEnd = 0
  }
}
