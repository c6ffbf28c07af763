/// The kinds of steps along a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a new subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint = 3
  /// A straight line back to where the subpath began; no point.
  case closeSubpath = 4
}
