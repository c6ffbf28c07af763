import Geometry

/// Breaks items, added in order, into lines and the lines into blocks (Behaviour.md 9.1).
struct FlowBreaker {
  private let direction: LayoutAxis
  private let room: Double
  private let section: FlowSection

  /// The finished blocks.
  private(set) var blocks = ContiguousArray<FlowBlock>()

  // The unfinished block.
  private var sizes = ContiguousArray<Size2D>()
  private var lines = ContiguousArray<FlowLine>()
  private var start = 0.0
  private var lineEnd = 0.0

  // The last line of the unfinished block, while it may receive more items.
  private var isLineOpen = false
  private var used = 0.0
  private var extent = 0.0

  /// Makes a breaker for a section with the packing of its equal items and an available cross extent.
  init(_ section: FlowSection, direction: LayoutAxis, available: Double) {
    self.section = section
    self.direction = direction
    room = available + Double.packingTolerance
  }

  /// Whether the next item begins a line.
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

  /// Adds items of the section's equal size: single items up to the end of the open line, then a block of full lines,
  /// then the rest.
  ///
  /// The rest includes the last full line, which may have room for a following item that is smaller.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - isLast: Whether no items follow.
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
    // A copy uses only the memory it needs. The originals keep their capacity for the next block.
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
