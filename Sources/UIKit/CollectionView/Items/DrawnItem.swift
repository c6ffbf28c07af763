import Geometry

/// An item and its outline in viewport coordinates, in points.
struct DrawnItem {
  let path: IndexPath
  let outline: Quadrilateral
  /// The depth of the centre. Larger depths are nearer to the viewer.
  let depth: Double

  /// Returns the distance from the centre to a point.
  func distance(to point: Point2D) -> Double {
    hypot(outline.middle.x - point.x, outline.middle.y - point.y)
  }
}

extension Quadrilateral {
  /// The mean of the corners.
  var middle: Point2D {
    Point2D(
      x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
      y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4)
  }
}
