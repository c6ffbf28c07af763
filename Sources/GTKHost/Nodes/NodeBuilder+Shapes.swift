import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, with color: Color) -> RenderNode? {
    guard color.alpha > 0, var bounds = graphene_rect_t(shape.rectangle) else { return nil }
    var rgba = GdkRGBA(color)
    return RenderNode(owning: gsk_color_node_new(&rgba, &bounds)).flatMap { clip($0, to: shape) }
  }

  /// The part of a node that is inside a shape.
  func clip(_ node: RenderNode, to shape: RoundedRectangle) -> RenderNode? {
    guard var outline = GskRoundedRect(shape) else { return nil }
    if shape.isSharp { return RenderNode(owning: gsk_clip_node_new(node.pointer, &outline.bounds)) }
    return RenderNode(owning: gsk_rounded_clip_node_new(node.pointer, &outline))
  }

  /// A node that is already clipped to a rectangle, clipped to the whole pixels around that.
  ///
  /// Where a clip meets a rounded one, GSK draws it by way of a texture of whole pixels, which it then stretches to the
  /// rectangle: without this the content would be up to a pixel too small.
  func clip(_ node: RenderNode, toPixelsAround rectangle: Rectangle, at resolution: Resolution)
    -> RenderNode?
  {
    let sides = [rectangle.width, rectangle.height].map { $0 * resolution.pixelsPerPoint }
    guard renderer == .openGL, sides.contains(where: { abs($0 - $0.rounded()) > 1e-2 }),
      var bounds = graphene_rect_t(rectangle.expanded(toPixelsOf: resolution))
    else { return node }
    return RenderNode(owning: gsk_clip_node_new(node.pointer, &bounds))
  }

  /// A line along the inside of a shape's edge.
  func border(_ shape: RoundedRectangle, width: Double, color: Color, at resolution: Resolution)
    -> RenderNode?
  {
    // GSK draws no pixel of which a border covers less than half; of a thin line that is too much.
    guard resolution.isWhole(width) else {
      return rasterizer.node(for: [.border(shape, width: width, color)], at: resolution)
    }
    guard width > 0, color.alpha > 0, var outline = GskRoundedRect(shape) else { return nil }
    let limit = min(shape.rectangle.width, shape.rectangle.height) / 2
    let widths = [Float](repeating: Float(min(width, limit)), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
  }

  /// Commands as one picture with an opacity.
  func group(_ commands: [Command], opacity: Double, at resolution: Resolution) -> RenderNode? {
    guard opacity > 0, let node = node(for: commands, at: resolution) else { return nil }
    if opacity >= 1 { return node }
    return RenderNode(owning: gsk_opacity_node_new(node.pointer, Float(opacity)))
  }
}

extension Rectangle {
  /// The rectangle with its edges moved outwards to whole pixels, less what rounding could make one more of.
  func expanded(toPixelsOf resolution: Resolution) -> Rectangle {
    let scale = resolution.pixelsPerPoint
    let (left, top) = ((minX * scale + 1e-3).rounded(.down), (minY * scale + 1e-3).rounded(.down))
    let (right, bottom) = ((maxX * scale - 1e-3).rounded(.up), (maxY * scale - 1e-3).rounded(.up))
    return Rectangle(
      minX: left / scale, minY: top / scale, maxX: (right - 0.01) / scale, maxY: (bottom - 0.01) / scale)
  }
}
