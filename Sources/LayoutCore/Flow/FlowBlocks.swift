import Geometry

/// The blocks of a section in order: one, without an array, until items change.
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

  /// How many lines there are.
  var lineCount: Int { count == 0 ? 0 : self[count - 1].firstLine + self[count - 1].lineCount }

  /// The end of the last line, from the start of the first.
  var end: Double { count == 0 ? 0 : self[count - 1].start + self[count - 1].lineEnd }

  /// How many items the blocks with arrays of their own have.
  var ownItemCount: Int {
    (0..<count).reduce(0) { sum, index in
      if case .own = self[index].items { sum + self[index].itemCount } else { sum }
    }
  }

  /// The number of the block with an item of the section.
  func index(ofItem item: Int) -> Int { lastIndex { $0.firstItem <= item } }

  /// The number of the last block for which a condition holds that is true up to some block; else the first.
  func lastIndex(where holds: (FlowBlock) -> Bool) -> Int {
    switch self {
    case .one: 0
    case .many(let blocks): max(0, blocks.indices.partitionPoint { holds(blocks[$0]) } - 1)
    }
  }
}
