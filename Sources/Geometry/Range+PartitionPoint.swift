extension Range where Bound == Int {
  /// The first number that a condition, which holds up to some point, does not hold for; the upper bound when it holds
  /// for all.
  ///
  /// - Complexity: O(log *n*) calls of the condition for *n* numbers.
  @inlinable
  public func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
