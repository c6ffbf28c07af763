extension Range where Bound == Int {
  /// The slots from `lower` through `upper`, which must be whole numbers. Empty when a bound is NaN.
  ///
  /// When there are more than 100,000 slots, only those around the middle are used. A view that shows more has invalid
  /// sizes, and the query would take too long.
  init(slotsFrom lower: Double, through upper: Double, around middle: Double) {
    let reach = 50_000.0
    let lower = Swift.max(lower, middle.rounded(.down) - reach)
    let upper = Swift.min(upper, middle.rounded(.up) + reach)
    guard lower <= upper, let first = Int(exactly: lower), let last = Int(exactly: upper), last < .max else {
      self = 0..<0
      return
    }
    self = first..<last + 1
  }
}
