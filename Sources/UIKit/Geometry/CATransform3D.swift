import Geometry

/// A 3-D transform for row vectors: `[x y z 1]·M`, then division by w. `m34 = −1/d` sets the perspective of a viewer at
/// distance d.
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat
  /// The element in row 1, column 2.
  public var m12: CGFloat
  /// The element in row 1, column 3.
  public var m13: CGFloat
  /// The element in row 1, column 4.
  public var m14: CGFloat
  /// The element in row 2, column 1.
  public var m21: CGFloat
  /// The element in row 2, column 2.
  public var m22: CGFloat
  /// The element in row 2, column 3.
  public var m23: CGFloat
  /// The element in row 2, column 4.
  public var m24: CGFloat
  /// The element in row 3, column 1.
  public var m31: CGFloat
  /// The element in row 3, column 2.
  public var m32: CGFloat
  /// The element in row 3, column 3.
  public var m33: CGFloat
  /// The element in row 3, column 4.
  public var m34: CGFloat
  /// The element in row 4, column 1.
  public var m41: CGFloat
  /// The element in row 4, column 2.
  public var m42: CGFloat
  /// The element in row 4, column 3.
  public var m43: CGFloat
  /// The element in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform from its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeroes, like the zero-initialized C structure.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  init(_ matrix: Matrix4) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
      m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
      m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
      m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
  }

  var matrix: Matrix4 {
    Matrix4(
      (m11, m12, m13, m14),
      (m21, m22, m23, m24),
      (m31, m32, m33, m34),
      (m41, m42, m43, m44))
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(Matrix4.identity)

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(.translation(x: tx, y: ty, z: tz))
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(.scale(x: sx, y: sy, z: sz))
}

/// Returns a rotation by an angle in radians about an axis through the origin. The axis need not have length 1.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(.rotation(by: angle, about: Point3D(x: x, y: y, z: z)))
}

/// Returns a transform that translates first, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates by an angle in radians first, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.then(b.matrix))
}

/// Returns the inverse of `t`, or `t` itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverse.map { CATransform3D($0) } ?? t
}

/// Returns the 3-D transform that equals `m` in the plane z = 0.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Matrix4(m.matrix))
}

/// Whether `t` is an affine transform of the plane z = 0.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

/// Returns the effect of `t` on x and y. The result is meaningful only if `t` is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all sixteen numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
