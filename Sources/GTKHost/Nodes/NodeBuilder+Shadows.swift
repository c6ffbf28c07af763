import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  /// A blurred, moved silhouette.
  ///
  /// GSK has shadows of rounded rectangles ready-made, but without the part under the rectangle, as CSS
  /// defines them. So they serve where an opaque fill of the same shape follows. All others CairoRenderer draws: the bell
  /// curve of GSK's blurs ends too early, which shows. Those of equal rectangles it draws once for all of them, the
  /// others once for every generation of the fragment they are in.
  ///
  /// - Parameter isCovered: Whether the part under the shape that casts the shadow is drawn over.
  func shadow(_ shadow: Shadow, isCovered: Bool, at resolution: Resolution) -> RenderNode? {
    guard shadow.color.alpha > 0, shadow.offset.isFinite else { return nil }
    guard case .rectangle(let shape) = shadow.caster else {
      return rasterizer.node(for: [.shadow(shadow)], at: resolution)
    }
    // GSK's measure of a blur is that of CSS: twice the standard deviation.
    let blurRadius = 2 * min(max(0, shadow.radius), 1000)
    // The blurs of GSK's Cairo renderer are too wide, cut off, and wrong in what is turned.
    if renderer == .openGL, isCovered, shape.hasStraightEdges(beyond: 2 * blurRadius) {
      return outsetShadow(of: shape, color: shadow.color, offset: shadow.offset, blurRadius: blurRadius)
    }
    let key = TextureCache.Key.shadow(
      of: shape, color: shadow.color, offset: shadow.offset, radius: shadow.radius, at: resolution)
    return rasterizer.node(for: [.shadow(shadow)], at: resolution, knownBy: key)
  }

  private func outsetShadow(
    of shape: RoundedRectangle, color: Color, offset: Point2D, blurRadius: Double
  ) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    var color = GdkRGBA(color)
    return RenderNode(
      owning: gsk_outset_shadow_node_new(
        &outline, &color, Float(offset.x), Float(offset.y), 0, Float(blurRadius)))
  }

  /// A node's opacity filled with a colour.
  func tinted(_ node: RenderNode, with color: Color) -> RenderNode? {
    // Row 4 of the matrix lets the opacity through; the colour is added to the zeros the other rows leave.
    let rgba = GdkRGBA(color)
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, rgba.alpha])
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, rgba.red, rgba.green, rgba.blue, 0)
    return RenderNode(owning: gsk_color_matrix_node_new(node.pointer, &matrix, &offset))
  }
}

extension RoundedRectangle {
  /// Whether every edge is straight for longer than twice a distance: GSK puts a shadow together from its
  /// corners and stretched pieces of its edges, which go wrong where the corners overlap.
  fileprivate func hasStraightEdges(beyond distance: Double) -> Bool {
    let corner = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    return min(rectangle.width, rectangle.height) > 2 * (corner + distance)
  }
}

extension Command {
  /// Whether the command draws opaquely over all of the rectangle that casts a shadow.
  func covers(_ shadow: Shadow) -> Bool {
    guard case .rectangle(let caster) = shadow.caster, case .fill(let shape, let color) = self else {
      return false
    }
    return shape == caster && color.alpha >= 1
  }
}
