import Geometry

/// The geometry of a drawn element: a rectangle, and its map to the viewport.
///
/// Viewport coordinates are content coordinates minus the content offset. Therefore elements that are hundreds of
/// millions of points away keep their precision.
struct ElementGeometry {
  /// The element in its own coordinates, with the origin in the upper left corner.
  let rectangle: Rectangle
  /// The map from these coordinates to the viewport, with depth.
  let matrix: Matrix4

  /// Creates the geometry of an element.
  ///
  /// - Parameters:
  ///   - layer: The geometry of the element's layer in the content.
  ///   - offset: The content offset.
  ///   - space: The sublayer transform of the collection view's layer; nil for none.
  init(_ layer: LayerProperties, offset: CGPoint, space: Matrix4?) {
    rectangle = Rectangle(origin: .zero, size: Size2D(layer.bounds.size))
    let matrix = layer.matrix(relativeTo: offset)
    self.matrix = space.map { matrix.then($0) } ?? matrix
  }

  /// Returns whether any part of the element is drawn in a rectangle of the viewport. A corner behind the viewer counts
  /// as inside.
  func intersects(_ viewport: Rectangle) -> Bool {
    guard matrix.isFinite else { return false }
    let map = matrix.homography
    guard let outline = map.apply(to: rectangle) else {
      let corners = rectangle.corners
      return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        .contains { map.w(at: $0) > 0 }
    }
    return outline.intersects(viewport)
  }

  /// Returns the depth of the element at a point of the viewport; nil if the element is not drawn at this point.
  func depth(at point: Point2D) -> Double? {
    guard let seen = matrix.planePoint(seenAt: point), rectangle.contains(seen.point) else { return nil }
    return seen.depth
  }
}

extension LayerProperties {
  /// Creates the layer geometry of attributes: the centre is the position, the z-index the depth.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init()
    bounds = CGRect(origin: .zero, size: attributes.size)
    position = attributes.center
    zPosition = CGFloat(attributes.zIndex)
    transform = attributes.transform3D
  }
}
