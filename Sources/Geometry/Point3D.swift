/// A point in space: x to the right, y down, z towards the viewer; points.
public struct Point3D: Hashable, Sendable {
  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate, downwards.
  public var y: Double
  /// The depth, growing towards the viewer.
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

  /// The sum of two displacements, or a point moved by one.
  public static func + (left: Point3D, right: Point3D) -> Point3D {
    Point3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  /// A displacement stretched by a factor.
  public static func * (left: Point3D, factor: Double) -> Point3D {
    Point3D(x: left.x * factor, y: left.y * factor, z: left.z * factor)
  }

  /// The vector product.
  public func cross(_ other: Point3D) -> Point3D {
    Point3D(
      x: y * other.z - z * other.y,
      y: z * other.x - x * other.z,
      z: x * other.y - y * other.x)
  }

  /// The scalar product.
  public func dot(_ other: Point3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// The length of the vector from the origin to this point.
  public var length: Double { dot(self).squareRoot() }

  /// The point seen along z.
  public var flattened: Point2D { Point2D(x: x, y: y) }
}
