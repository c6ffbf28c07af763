/// A point or a displacement in space, in points. x points to the right, y points down, z points towards the viewer.
public struct Point3D: Hashable, Sendable {
  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate, downwards.
  public var y: Double
  /// The depth, larger towards the viewer.
  public var z: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The displacement from `right` to `left`.
  public static func - (left: Point3D, right: Point3D) -> Point3D {
    Point3D(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  /// The sum of two displacements, or a point moved by a displacement.
  public static func + (left: Point3D, right: Point3D) -> Point3D {
    Point3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  /// A displacement multiplied by a factor.
  public static func * (left: Point3D, factor: Double) -> Point3D {
    Point3D(x: left.x * factor, y: left.y * factor, z: left.z * factor)
  }

  /// The cross product.
  public func cross(_ other: Point3D) -> Point3D {
    Point3D(
      x: y * other.z - z * other.y,
      y: z * other.x - x * other.z,
      z: x * other.y - y * other.x)
  }

  /// The dot product.
  public func dot(_ other: Point3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// The length of the vector from the origin to this point.
  public var length: Double { dot(self).squareRoot() }

  /// The projection of the point along z.
  public var flattened: Point2D { Point2D(x: x, y: y) }
}
