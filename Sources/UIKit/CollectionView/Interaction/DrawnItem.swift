import Geometry

/// An item and its outline in the viewport.
struct DrawnItem {
  let path: IndexPath
  let outline: Quadrilateral

  /// From the middle to a point.
  func distance(to point: Point2D) -> Double {
    hypot(outline.middle.x - point.x, outline.middle.y - point.y)
  }
}
