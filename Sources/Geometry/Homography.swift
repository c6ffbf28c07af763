/// A projective map of the plane for row vectors: `[x y 1]·M`, then division by w.
///
/// It is the effect of a 3-D transform with perspective on a flat layer.
public struct Homography: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: Double
  /// Row 1, column 2.
  public var m12: Double
  /// Row 1, column 3: the contribution of x to w.
  public var m13: Double
  /// Row 2, column 1.
  public var m21: Double
  /// Row 2, column 2.
  public var m22: Double
  /// Row 2, column 3: the contribution of y to w.
  public var m23: Double
  /// Row 3, column 1.
  public var m31: Double
  /// Row 3, column 2.
  public var m32: Double
  /// Row 3, column 3.
  public var m33: Double

  /// Makes a map from its rows.
  public init(
    _ row1: (Double, Double, Double), _ row2: (Double, Double, Double), _ row3: (Double, Double, Double)
  ) {
    (m11, m12, m13) = row1
    (m21, m22, m23) = row2
    (m31, m32, m33) = row3
  }

  /// The map with the same effect as a 2-D transform.
  public init(_ affine: AffineMatrix) {
    self.init((affine.a, affine.b, 0), (affine.c, affine.d, 0), (affine.tx, affine.ty, 1))
  }

  /// The map that does not change any point.
  public static let identity = Homography((1, 0, 0), (0, 1, 0), (0, 0, 1))

  /// The product of two maps: this one is applied first, then the other.
  public func then(_ next: Homography) -> Homography {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31,
        x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    return Homography(row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
  }

  /// The map as a 2-D transform. Nil when it has perspective or the plane is behind the eye.
  public var affine: AffineMatrix? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return AffineMatrix(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The number by which the homogeneous image of a point is divided. It is not positive for points at or behind the
  /// eye.
  public func w(at point: Point2D) -> Double { point.x * m13 + point.y * m23 + m33 }

  /// The image of a point. Nil when the point is at or behind the eye (w ≤ 0).
  public func apply(to point: Point2D) -> Point2D? {
    let w = w(at: point)
    guard w > 0 else { return nil }
    return Point2D(
      x: (point.x * m11 + point.y * m21 + m31) / w,
      y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// The images of a rectangle's corners. Nil when one of them is at or behind the eye.
  public func apply(to rectangle: Rectangle) -> Quadrilateral? {
    let corners = rectangle.corners
    guard let topLeft = apply(to: corners.topLeft), let topRight = apply(to: corners.topRight),
      let bottomRight = apply(to: corners.bottomRight), let bottomLeft = apply(to: corners.bottomLeft)
    else { return nil }
    return Quadrilateral(topLeft, topRight, bottomRight, bottomLeft)
  }

  /// The determinant. Its sign tells which side of the plane in front of the eye is visible: positive for the front,
  /// negative for the back. It is 0 when the plane is edge-on.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse map. Nil when the map flattens the plane, as for a face that is edge-on.
  public var inverse: Homography? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = self.determinant
    // A normal number is not 0, NaN or infinite, and not so small that the quotients would overflow.
    guard determinant.isNormal else { return nil }
    return Homography(
      (c11 / determinant, (m13 * m32 - m12 * m33) / determinant, (m12 * m23 - m13 * m22) / determinant),
      (c12 / determinant, (m11 * m33 - m13 * m31) / determinant, (m13 * m21 - m11 * m23) / determinant),
      (c13 / determinant, (m12 * m31 - m11 * m32) / determinant, (m11 * m22 - m12 * m21) / determinant))
  }

  /// The point whose image is at a given point. Nil when it is behind the eye, or when the plane is edge-on at this
  /// point: shorter in one direction than in the other by a factor of 10¹².
  public func preimage(of seen: Point2D) -> Point2D? {
    guard let inverse else { return nil }
    let w = inverse.w(at: seen)
    guard w != 0 else { return nil }
    let point = Point2D(
      x: (seen.x * inverse.m11 + seen.y * inverse.m21 + inverse.m31) / w,
      y: (seen.x * inverse.m12 + seen.y * inverse.m22 + inverse.m32) / w)
    guard point.isFinite, self.w(at: point) > 0 else { return nil }
    // The derivatives there, up to a factor. After a quarter turn, one of them is about 10⁻¹⁶ instead of 0.
    let alongX = Point2D(x: m11 - seen.x * m13, y: m12 - seen.y * m13)
    let alongY = Point2D(x: m21 - seen.x * m23, y: m22 - seen.y * m23)
    let squares = alongX.x * alongX.x + alongX.y * alongX.y + alongY.x * alongY.x + alongY.y * alongY.y
    return abs(alongX.x * alongY.y - alongX.y * alongY.x) > 1e-12 * squares ? point : nil
  }
}
