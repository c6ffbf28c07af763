import DisplayList

/// The rule that decides which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Points with a nonzero winding number are inside.
  case winding = 0
  /// Points that the path winds around an odd number of times are inside.
  case evenOdd = 1

  var rule: Path.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
