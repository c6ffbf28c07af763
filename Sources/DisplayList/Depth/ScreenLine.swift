import Geometry

/// The linear function `a·x + b·y + c` of points on the screen: the line where it is 0, or the depth of a plane.
struct ScreenLine {
  /// The slope along x.
  var a: Double
  /// The slope along y.
  var b: Double
  /// The value at the origin.
  var c: Double

  init(a: Double, b: Double, c: Double) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// Makes the line through two points, whose value is the signed distance in points; nil if the points are equal.
  init?(from start: Point2D, to end: Point2D, isPositiveClockwise: Bool) {
    let direction = end - start
    let length = direction.dot(direction).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let factor = (isPositiveClockwise ? 1 : -1) / length
    a = -direction.y * factor
    b = direction.x * factor
    c = -(a * start.x + b * start.y)
  }

  /// The function's value at a point.
  func value(at point: Point2D) -> Double { a * point.x + b * point.y + c }

  /// The magnitude of the gradient, per point.
  var gradient: Double { (a * a + b * b).squareRoot() }

  /// The negated function.
  var negated: ScreenLine { ScreenLine(a: -a, b: -b, c: -c) }

  /// The difference of two functions.
  static func - (left: ScreenLine, right: ScreenLine) -> ScreenLine {
    ScreenLine(a: left.a - right.a, b: left.b - right.b, c: left.c - right.c)
  }
}
