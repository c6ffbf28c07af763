import Geometry

/// The visible part of the content, and which elements need a view in it.
@MainActor
struct Viewport {
  /// In content coordinates.
  let bounds: CGRect
  /// What the collection view's layer does to the space its sublayers share; nil for nothing.
  let space: Matrix4?

  /// Whether an element is drawn in the viewport, by the quadrilateral that its transform makes of it.
  ///
  /// Elements that only touch an edge are not drawn; one of no extent is drawn where it begins.
  func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden else { return false }
    if space == nil, CATransform3DIsIdentity(attributes.transform3D) {
      let (center, size) = (attributes.center, attributes.size)
      return overlaps(center.x - size.width / 2, size.width, bounds.minX, bounds.maxX)
        && overlaps(center.y - size.height / 2, size.height, bounds.minY, bounds.maxY)
    }
    let geometry = ElementGeometry(LayerProperties(attributes), offset: bounds.origin, space: space)
    return geometry.touches(Rectangle(origin: .zero, size: Size2D(bounds.size)))
  }

  private func overlaps(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
    start < upper && max(start + length, start.nextUp) > lower
  }
}
