import DisplayList
import Geometry

extension Path {
  /// Whether a point is on the outline of the filled path, including the lines that close open subpaths.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func hasOnOutline(_ point: Point2D) -> Bool {
    subpaths.contains { subpath in
      guard !subpath.segments.isEmpty else { return false }
      return PathSegment.line(subpath.end, subpath.start).passes(through: point)
        || subpath.segments.contains { $0.passes(through: point) }
    }
  }
}

extension PathSegment {
  /// The distance at which a point is still on the outline, as a fraction of the largest coordinate. Larger than the
  /// rounding errors of the computation.
  private static let tolerance = 1e-12

  /// Whether a point is on the segment, up to the rounding of `Double`.
  fileprivate func passes(through point: Point2D) -> Bool {
    switch self {
    case .line(let start, let end):
      let tolerance = Self.tolerance(for: [start, end, point])
      let (way, offset) = (end - start, point - start)
      let length = way.dot(way)
      let fraction = length > 0 ? min(max(0, offset.dot(way) / length), 1) : 0
      return (offset - way * fraction).isShort(tolerance)
    case .cubic(let p0, let p1, let p2, let p3):
      let tolerance = Self.tolerance(for: [p0, p1, p2, p3, point])
      guard
        min(p0.x, p1.x, p2.x, p3.x) - tolerance <= point.x,
        point.x <= max(p0.x, p1.x, p2.x, p3.x) + tolerance,
        min(p0.y, p1.y, p2.y, p3.y) - tolerance <= point.y, point.y <= max(p0.y, p1.y, p2.y, p3.y) + tolerance
      else { return false }
      let x = CubicPolynomial(p0.x, p1.x, p2.x, p3.x)
      let y = CubicPolynomial(p0.y, p1.y, p2.y, p3.y)
      // Between these parameters both coordinates are monotone.
      let cuts = [0] + (x.extrema + y.extrema).sorted() + [1]
      func isAt(_ t: Double) -> Bool { (self.point(at: t) - point).isShort(tolerance) }
      func isBetween(_ t0: Double, _ t1: Double, along axis: CubicPolynomial, _ value: Double) -> Bool {
        let (start, end) = (axis.value(at: t0), axis.value(at: t1))
        guard min(start, end) <= value, value <= max(start, end) else { return false }
        return isAt(axis.parameter(of: value, from: t0, to: t1, rising: start < end))
      }
      // Where one coordinate hardly changes, only the other one determines the parameter. At the ends, maybe neither
      // does.
      return cuts.contains(where: isAt)
        || zip(cuts, cuts.dropFirst()).contains { t0, t1 in
          isBetween(t0, t1, along: x, point.x) || isBetween(t0, t1, along: y, point.y)
        }
    }
  }

  private static func tolerance(for points: [Point2D]) -> Double {
    tolerance * points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
  }
}

extension Point2D {
  fileprivate func isShort(_ length: Double) -> Bool { max(abs(x), abs(y)) <= length }
}
