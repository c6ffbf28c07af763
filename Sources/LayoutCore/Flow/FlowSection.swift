import Geometry

/// One section of a flow: what was given, and where it came to stand.
struct FlowSection {
  var metrics: FlowSectionMetrics
  var itemCount: Int
  /// The size of the items that are not known one by one.
  let equalSize: Size2D
  /// How those share lines.
  var packing = FlowPacking()
  /// All items; what they are is right before the section is placed, where they stand afterwards.
  var blocks: FlowBlocks

  /// The start along the main axis, from the start of the content.
  var start = 0.0
  /// The start of the first line, from `start`.
  var lineStart = 0.0
  /// The end of the last line, from `start`.
  var lineEnd = 0.0
  /// The start of the footer, from `start`.
  var footerStart = 0.0
  /// The end of the section, from `start`.
  var length = 0.0

  /// A section whose items are all in one block.
  init(metrics: FlowSectionMetrics, itemCount: Int, equalSize: Size2D = .zero, items: FlowBlock.Items) {
    self.metrics = metrics
    self.itemCount = itemCount
    self.equalSize = equalSize
    blocks = .one(FlowBlock(items: items, itemCount: itemCount, lineCount: 0, advance: 0, lineEnd: 0))
  }

  var end: Double { start + length }

  /// From the start of a line of the given extent to the start of the next.
  func advance(after extent: Double) -> Double { max(0, extent + metrics.lineSpacing) }

  /// Hands the blocks over to be changed, so that there are no copies of them meanwhile.
  mutating func takeBlocks() -> ContiguousArray<FlowBlock> {
    defer { blocks = .many([]) }
    switch blocks {
    case .one(let block): return block.itemCount == 0 ? [] : [block]
    case .many(let blocks): return blocks
    }
  }

  /// Takes blocks over and puts those from the first changed one on behind one another.
  mutating func setBlocks(_ newBlocks: consuming ContiguousArray<FlowBlock>, firstChanged: Int = 0) {
    // Numbers only are read and written: a copy of a block would count references to its arrays.
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
