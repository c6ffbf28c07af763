import Geometry

extension Quadrilateral {
  /// The corners in order.
  package var corners: [Point2D] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Whether the quadrilateral and a rectangle share an area, found by cutting the rectangle down to the
  /// quadrilateral's inside: the slow, obvious version of `intersects`.
  package func overlaps(_ rectangle: Rectangle) -> Bool { overlaps(ConvexPolygon(rectangle), deeperThan: 0) }

  /// Whether a part of a polygon is further inside the quadrilateral than a distance.
  func overlaps(_ polygon: ConvexPolygon, deeperThan distance: Double) -> Bool {
    let turn = doubledSignedArea < 0 ? -1.0 : 1.0
    var rest = polygon
    for (start, end) in zip(corners, corners.dropFirst() + [topLeft]) {
      let edge = end - start
      let length = edge.dot(edge).squareRoot()
      // Inside is where edge × (point − start) ≥ 0, for corners that run clockwise.
      rest = rest.clipped(
        keepingNonNegative: -edge.y * turn, edge.x * turn,
        (edge.y * start.x - edge.x * start.y) * turn - distance * length)
    }
    return !rest.isEmpty
  }
}
