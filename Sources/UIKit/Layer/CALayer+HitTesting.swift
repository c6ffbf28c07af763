import Geometry

// Hit testing of layers.
extension CALayer {
  /// The frontmost layer of this tree at a point, measured from the corner of the bounds. Nil when the point is
  /// outside.
  func frontmostLayer(at point: Point2D) -> CALayer? {
    let local = Point2D(bounds.origin) + point
    guard !isHidden, contains(CGPoint(local)) else { return nil }
    for (sublayer, place) in SiblingOrder.planes(at: point, in: self) {
      if let hit = sublayer.frontmostLayer(at: place) { return hit }
    }
    return self
  }

  /// The point of this layer's plane, measured from the corner of the bounds, that appears at a point of the
  /// superlayer.
  func planePoint(seenAt point: CGPoint) -> Point2D? {
    let above = superlayer?.properties
    let origin = above?.bounds.origin ?? .zero
    var matrix = properties.matrix(relativeTo: origin)
    if let shared = above?.sublayerMatrix { matrix = matrix.then(shared) }
    return matrix.planePoint(seenAt: Point2D(point) - Point2D(origin))?.point
  }

  /// Whether the layer is one-sided and faces away from the viewer.
  var isSeenFromBehindOnly: Bool {
    !isDoubleSided && (projection.map { $0.by.determinant < 0 } ?? false)
  }
}
