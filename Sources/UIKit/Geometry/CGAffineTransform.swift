import Geometry

/// A 2-D transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`; points, y down, positive angles clockwise.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// What x contributes to x'.
  public var a: CGFloat
  /// What x contributes to y'.
  public var b: CGFloat
  /// What y contributes to x'.
  public var c: CGFloat
  /// What y contributes to y'.
  public var d: CGFloat
  /// The displacement along x.
  public var tx: CGFloat
  /// The displacement along y.
  public var ty: CGFloat

  /// Makes the transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes the transform from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform that sends everything to the origin, as the C structure's zeroes do.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A displacement.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A stretch about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) { self.init(.rotation(by: angle)) }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A displacement before this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A stretch before this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A turn, in radians, before this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform first, then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(matrix.then(t2.matrix))
  }

  /// The transform that undoes this one; this one itself when there is none.
  public func inverted() -> CGAffineTransform {
    matrix.inverse.map { CGAffineTransform($0) } ?? self
  }

  init(_ matrix: AffineMatrix) {
    self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }

  var matrix: AffineMatrix { AffineMatrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
  /// The image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.matrix.apply(to: Point2D(self))) }
}

extension CGSize {
  /// The image of the vector (width, height), without displacement.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the images of the corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = Rectangle(standardized).corners
    return CGRect(
      Quadrilateral(
        t.matrix.apply(to: corners.topLeft), t.matrix.apply(to: corners.topRight),
        t.matrix.apply(to: corners.bottomRight), t.matrix.apply(to: corners.bottomLeft)
      ).boundingBox)
  }
}
