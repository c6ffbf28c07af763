import DisplayList
import Geometry

extension Path {
  /// Whether a point is inside the filled path or on its outline. Open subpaths are closed by a straight line.
  ///
  /// Curves are not flattened; the result is exact up to the rounding of `Double`.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func contains(_ point: Point2D, rule: FillRule) -> Bool {
    guard point.isFinite else { return false }
    let winding = windingNumber(around: point)
    return (rule == .evenOdd ? winding % 2 != 0 : winding != 0) || hasOnOutline(point)
  }

  /// How often the path winds around a point; clockwise on screen is positive.
  ///
  /// Counts the crossings of the ray from the point to the right. A monotone piece includes its upper end and not its
  /// lower one, so a corner on the ray counts once where the path passes, and not at all where it turns back.
  func windingNumber(around point: Point2D) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(rightOf: point) }
      if subpath.end != subpath.start {
        winding += PathSegment.line(subpath.end, subpath.start).crossings(rightOf: point)
      }
    }
    return winding
  }
}

extension PathSegment {
  /// The number of downward crossings of the ray minus the number of upward ones.
  fileprivate func crossings(rightOf point: Point2D) -> Int {
    switch self {
    case .line(let start, let end):
      guard let direction = Self.direction(from: start.y, to: end.y, over: point.y) else { return 0 }
      // The cross product is positive for points left of a downward line.
      let side = (end - start).cross(point - start)
      return (direction > 0 ? side > 0 : side < 0) ? direction : 0
    case .cubic(let p0, let p1, let p2, let p3):
      guard max(p0.x, p1.x, p2.x, p3.x) > point.x else { return 0 }
      guard min(p0.y, p1.y, p2.y, p3.y) <= point.y, max(p0.y, p1.y, p2.y, p3.y) > point.y else { return 0 }
      let x = CubicPolynomial(p0.x, p1.x, p2.x, p3.x)
      let y = CubicPolynomial(p0.y, p1.y, p2.y, p3.y)
      var count = 0
      var (t0, y0) = (0.0, p0.y)
      for t1 in y.extrema + [1] {
        let y1 = t1 == 1 ? p3.y : y.value(at: t1)
        if let direction = Self.direction(from: y0, to: y1, over: point.y) {
          let t = y.parameter(of: point.y, from: t0, to: t1, rising: direction > 0)
          if x.value(at: t) > point.x { count += direction }
        }
        (t0, y0) = (t1, y1)
      }
      return count
    }
  }

  /// 1 if a monotone piece crosses a height downwards, −1 if upwards, nil if it does not cross it.
  private static func direction(from y0: Double, to y1: Double, over height: Double) -> Int? {
    if y0 <= height, height < y1 { return 1 }
    if y1 <= height, height < y0 { return -1 }
    return nil
  }
}
