import Geometry

/// The linear function `a·x + b·y + c` of points on the screen: a line by where it is 0, or a plane's depth.
struct ScreenLine {
  /// The growth along x.
  var a: Double
  /// The growth along y.
  var b: Double
  /// The value at the origin.
  var c: Double

  init(a: Double, b: Double, c: Double) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// The line through two points, its value the distance from it in points; nil when they are one.
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

  /// The growth per point in the direction of the steepest ascent.
  var gradient: Double { (a * a + b * b).squareRoot() }

  /// The function with its sign turned.
  var negated: ScreenLine { ScreenLine(a: -a, b: -b, c: -c) }

  /// The difference of two functions.
  static func - (left: ScreenLine, right: ScreenLine) -> ScreenLine {
    ScreenLine(a: left.a - right.a, b: left.b - right.b, c: left.c - right.c)
  }
}
