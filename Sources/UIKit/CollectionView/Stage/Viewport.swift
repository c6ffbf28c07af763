import Geometry

/// The visible part of the content. Determines which elements need a view.
@MainActor
struct Viewport {
  /// The bounds in content coordinates.
  let bounds: CGRect
  /// The sublayer transform of the collection view's layer; nil for none.
  let space: Matrix4?

  /// Returns whether an element is drawn in the viewport, as a quadrilateral with its transform.
  ///
  /// Elements that only share an edge with the viewport are not drawn. An element whose width or height is 0 is drawn
  /// even on an edge.
  func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden else { return false }
    if space == nil, CATransform3DIsIdentity(attributes.transform3D) {
      let (center, size) = (attributes.center, attributes.size)
      return overlaps(center.x - size.width / 2, size.width, bounds.minX, bounds.maxX)
        && overlaps(center.y - size.height / 2, size.height, bounds.minY, bounds.maxY)
    }
    let geometry = ElementGeometry(LayerProperties(attributes), offset: bounds.origin, space: space)
    return geometry.intersects(Rectangle(origin: .zero, size: Size2D(bounds.size)))
  }

  private func overlaps(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
    length > 0 ? start < upper && start + length > lower : start <= upper && start >= lower
  }
}
