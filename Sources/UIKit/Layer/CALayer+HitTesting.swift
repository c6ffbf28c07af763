import Geometry

// Which layer is seen at a point.
extension CALayer {
  /// The frontmost layer of this one and those in it at a point that counts from the corner of the bounds; nil outside.
  func frontmostLayer(at point: Point2D) -> CALayer? {
    let local = Point2D(bounds.origin) + point
    guard !isHidden, contains(CGPoint(local)) else { return nil }
    for (sublayer, place) in SiblingOrder.planes(at: point, in: self) {
      if let hit = sublayer.frontmostLayer(at: place) { return hit }
    }
    return self
  }

  /// The point, counting from the corner of the bounds, that is seen at a point of the superlayer's coordinates.
  func planePoint(seenAt point: CGPoint) -> Point2D? {
    let above = superlayer?.properties
    let origin = above?.bounds.origin ?? .zero
    var matrix = properties.matrix(relativeTo: origin)
    if let shared = above?.sublayerMatrix { matrix = matrix.then(shared) }
    return matrix.planePoint(seenAt: Point2D(point) - Point2D(origin))?.point
  }

  /// Whether the layer is one-sided and turns its back on the viewer.
  var isSeenFromBehindOnly: Bool {
    !isDoubleSided && (projection.map { $0.by.determinant < 0 } ?? false)
  }
}
