import DisplayList

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those it runs around more often one way than the other.
  case winding = 0
  /// Those it runs around an odd number of times.
  case evenOdd = 1

  var rule: Path.FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
