import Geometry

/// The blocks of a section in order. There is one, without an array, until items change.
enum FlowBlocks {
  case one(FlowBlock)
  case many(ContiguousArray<FlowBlock>)

  var count: Int {
    switch self {
    case .one: 1
    case .many(let blocks): blocks.count
    }
  }

  subscript(index: Int) -> FlowBlock {
    switch self {
    case .one(let block): block
    case .many(let blocks): blocks[index]
    }
  }

  /// The number of lines.
  var lineCount: Int { count == 0 ? 0 : self[count - 1].firstLine + self[count - 1].lineCount }

  /// The end of the last line, relative to the start of the first one.
  var end: Double { count == 0 ? 0 : self[count - 1].start + self[count - 1].lineEnd }

  /// The number of items in blocks that have their own arrays.
  var ownItemCount: Int {
    (0..<count).reduce(0) { sum, index in
      if case .own = self[index].items { sum + self[index].itemCount } else { sum }
    }
  }

  /// The index of the block that contains an item of the section.
  func index(ofItem item: Int) -> Int { lastIndex { $0.firstItem <= item } }

  /// The index of the last block for which a condition holds, or 0. The condition must hold up to some block and for
  /// none after it.
  func lastIndex(where holds: (FlowBlock) -> Bool) -> Int {
    switch self {
    case .one: 0
    case .many(let blocks): max(0, blocks.indices.partitionPoint { holds(blocks[$0]) } - 1)
    }
  }
}
