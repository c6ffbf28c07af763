/// The direction in which text and layouts run, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
