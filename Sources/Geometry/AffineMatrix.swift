/// A 2-D transform for row vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
///     | a  b  0 |
///     | c  d  0 |
///     | tx ty 1 |
///
/// A positive rotation turns x towards y. This is clockwise on screen, because y points down.
public struct AffineMatrix: Hashable, Sendable {
  /// The contribution of x to x'.
  public var a: Double
  /// The contribution of x to y'.
  public var b: Double
  /// The contribution of y to x'.
  public var c: Double
  /// The contribution of y to y'.
  public var d: Double
  /// The translation along x.
  public var tx: Double
  /// The translation along y.
  public var ty: Double

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that does not change any point.
  public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a translation.
  public static func translation(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a scaling transform about the origin.
  public static func scale(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by an angle in radians, clockwise on screen.
  public static func rotation(by angle: Double) -> AffineMatrix {
    let sine = Trigonometry.sin(angle)
    let cosine = Trigonometry.cos(angle)
    return AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The product of two transforms: this one is applied first, then the other.
  public func then(_ next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The signed area of the image of a unit square. It is negative when the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse transform. Nil when the transform maps the plane to a line or a point, or has invalid values.
  public var inverse: AffineMatrix? {
    let determinant = self.determinant
    // A normal number is not 0, NaN or infinite, and not so small that the quotients would overflow.
    guard determinant.isNormal else { return nil }
    return AffineMatrix(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// The image of a point.
  public func apply(to point: Point2D) -> Point2D {
    Point2D(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The maximum factor by which a length grows, in any direction (the larger singular value).
  package var maximumMagnification: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = max(0, sum * sum - 4 * determinant * determinant)
    // Without rotation the result is exact: 1 stays 1.
    if b == 0, c == 0 { return max(abs(a), abs(d)) }
    return ((sum + difference.squareRoot()) / 2).squareRoot()
  }
}
