/// A point or a displacement in a plane, in points. x points to the right, y points down.
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

  /// The sum of two displacements, or a point moved by a displacement.
  public static func + (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x + right.x, y: left.y + right.y)
  }

  /// The displacement from `right` to `left`.
  public static func - (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x - right.x, y: left.y - right.y)
  }

  /// A displacement multiplied by a factor.
  public static func * (left: Point2D, factor: Double) -> Point2D {
    Point2D(x: left.x * factor, y: left.y * factor)
  }

  /// The z component of the cross product. It is positive when `other` is clockwise of this displacement on screen,
  /// where y points down, and 0 when they are parallel.
  public func cross(_ other: Point2D) -> Double { x * other.y - y * other.x }

  /// The dot product.
  public func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
