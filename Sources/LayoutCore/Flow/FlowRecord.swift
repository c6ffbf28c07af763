import Geometry

/// The stored lines of a block whose items may differ.
struct FlowRecord {
  let sizes: ContiguousArray<Size2D>
  let lines: ContiguousArray<FlowLine>
  /// The indices of the block's lines in `lines`.
  let range: Range<Int>
  /// The index in `sizes` after the block's last item.
  let end: Int

  /// The items of a line, by their indices in `sizes`.
  func items(ofLine line: Int) -> Range<Int> {
    lines[line].firstItem..<(line + 1 < range.upperBound ? lines[line + 1].firstItem : end)
  }
}

extension FlowSolver {
  /// The stored lines of a block. Nil when its lines follow from a formula.
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
