import DisplayList
import Geometry

extension Path {
  /// The smallest rectangle around the path itself, without its control points; nil for an empty path.
  var boundingBox: Rectangle? {
    var box: Rectangle?
    for subpath in subpaths {
      box.extend(to: subpath.start)
      for segment in subpath.segments {
        box.extend(to: segment.end)
        guard case .cubic(let p0, let p1, let p2, let p3) = segment else { continue }
        for t in CubicPolynomial(p0.x, p1.x, p2.x, p3.x).extrema { box.extend(to: segment.point(at: t)) }
        for t in CubicPolynomial(p0.y, p1.y, p2.y, p3.y).extrema { box.extend(to: segment.point(at: t)) }
      }
    }
    return box
  }
}

extension Rectangle? {
  fileprivate mutating func extend(to point: Point2D) {
    let spot = Rectangle(origin: point, size: .zero)
    self = self?.union(spot) ?? spot
  }
}
