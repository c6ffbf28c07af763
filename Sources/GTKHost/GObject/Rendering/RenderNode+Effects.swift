import CGTK4
import DisplayList

// Nodes that change how another node is drawn.
extension RenderNode {
  /// The node clipped to a shape; nil if the shape is empty or invalid.
  func clipped(to shape: RoundedRectangle) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    if shape.isSharp { return clipped(to: outline.bounds) }
    return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &outline))
  }

  /// The node with an opacity.
  func faded(to opacity: Double) -> RenderNode? {
    RenderNode(owning: gsk_opacity_node_new(pointer, Float(opacity)))
  }

  /// The node that fills this node's opacity with a colour.
  func tinted(with color: Color) -> RenderNode? {
    // Row 4 of the matrix keeps the opacity. The other rows are zero, and the colour is added to them.
    let rgba = GdkRGBA(color)
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, rgba.alpha])
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, rgba.red, rgba.green, rgba.blue, 0)
    return RenderNode(owning: gsk_color_matrix_node_new(pointer, &matrix, &offset))
  }
}
