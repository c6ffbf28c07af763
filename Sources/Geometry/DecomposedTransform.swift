/// A 3-D transform as scale, shear, rotation, translation and perspective, in this order.
///
/// Interpolation treats each component separately, so that a rotating layer keeps its size. (S. W. Thomas, "Decomposing
/// a matrix into simple transformations", Graphics Gems II, 1991.)
public struct DecomposedTransform: Hashable, Sendable {
  /// The scale factors along x, y and z.
  public var scale: Point3D
  /// The shear of y along x, of z along x, and of z along y.
  public var shear: Point3D
  /// The rotation.
  public var rotation: Quaternion
  /// The translation, in points.
  public var translation: Point3D
  /// The contributions of x, y and z to w.
  public var perspective: Point3D
  /// The constant component of w.
  public var w: Double

  /// Decomposes a transform. Nil when the transform flattens space or has values that are not finite.
  public init?(_ matrix: Matrix4) {
    guard matrix.isFinite else { return nil }
    var affine = matrix
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let inverse = affine.inverse else { return nil }
    // The fourth column is the affine part times the perspective's column.
    let column = (matrix.m14, matrix.m24, matrix.m34, matrix.m44)
    func part(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      a * column.0 + b * column.1 + c * column.2 + d * column.3
    }
    perspective = Point3D(
      x: part(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
      y: part(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
      z: part(inverse.m31, inverse.m32, inverse.m33, inverse.m34))
    w = part(inverse.m41, inverse.m42, inverse.m43, inverse.m44)
    translation = Point3D(x: matrix.m41, y: matrix.m42, z: matrix.m43)

    // Gram–Schmidt: the rows as multiples of perpendicular unit vectors.
    var row1 = Point3D(x: matrix.m11, y: matrix.m12, z: matrix.m13)
    var row2 = Point3D(x: matrix.m21, y: matrix.m22, z: matrix.m23)
    var row3 = Point3D(x: matrix.m31, y: matrix.m32, z: matrix.m33)
    scale = Point3D(x: row1.length, y: 0, z: 0)
    row1 = row1 * (1 / scale.x)
    let yOnX = row2.dot(row1)
    row2 = row2 - row1 * yOnX
    scale.y = row2.length
    row2 = row2 * (1 / scale.y)
    let (zOnX, zOnY) = (row3.dot(row1), row3.dot(row2))
    row3 = row3 - row1 * zOnX - row2 * zOnY
    scale.z = row3.length
    row3 = row3 * (1 / scale.z)
    shear = Point3D(x: yOnX / scale.y, y: zOnX / scale.z, z: zOnY / scale.z)
    if row1.dot(row2.cross(row3)) < 0 {
      // The transform mirrors. Invert all axes, so that the rest is a rotation.
      scale = scale * -1
      (row1, row2, row3) = (row1 * -1, row2 * -1, row3 * -1)
    }
    rotation = Quaternion(rows: row1, row2, row3)
  }

  /// The transform composed of all components.
  public var matrix: Matrix4 {
    let stretch = Matrix4(
      (scale.x, 0, 0, 0), (shear.x * scale.y, scale.y, 0, 0),
      (shear.y * scale.z, shear.z * scale.z, scale.z, 0), (0, 0, 0, 1))
    let projection = Matrix4(
      (1, 0, 0, perspective.x), (0, 1, 0, perspective.y), (0, 0, 1, perspective.z), (0, 0, 0, w))
    return stretch.then(rotation.matrix)
      .then(.translation(x: translation.x, y: translation.y, z: translation.z)).then(projection)
  }

  /// The transform at a fraction of the way to another one. Each component is interpolated separately.
  public func interpolated(to other: DecomposedTransform, at fraction: Double) -> DecomposedTransform {
    var result = self
    result.scale = scale + (other.scale - scale) * fraction
    result.shear = shear + (other.shear - shear) * fraction
    result.rotation = rotation.interpolated(to: other.rotation, at: fraction)
    result.translation = translation + (other.translation - translation) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    result.w = w + (other.w - w) * fraction
    return result
  }
}

extension Matrix4 {
  /// The transform at a fraction of the way to another one, from 0 at this transform to 1 at the other one.
  ///
  /// A rotating layer keeps its size. When one of the transforms flattens space, the sixteen values are interpolated
  /// instead.
  public func interpolated(to other: Matrix4, at fraction: Double) -> Matrix4 {
    if self == other { return self }
    guard let start = DecomposedTransform(self), let end = DecomposedTransform(other) else {
      return weighted(1 - fraction, plus: other, weighted: fraction)
    }
    return start.interpolated(to: end, at: fraction).matrix
  }

  private func weighted(_ first: Double, plus other: Matrix4, weighted second: Double) -> Matrix4 {
    func row(
      _ a: (Double, Double, Double, Double), _ b: (Double, Double, Double, Double)
    ) -> (Double, Double, Double, Double) {
      (
        a.0 * first + b.0 * second, a.1 * first + b.1 * second,
        a.2 * first + b.2 * second, a.3 * first + b.3 * second
      )
    }
    return Matrix4(
      row((m11, m12, m13, m14), (other.m11, other.m12, other.m13, other.m14)),
      row((m21, m22, m23, m24), (other.m21, other.m22, other.m23, other.m24)),
      row((m31, m32, m33, m34), (other.m31, other.m32, other.m33, other.m34)),
      row((m41, m42, m43, m44), (other.m41, other.m42, other.m43, other.m44)))
  }
}
