/// How the number of columns of a waterfall is determined.
public enum WaterfallColumnRule: Hashable, Sendable {
  /// A fixed number of columns, clamped to 1…1,024.
  case count(Int)
  /// As many columns as fit, each at least this wide in points. There is at least one column.
  case minimumWidth(Double)

  /// The number of columns in an available extent, `spacing` apart.
  func columnCount(in available: Double, spacing: Double) -> Int {
    switch self {
    case .count(let count): return max(1, min(count, Self.maximumCount))
    case .minimumWidth(let width):
      // n columns take n · width + (n − 1) · spacing.
      let period = width.asExtent + spacing
      guard period > 0 else { return available > 0 ? Self.maximumCount : 1 }
      let room = available + spacing + Double.packingTolerance
      return max(1, Int(wholePartOf: room / period, limit: Self.maximumCount))
    }
  }

  /// More columns than fit on any screen.
  private static let maximumCount = 1024
}
