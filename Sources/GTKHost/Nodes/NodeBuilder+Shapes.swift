import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, with color: Color) -> RenderNode? {
    guard color.alpha > 0, var bounds = graphene_rect_t(shape.rectangle) else { return nil }
    var rgba = GdkRGBA(color)
    guard let ground = RenderNode(owning: gsk_color_node_new(&rgba, &bounds)) else { return nil }
    return shape.isSharp ? ground : clip(ground, to: shape)
  }

  /// The node clipped to a shape.
  func clip(_ node: RenderNode, to shape: RoundedRectangle) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    if shape.isSharp { return node.clipped(to: outline.bounds) }
    return RenderNode(owning: gsk_rounded_clip_node_new(node.pointer, &outline))
  }

  /// The node of a border inside the edge of a shape.
  func border(_ shape: RoundedRectangle, width: Double, color: Color, at resolution: Resolution)
    -> RenderNode?
  {
    // GSK leaves out pixels that a border covers by less than half, which loses too much of a thin line.
    guard resolution.isWhole(width) else {
      return rasterizer.node(for: [.border(shape, width: width, color)], at: resolution)
    }
    guard width > 0, color.alpha > 0, var outline = GskRoundedRect(shape) else { return nil }
    let limit = min(shape.rectangle.width, shape.rectangle.height) / 2
    let widths = [Float](repeating: Float(min(width, limit)), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
  }

  /// The node of commands that are drawn as a group with an opacity.
  func group(_ commands: [Command], opacity: Double, at resolution: Resolution) -> RenderNode? {
    guard opacity > 0, let node = node(for: commands, at: resolution) else { return nil }
    if opacity >= 1 { return node }
    return RenderNode(owning: gsk_opacity_node_new(node.pointer, Float(opacity)))
  }
}
