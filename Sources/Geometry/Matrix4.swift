/// A 3-D transform for row vectors: `[x y z 1]·M`, then division by w. This is the convention of Core Animation.
///
/// Row 4 holds the translation. `m34 = −1/d` gives perspective for an eye at distance `d`.
public struct Matrix4: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: Double
  /// Row 1, column 2.
  public var m12: Double
  /// Row 1, column 3.
  public var m13: Double
  /// Row 1, column 4.
  public var m14: Double
  /// Row 2, column 1.
  public var m21: Double
  /// Row 2, column 2.
  public var m22: Double
  /// Row 2, column 3.
  public var m23: Double
  /// Row 2, column 4.
  public var m24: Double
  /// Row 3, column 1.
  public var m31: Double
  /// Row 3, column 2.
  public var m32: Double
  /// Row 3, column 3.
  public var m33: Double
  /// Row 3, column 4.
  public var m34: Double
  /// Row 4, column 1.
  public var m41: Double
  /// Row 4, column 2.
  public var m42: Double
  /// Row 4, column 3.
  public var m43: Double
  /// Row 4, column 4.
  public var m44: Double

  /// Makes a transform from its rows.
  public init(
    _ row1: (Double, Double, Double, Double), _ row2: (Double, Double, Double, Double),
    _ row3: (Double, Double, Double, Double), _ row4: (Double, Double, Double, Double)
  ) {
    (m11, m12, m13, m14) = row1
    (m21, m22, m23, m24) = row2
    (m31, m32, m33, m34) = row3
    (m41, m42, m43, m44) = row4
  }

  /// The 3-D transform that has the effect of a 2-D transform on x and y.
  public init(_ affine: AffineMatrix) {
    self.init(
      (affine.a, affine.b, 0, 0), (affine.c, affine.d, 0, 0), (0, 0, 1, 0), (affine.tx, affine.ty, 0, 1))
  }

  /// The transform that does not change any point.
  public static let identity = Matrix4((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))

  /// Makes a translation.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Matrix4 {
    Matrix4((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (x, y, z, 1))
  }

  /// Makes a scaling transform about the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
    Matrix4((x, 0, 0, 0), (0, y, 0, 0), (0, 0, z, 0), (0, 0, 0, 1))
  }

  /// Makes a perspective transform for an eye at `distance` in front of the plane z = 0 that looks at the origin.
  public static func perspective(distance: Double) -> Matrix4 {
    Matrix4((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, -1 / distance), (0, 0, 0, 1))
  }

  /// Makes a rotation by an angle in radians about an axis through the origin. The axis need not have length 1.
  ///
  /// With the axis (0, 0, 1), positive angles turn x towards y. An axis of length 0 gives the identity. (Rodrigues'
  /// rotation formula, transposed for row vectors.)
  public static func rotation(by angle: Double, about axis: Point3D) -> Matrix4 {
    let length = axis.length
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let sine = Trigonometry.sin(angle)
    let cosine = Trigonometry.cos(angle)
    let rest = 1 - cosine
    return Matrix4(
      (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0),
      (y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0),
      (z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest, 0),
      (0, 0, 0, 1))
  }

  /// The product of two transforms: this one is applied first, then the other.
  public func then(_ next: Matrix4) -> Matrix4 {
    Matrix4(
      (
        m11 * next.m11 + m12 * next.m21 + m13 * next.m31 + m14 * next.m41,
        m11 * next.m12 + m12 * next.m22 + m13 * next.m32 + m14 * next.m42,
        m11 * next.m13 + m12 * next.m23 + m13 * next.m33 + m14 * next.m43,
        m11 * next.m14 + m12 * next.m24 + m13 * next.m34 + m14 * next.m44
      ),
      (
        m21 * next.m11 + m22 * next.m21 + m23 * next.m31 + m24 * next.m41,
        m21 * next.m12 + m22 * next.m22 + m23 * next.m32 + m24 * next.m42,
        m21 * next.m13 + m22 * next.m23 + m23 * next.m33 + m24 * next.m43,
        m21 * next.m14 + m22 * next.m24 + m23 * next.m34 + m24 * next.m44
      ),
      (
        m31 * next.m11 + m32 * next.m21 + m33 * next.m31 + m34 * next.m41,
        m31 * next.m12 + m32 * next.m22 + m33 * next.m32 + m34 * next.m42,
        m31 * next.m13 + m32 * next.m23 + m33 * next.m33 + m34 * next.m43,
        m31 * next.m14 + m32 * next.m24 + m33 * next.m34 + m34 * next.m44
      ),
      (
        m41 * next.m11 + m42 * next.m21 + m43 * next.m31 + m44 * next.m41,
        m41 * next.m12 + m42 * next.m22 + m43 * next.m32 + m44 * next.m42,
        m41 * next.m13 + m42 * next.m23 + m43 * next.m33 + m44 * next.m43,
        m41 * next.m14 + m42 * next.m24 + m43 * next.m34 + m44 * next.m44
      ))
  }

  /// The transform as a 2-D transform. Nil when it leaves the plane or has perspective.
  public var affine: AffineMatrix? {
    guard isAffine else { return nil }
    return AffineMatrix(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether x' and y' depend only on x and y, z is unchanged, and there is no perspective.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// Whether all sixteen values are finite.
  public var isFinite: Bool {
    let sum1 = m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0
    let sum2 = m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0
    return sum1 + sum2 == 0
  }

  /// The image of a point before division by w.
  public func homogeneousImage(of point: Point3D) -> (x: Double, y: Double, z: Double, w: Double) {
    (
      point.x * m11 + point.y * m21 + point.z * m31 + m41,
      point.x * m12 + point.y * m22 + point.z * m32 + m42,
      point.x * m13 + point.y * m23 + point.z * m33 + m43,
      point.x * m14 + point.y * m24 + point.z * m34 + m44
    )
  }

  /// The point of the plane z = 0 that is visible at a point of the image, and its depth. Larger depths are nearer to
  /// the viewer. Nil when the plane is edge-on or behind the eye at this point.
  public func planePoint(seenAt seen: Point2D) -> (point: Point2D, depth: Double)? {
    guard isFinite, let point = homography.preimage(of: seen) else { return nil }
    let image = homogeneousImage(of: Point3D(x: point.x, y: point.y, z: 0))
    return (point, image.z / image.w)
  }

  /// The effect of the transform on the plane z = 0, seen along z.
  public var homography: Homography {
    Homography((m11, m12, m14), (m21, m22, m24), (m41, m42, m44))
  }

  /// The inverse transform. Nil when the transform flattens space.
  ///
  /// (Cramer's rule with 2 × 2 minors.)
  public var inverse: Matrix4? {
    let s0 = m11 * m22 - m21 * m12
    let s1 = m11 * m23 - m21 * m13
    let s2 = m11 * m24 - m21 * m14
    let s3 = m12 * m23 - m22 * m13
    let s4 = m12 * m24 - m22 * m14
    let s5 = m13 * m24 - m23 * m14
    let c5 = m33 * m44 - m43 * m34
    let c4 = m32 * m44 - m42 * m34
    let c3 = m32 * m43 - m42 * m33
    let c2 = m31 * m44 - m41 * m34
    let c1 = m31 * m43 - m41 * m33
    let c0 = m31 * m42 - m41 * m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    // A normal number is not 0, NaN or infinite, and not so small that the quotients would overflow.
    guard determinant.isNormal else { return nil }
    let f = 1 / determinant
    return Matrix4(
      (
        (m22 * c5 - m23 * c4 + m24 * c3) * f, (-m12 * c5 + m13 * c4 - m14 * c3) * f,
        (m42 * s5 - m43 * s4 + m44 * s3) * f, (-m32 * s5 + m33 * s4 - m34 * s3) * f
      ),
      (
        (-m21 * c5 + m23 * c2 - m24 * c1) * f, (m11 * c5 - m13 * c2 + m14 * c1) * f,
        (-m41 * s5 + m43 * s2 - m44 * s1) * f, (m31 * s5 - m33 * s2 + m34 * s1) * f
      ),
      (
        (m21 * c4 - m22 * c2 + m24 * c0) * f, (-m11 * c4 + m12 * c2 - m14 * c0) * f,
        (m41 * s4 - m42 * s2 + m44 * s0) * f, (-m31 * s4 + m32 * s2 - m34 * s0) * f
      ),
      (
        (-m21 * c3 + m22 * c1 - m23 * c0) * f, (m11 * c3 - m12 * c1 + m13 * c0) * f,
        (-m41 * s3 + m42 * s1 - m43 * s0) * f, (m31 * s3 - m32 * s1 + m33 * s0) * f
      ))
  }
}
