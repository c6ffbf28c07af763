import Geometry

/// A stretch of a section: consecutive items on lines of their own.
///
/// A section that was placed is one block. Where single items change afterwards, it is cut into several, so that
/// a change costs what stands near it and not what stands behind it.
struct FlowBlock {
  /// How the items are known.
  enum Items {
    /// All have the size of the section's equal items; all lines but the last of the section are full.
    case equal
    /// Sizes and lines are among the solver's, from these places on.
    case stored(firstSize: Int, firstLine: Int)
    /// Sizes and lines are here; the lines count items and starts from those of the block.
    case own(ContiguousArray<Size2D>, ContiguousArray<FlowLine>)
  }

  /// How many items a block of its own arrays has before another one is begun.
  static let usualItemCount = 256

  var items: Items
  var itemCount: Int
  var lineCount: Int
  /// From the start of the first line to where a line after the last one starts.
  var advance: Double
  /// From the start of the first line to the end of the last one.
  var lineEnd: Double

  /// The number of its first item in the section.
  var firstItem = 0
  /// The number of its first line in the section.
  var firstLine = 0
  /// The start of its first line, from that of the section.
  var start = 0.0

  /// Full lines of equal items, the last one perhaps not.
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
