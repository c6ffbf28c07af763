import Geometry

/// Consecutive items of a section, on lines that hold no other items.
///
/// A section is one block after it was placed. When individual items change later, the section is split into several
/// blocks, so that the cost of a change depends on the items near it and not on those after it.
struct FlowBlock {
  /// How the sizes and lines of the items are stored.
  enum Items {
    /// All items have the equal size of the section. All lines are full, except possibly the last line of the section.
    case equal
    /// Sizes and lines are in the arrays of the solver, starting at these indices.
    case stored(firstSize: Int, firstLine: Int)
    /// Sizes and lines are in these arrays. Items and starts of the lines are relative to the block.
    case own(ContiguousArray<Size2D>, ContiguousArray<FlowLine>)
  }

  /// The number of items in a block with its own arrays at which the next block begins.
  static let usualItemCount = 256

  var items: Items
  var itemCount: Int
  var lineCount: Int
  /// The distance from the start of the first line to the start of a line after the last one.
  var advance: Double
  /// The distance from the start of the first line to the end of the last one.
  var lineEnd: Double

  /// The index of its first item in the section.
  var firstItem = 0
  /// The index of its first line in the section.
  var firstLine = 0
  /// The start of its first line, relative to the first line of the section.
  var start = 0.0

  /// Makes a block of full lines of equal items. The last line may have fewer items.
  init(equalItems count: Int, capacity: Int, extent: Double, advance: Double) {
    let lines = (count + capacity - 1) / capacity
    self.init(
      items: .equal, itemCount: count, lineCount: lines, advance: Double(lines) * advance,
      lineEnd: lines == 0 ? 0 : Double(lines - 1) * advance + extent)
  }

  init(items: Items, itemCount: Int, lineCount: Int, advance: Double, lineEnd: Double) {
    self.items = items
    self.itemCount = itemCount
    self.lineCount = lineCount
    self.advance = advance
    self.lineEnd = lineEnd
  }
}
