/// What became of asking an element for its preferred size.
struct Measurement {
  /// The round of measuring in which it was asked.
  let round: UInt64
  /// The width it had.
  let width: CGFloat
  /// The width it preferred.
  let preferredWidth: CGFloat

  /// Whether the answer holds for a width: in another one the element may be of another height.
  func holds(at width: CGFloat) -> Bool { width == self.width || width == preferredWidth }
}
