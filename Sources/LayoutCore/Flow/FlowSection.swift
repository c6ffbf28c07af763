import Geometry

/// One section of a flow: its input and its geometry.
struct FlowSection {
  var metrics: FlowSectionMetrics
  var itemCount: Int
  /// The size of the items that have no size of their own.
  let equalSize: Size2D
  /// The distribution of these items over lines.
  var packing = FlowPacking()
  /// All items. Their number and sizes are valid before the section is placed, their geometry afterwards.
  var blocks: FlowBlocks

  /// The start along the main axis, relative to the start of the content.
  var start = 0.0
  /// The start of the first line, relative to `start`.
  var lineStart = 0.0
  /// The end of the last line, relative to `start`.
  var lineEnd = 0.0
  /// The start of the footer, relative to `start`.
  var footerStart = 0.0
  /// The end of the section, relative to `start`.
  var length = 0.0

  /// Makes a section with all items in one block.
  init(metrics: FlowSectionMetrics, itemCount: Int, equalSize: Size2D = .zero, items: FlowBlock.Items) {
    self.metrics = metrics
    self.itemCount = itemCount
    self.equalSize = equalSize
    blocks = .one(FlowBlock(items: items, itemCount: itemCount, lineCount: 0, advance: 0, lineEnd: 0))
  }

  var end: Double { start + length }

  /// The distance from the start of a line of the given extent to the start of the next line.
  func advance(after extent: Double) -> Double { max(0, extent + metrics.lineSpacing) }

  /// Moves the blocks out, so that they can be changed without being copied.
  mutating func takeBlocks() -> ContiguousArray<FlowBlock> {
    defer { blocks = .many([]) }
    switch blocks {
    case .one(let block): return block.itemCount == 0 ? [] : [block]
    case .many(let blocks): return blocks
    }
  }

  /// Stores blocks, and updates the positions of those from the first changed one onwards.
  mutating func setBlocks(_ newBlocks: consuming ContiguousArray<FlowBlock>, firstChanged: Int = 0) {
    // Access only the numbers: copying a block would retain and release its arrays.
    var (item, line, start) = (0, 0, 0.0)
    if firstChanged > 0 {
      let last = newBlocks[firstChanged - 1]
      (item, line) = (last.firstItem + last.itemCount, last.firstLine + last.lineCount)
      start = last.start + last.advance
    }
    for index in firstChanged..<newBlocks.count {
      newBlocks[index].firstItem = item
      newBlocks[index].firstLine = line
      newBlocks[index].start = start
      item += newBlocks[index].itemCount
      line += newBlocks[index].lineCount
      start += newBlocks[index].advance
    }
    blocks = .many(newBlocks)
  }
}
