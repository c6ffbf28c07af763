import DisplayList
import Geometry

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, with color: Color) -> RenderNode? {
    guard color.alpha > 0, let ground = RenderNode.color(color, in: shape.rectangle) else { return nil }
    return shape.isSharp ? ground : ground.clipped(to: shape)
  }

  /// The node of a border inside the edge of a shape.
  func border(_ shape: RoundedRectangle, width: Double, color: Color, at resolution: Resolution)
    -> RenderNode?
  {
    // GSK leaves out pixels that a border covers by less than half, which loses too much of a thin line.
    guard resolution.isWhole(width) else {
      return rasterizer.node(for: [.border(shape, width: width, color)], at: resolution)
    }
    guard width > 0, color.alpha > 0 else { return nil }
    let limit = min(shape.rectangle.width, shape.rectangle.height) / 2
    return .border(shape, width: min(width, limit), color: color)
  }

  /// The node of commands that are drawn as a group with an opacity.
  func group(_ commands: [Command], opacity: Double, at resolution: Resolution) -> RenderNode? {
    guard opacity > 0, let node = node(for: commands, at: resolution) else { return nil }
    return opacity >= 1 ? node : node.faded(to: opacity)
  }
}
