import Geometry

/// How one element is drawn: a rectangle, and the map that takes it to the viewport.
///
/// Viewport coordinates are content coordinates less the content offset, so that elements hundreds of millions
/// of points away lose nothing.
struct ElementGeometry {
  /// The element in its own coordinates, the origin in its upper left corner.
  let rectangle: Rectangle
  /// From there into the viewport, with depth.
  let matrix: Matrix4

  /// - Parameters:
  ///   - layer: Where the layer of the element stands in the content.
  ///   - offset: The content offset.
  ///   - space: What the collection view's layer does to the space its sublayers share; nil for nothing.
  init(_ layer: LayerProperties, offset: CGPoint, space: Matrix4?) {
    rectangle = Rectangle(origin: .zero, size: Size2D(layer.bounds.size))
    let matrix = layer.matrix(relativeTo: offset)
    self.matrix = space.map { matrix.then($0) } ?? matrix
  }

  /// Whether any of it is drawn in a rectangle of the viewport. A corner behind the eye counts as in it.
  func touches(_ viewport: Rectangle) -> Bool {
    guard matrix.isFinite else { return false }
    let map = matrix.homography
    guard let outline = map.apply(to: rectangle) else {
      let corners = rectangle.corners
      return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        .contains { map.w(at: $0) > 0 }
    }
    return outline.touches(viewport)
  }

  /// How near to the viewer the element is at a point of the viewport; nil when it is not drawn there.
  func depth(at point: Point2D) -> Double? {
    guard let seen = matrix.planePoint(seenAt: point), rectangle.contains(seen.point) else { return nil }
    return seen.depth
  }
}

extension LayerProperties {
  /// Where attributes put an element's layer: the centre is the anchor, the z-index the depth.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init()
    bounds = CGRect(origin: .zero, size: attributes.size)
    position = attributes.center
    zPosition = CGFloat(attributes.zIndex)
    transform = attributes.transform3D
  }
}
