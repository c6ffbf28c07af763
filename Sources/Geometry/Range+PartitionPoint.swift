extension Range where Bound == Int {
  /// The first number for which a condition does not hold, or the upper bound when it holds for all numbers. The
  /// condition must hold for all numbers up to some point and for none after it.
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

  /// The same result as `partitionPoint(where:)`, searched in growing steps from a guess.
  ///
  /// - Complexity: O(log *d*) calls of the condition when the result is *d* numbers away from the guess.
  @inlinable
  public func partitionPoint(near guess: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high, step) = (lowerBound, upperBound, 1)
    let start = Swift.max(low, Swift.min(guess, high))
    if start < high, holds(start) {
      low = start + 1
      while step < high - low, holds(low + step - 1) { (low, step) = (low + step, step * 2) }
      high = Swift.min(high, low + step)
    } else {
      high = start
      while step < high - low, !holds(high - step) { (high, step) = (high - step, step * 2) }
      low = Swift.max(low, high - step)
    }
    return (low..<high).partitionPoint(where: holds)
  }
}
