/// A point, or a displacement, in a plane: points, x to the right, y down.
public struct Point2D: Hashable, Sendable {
  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate, downwards.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = Point2D(x: 0, y: 0)

  /// The sum of two displacements, or a point moved by one.
  public static func + (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x + right.x, y: left.y + right.y)
  }

  /// The displacement from `right` to `left`.
  public static func - (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x - right.x, y: left.y - right.y)
  }

  /// A displacement stretched by a factor.
  public static func * (left: Point2D, factor: Double) -> Point2D {
    Point2D(x: left.x * factor, y: left.y * factor)
  }

  /// The z component of the cross product: positive when `other` is clockwise of this one on a screen
  /// (y down), 0 when both are parallel.
  public func cross(_ other: Point2D) -> Double { x * other.y - y * other.x }

  /// The scalar product.
  public func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

  /// Whether neither coordinate is infinite or NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
