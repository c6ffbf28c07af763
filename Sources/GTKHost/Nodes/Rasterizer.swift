import CGTK4
import CairoRenderer
import DisplayList
import Geometry

/// Draws with CairoRenderer, into textures, what GSK cannot draw.
@MainActor
final class Rasterizer {
  private let renderer = CairoRenderer()
  /// No texture is wider or higher in pixels; larger content gets fewer pixels a point.
  private static let greatestSide = 4096.0

  /// Content that reaches too far to be drawn whole is drawn inside this rectangle only.
  var horizon = Rectangle.zero

  /// What draws commands from a texture of their own.
  func node(for commands: [Command], at resolution: Resolution) -> RenderNode? {
    guard let extent = visibleExtent(of: commands), !extent.isEmpty else { return nil }
    let scale = min(
      resolution.pixelsPerPoint, Self.greatestSide / max(extent.width, extent.height))
    // On whole pixels, so that the texture is shown pixel by pixel where nothing is scaled.
    let rectangle = Rectangle(
      minX: (extent.minX * scale).rounded(.down) / scale, minY: (extent.minY * scale).rounded(.down) / scale,
      maxX: (extent.maxX * scale).rounded(.up) / scale, maxY: (extent.maxY * scale).rounded(.up) / scale)
    let moved = Command.transform(.translation(x: -rectangle.minX, y: -rectangle.minY), commands)
    let list = DisplayList(
      size: rectangle.size, root: Fragment(identity: 0, generation: 0, commands: [moved]))
    guard let bitmap = renderer.render(list, scale: scale), let texture = bitmap.makeTexture() else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard
      var bounds = graphene_rect_t(
        Rectangle(
          x: rectangle.minX, y: rectangle.minY, width: Double(bitmap.width) / scale,
          height: Double(bitmap.height) / scale))
    else { return nil }
    return RenderNode(owning: gsk_texture_node_new(texture, &bounds))
  }

  /// The room that commands take; what is partly behind the eye has no end there.
  private func visibleExtent(of commands: [Command]) -> Rectangle? {
    guard let extent = commands.extent else { return nil }
    if max(extent.width, extent.height) <= Self.greatestSide { return extent }
    return extent.intersection(horizon)
  }
}
