import Geometry

/// The lines of a block whose items may differ, where they can be read.
struct FlowRecord {
  let sizes: ContiguousArray<Size2D>
  let lines: ContiguousArray<FlowLine>
  /// The block's lines among these.
  let range: Range<Int>
  /// Behind the block's last item among the sizes.
  let end: Int

  /// The items of a line, by their places among the sizes.
  func items(ofLine line: Int) -> Range<Int> {
    lines[line].firstItem..<(line + 1 < range.upperBound ? lines[line + 1].firstItem : end)
  }
}

extension FlowSolver {
  /// Where the lines of a block can be read; nil when they follow from a formula.
  func record(of block: FlowBlock) -> FlowRecord? {
    switch block.items {
    case .equal: nil
    case .stored(let firstSize, let firstLine):
      FlowRecord(
        sizes: sizes, lines: lines, range: firstLine..<firstLine + block.lineCount,
        end: firstSize + block.itemCount)
    case .own(let sizes, let lines):
      FlowRecord(sizes: sizes, lines: lines, range: lines.indices, end: sizes.count)
    }
  }
}
