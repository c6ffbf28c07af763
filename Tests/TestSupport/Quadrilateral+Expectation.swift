import Geometry

extension Quadrilateral {
  /// The corners in order.
  public var corners: [Point2D] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Whether every corner is within a distance of the other's, per axis.
  public func isClose(to other: Quadrilateral, within tolerance: Double = 1e-9) -> Bool {
    zip(corners, other.corners).allSatisfy {
      abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
    }
  }

  /// Whether the quadrilateral and a rectangle share an area, found by cutting the rectangle down to the
  /// quadrilateral's inside: the slow, obvious version of `touches`.
  public func overlaps(_ rectangle: Rectangle) -> Bool {
    let turn = doubledSignedArea < 0 ? -1.0 : 1.0
    var rest = ConvexPolygon(rectangle)
    for (start, end) in zip(corners, corners.dropFirst() + [topLeft]) {
      let edge = end - start
      // Inside is where edge × (point − start) ≥ 0, for corners that run clockwise.
      rest = rest.clipped(
        keepingNonNegative: -edge.y * turn, edge.x * turn, (edge.y * start.x - edge.x * start.y) * turn)
    }
    return !rest.isEmpty
  }
}
