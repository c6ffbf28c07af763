import CGTK4
import DisplayList
import GTKHost
import Geometry
import ImageDecoding

/// Draws display lists by way of GSK, into pixels instead of a window.
@MainActor
public final class NodeDrawing {
  /// The renderers of GSK.
  public enum Renderer: Sendable { case openGL, cairo }

  private let renderer: OpaquePointer
  /// What makes the nodes.
  public let builder: any FrameBuilder

  /// Makes a renderer of GSK; nil where the display has none of that kind.
  public init?(_ kind: Renderer) {
    guard Display.isAvailable else { return nil }
    let made = kind == .openGL ? gsk_gl_renderer_new() : gsk_cairo_renderer_new()
    guard let made, gsk_renderer_realize(made, nil, nil) != 0 else { return nil }
    renderer = made
    builder = makeFrameBuilder(for: made)
  }

  isolated deinit {
    gsk_renderer_unrealize(renderer)
    g_object_unref(UnsafeMutableRawPointer(renderer))
  }

  /// Draws a frame.
  public func draw(_ list: DisplayList, scale: Double) -> Bitmap? {
    builder.makeNode(for: list, scale: scale, isMoving: false).flatMap {
      draw($0, size: list.size, scale: scale)
    }
  }

  /// Draws the node of a frame, whose size is in points.
  public func draw(_ node: RenderNode, size: Size2D, scale: Double) -> Bitmap? {
    defer { withExtendedLifetime(node) {} }
    guard let scaled = enlarged(node.pointer, by: scale) else { return nil }
    defer { gsk_render_node_unref(scaled) }
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    var viewport = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let texture = gsk_renderer_render_texture(renderer, scaled, &viewport) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A node enlarged as GTK does it on a display of more pixels; the caller owns a reference.
  private func enlarged(_ node: OpaquePointer, by scale: Double) -> OpaquePointer? {
    guard let transform = gsk_transform_scale(nil, Float(scale), Float(scale)) else {
      return gsk_render_node_ref(node)
    }
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(node, transform)
  }
}
