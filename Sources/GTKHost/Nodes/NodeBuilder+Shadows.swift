import DisplayList
import Geometry

extension NodeBuilder {
  /// The node of a shadow: a blurred silhouette with an offset.
  ///
  /// As in CSS, GSK's shadows of rounded rectangles leave out the part under the rectangle. They are used if an opaque
  /// fill of the same shape follows. `CairoRenderer` draws all other shadows, because GSK's blur visibly ends too
  /// early. Equal rectangles share one texture. Other shadows are drawn again whenever their fragment changes.
  ///
  /// - Parameters:
  ///   - shadow: The shadow to draw.
  ///   - isCovered: Whether the next command covers the part under the shape.
  ///   - resolution: The resolution to draw at.
  func shadow(_ shadow: Shadow, isCovered: Bool, at resolution: Resolution) -> RenderNode? {
    guard shadow.color.alpha > 0, shadow.offset.isFinite else { return nil }
    guard case .rectangle(let shape) = shadow.caster else {
      return rasterizer.node(for: [.shadow(shadow)], at: resolution)
    }
    // GSK and CSS specify a blur as twice the standard deviation.
    let blurRadius = 2 * min(max(0, shadow.radius), 1000)
    if isCovered, shape.hasStraightEdges(beyond: 2 * blurRadius) {
      return .outsetShadow(
        of: shape, color: shadow.color, offset: shadow.offset, blurRadius: blurRadius)
    }
    let key = TextureCache.Key.shadow(
      of: shape, color: shadow.color, offset: shadow.offset, radius: shadow.radius, at: resolution)
    return rasterizer.node(for: [.shadow(shadow)], at: resolution, knownBy: key)
  }
}

extension RoundedRectangle {
  /// Whether every straight edge is longer than twice a distance. GSK assembles a shadow from its corners and stretched
  /// edges, which fails where the corners overlap.
  fileprivate func hasStraightEdges(beyond distance: Double) -> Bool {
    let corner = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    return min(rectangle.width, rectangle.height) > 2 * (corner + distance)
  }
}

extension Command {
  /// Whether the command covers the whole rectangle that casts the shadow with opaque content.
  func covers(_ shadow: Shadow) -> Bool {
    guard case .rectangle(let caster) = shadow.caster, case .fill(let shape, let color) = self else {
      return false
    }
    return shape == caster && color.alpha >= 1
  }
}
