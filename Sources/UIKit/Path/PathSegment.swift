import Geometry

/// A segment of a path from one point to the next. Quadratic curves are stored as the equal cubic curves.
enum PathSegment: Hashable {
  case line(Point2D, Point2D)
  case cubic(Point2D, Point2D, Point2D, Point2D)

  /// The cubic curve that equals a quadratic curve.
  static func quadratic(_ start: Point2D, _ control: Point2D, _ end: Point2D) -> PathSegment {
    .cubic(
      start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  var start: Point2D {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  var end: Point2D {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The segment in the opposite direction.
  var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .cubic(let start, let control1, let control2, let end): .cubic(end, control2, control1, start)
    }
  }

  /// The point at a parameter, from 0 at the start to 1 at the end.
  func point(at t: Double) -> Point2D {
    switch self {
    case .line(let start, let end): start + (end - start) * t
    case .cubic(let p0, let p1, let p2, let p3):
      Point2D(
        x: CubicPolynomial(p0.x, p1.x, p2.x, p3.x).value(at: t),
        y: CubicPolynomial(p0.y, p1.y, p2.y, p3.y).value(at: t))
    }
  }

  /// A vector in the direction of the segment at a parameter. Nil if all points are the same.
  ///
  /// Where control points coincide with an end, a curve has no derivative. Its direction is that to the next other point.
  func tangent(at t: Double) -> Point2D? {
    let candidates: [Point2D] =
      switch self {
      case .line(let start, let end): [end - start]
      case .cubic(let p0, let p1, let p2, let p3):
        [
          (p1 - p0) * ((1 - t) * (1 - t)) + (p2 - p1) * (2 * t * (1 - t)) + (p3 - p2) * (t * t),
          t < 0.5 ? p2 - p0 : p3 - p1, p3 - p0,
        ]
      }
    return candidates.first { $0.dot($0) > 0 }
  }

  /// The part between two parameters, by de Casteljau's algorithm.
  func part(from t0: Double, to t1: Double) -> PathSegment {
    switch self {
    case .line: .line(point(at: t0), point(at: t1))
    case .cubic: t0 < 1 ? split(at: t1).before.split(at: t1 > 0 ? t0 / t1 : 0).after : self
    }
  }

  private func split(at t: Double) -> (before: PathSegment, after: PathSegment) {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return (self, self) }
    func between(_ a: Point2D, _ b: Point2D) -> Point2D { a + (b - a) * t }
    let (a, b, c) = (between(p0, p1), between(p1, p2), between(p2, p3))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (.cubic(p0, a, d, middle), .cubic(middle, e, c, p3))
  }
}
