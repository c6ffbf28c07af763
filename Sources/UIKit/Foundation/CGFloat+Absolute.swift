extension CGFloat {
  /// The absolute value of a number: the global function `abs(_:)`.
  ///
  /// Inside of an extension of `CGFloat`, `abs(x)` means a member. Foundation for Linux has a static one, which hides the
  /// global function.
  public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
}
