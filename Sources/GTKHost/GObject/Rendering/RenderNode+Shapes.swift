import CGTK4
import DisplayList
import Geometry

// Nodes that fill and outline shapes. They are nil if the shape is empty or invalid.
extension RenderNode {
  /// A node that fills a rectangle with a colour.
  static func color(_ color: Color, in rectangle: Rectangle) -> RenderNode? {
    guard var bounds = graphene_rect_t(rectangle) else { return nil }
    var rgba = GdkRGBA(color)
    return RenderNode(owning: gsk_color_node_new(&rgba, &bounds))
  }

  /// A node that fills a rectangle with a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The gradient, whose points are finite.
  ///   - stops: Its colour stops, in ascending order from 0 to 1.
  ///   - rectangle: The rectangle.
  static func gradient(_ gradient: Gradient, stops: [GskColorStop], in rectangle: Rectangle) -> RenderNode? {
    guard var bounds = graphene_rect_t(rectangle) else { return nil }
    let (start, end) = (gradient.start, gradient.end)
    var first = graphene_point_t(start)
    switch gradient.kind {
    case .axial:
      var second = graphene_point_t(end)
      return RenderNode(
        owning: gsk_linear_gradient_node_new(&bounds, &first, &second, stops, gsize(stops.count)))
    case .radial:
      return RenderNode(
        owning: gsk_radial_gradient_node_new(
          &bounds, &first, Float(abs(end.x - start.x)), Float(abs(end.y - start.y)), 0, 1, stops,
          gsize(stops.count)))
    case .conic:
      // GSK starts at the top, not at the right.
      let degrees = Trigonometry.atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      return RenderNode(
        owning: gsk_conic_gradient_node_new(&bounds, &first, Float(degrees), stops, gsize(stops.count)))
    }
  }

  /// A node that draws a border inside the edge of a shape.
  static func border(_ shape: RoundedRectangle, width: Double, color: Color) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
  }

  /// A node that draws the shadow of a shape, without the part under the shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - color: The colour of the shadow.
  ///   - offset: The offset of the shadow.
  ///   - blurRadius: Twice the standard deviation of the blur.
  static func outsetShadow(
    of shape: RoundedRectangle, color: Color, offset: Point2D, blurRadius: Double
  ) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    var color = GdkRGBA(color)
    return RenderNode(
      owning: gsk_outset_shadow_node_new(
        &outline, &color, Float(offset.x), Float(offset.y), 0, Float(blurRadius)))
  }
}
