extension Int {
  /// The maximum number of items of a solver. It is exact as a Double, and the sum of two does not overflow.
  static var maximumItemCount: Int { Int(clamping: Int64(1) << 53) / 2 }

  /// The number of items that a solver uses: 0 for a negative number, and at most ``maximumItemCount``.
  var asItemCount: Int { Swift.max(0, Swift.min(self, .maximumItemCount)) }
}
