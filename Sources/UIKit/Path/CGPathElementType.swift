/// The kinds of path elements.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a new subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; two points, the control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; three points, the two control points and the end.
  case addCurveToPoint = 3
  /// A straight line back to the start of the subpath; no points.
  case closeSubpath = 4
}
