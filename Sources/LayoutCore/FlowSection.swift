import Geometry

/// One section of a flow: what was given, and where it came to stand.
struct FlowSection {
  /// The items and how they share lines.
  enum Items {
    /// All have this size; the lines follow from a formula.
    case uniform(Size2D, FlowPacking)
    /// Each has its own, the first at a place of the solver's sizes; the lines are among the solver's.
    case varying(firstSize: Int, lines: Range<Int>)
  }

  let metrics: FlowSectionMetrics
  let itemCount: Int
  var items: Items

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

  init(metrics: FlowSectionMetrics, itemCount: Int, items: Items) {
    self.metrics = metrics
    self.itemCount = itemCount
    self.items = items
  }

  var end: Double { start + length }

  var lineCount: Int {
    switch items {
    case .uniform(_, let packing): (itemCount + packing.capacity - 1) / packing.capacity
    case .varying(_, let lines): lines.count
    }
  }

  /// From the start of a line of the given extent to the start of the next.
  func advance(after extent: Double) -> Double { max(0, extent + metrics.lineSpacing) }
}
