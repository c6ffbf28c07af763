/// The result of measuring an element.
struct Measurement {
  /// The round in which the element was measured.
  let round: UInt64
  /// The width of the element.
  let width: CGFloat
  /// The width that the element preferred.
  let preferredWidth: CGFloat

  /// Returns whether the result is valid for a width. At another width the element may have another height.
  func holds(at width: CGFloat) -> Bool { width == self.width || width == preferredWidth }
}
