extension Range where Bound == Int {
  /// The slots from one through another, whole numbers that a query has found; none when a bound is NaN.
  ///
  /// Of more than 100,000 those around the middle: a view that shows more has lost its sizes, and would never end.
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
