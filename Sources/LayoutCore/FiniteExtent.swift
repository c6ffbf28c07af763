extension Double {
  /// The number as an extent in points: NaN and negative numbers count as 0, and none is larger than 10⁹,
  /// so that sums and products of extents stay finite.
  var asExtent: Double { self > 0 ? min(self, 1e9) : 0 }
}
