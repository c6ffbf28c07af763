/// How many columns a waterfall has.
public enum WaterfallColumnRule: Hashable, Sendable {
  /// So many columns; below 1 counts as 1, above 1,024 as 1,024.
  case count(Int)
  /// As many columns as there is room for when none is narrower than this, in points; at least one.
  case minimumWidth(Double)

  /// The number of columns in so much room, `spacing` apart.
  func columnCount(in available: Double, spacing: Double) -> Int {
    switch self {
    case .count(let count): return max(1, min(count, Self.maximumCount))
    case .minimumWidth(let width):
      // n columns take n · width + (n − 1) · spacing.
      let period = width.asExtent + spacing
      guard period > 0 else { return available > 0 ? Self.maximumCount : 1 }
      let room = available + spacing + FlowPacking.tolerance
      return max(1, Int(wholePartOf: room / period, limit: Self.maximumCount))
    }
  }

  /// More than any screen has room for; each column costs a comparison an item.
  private static let maximumCount = 1024
}
