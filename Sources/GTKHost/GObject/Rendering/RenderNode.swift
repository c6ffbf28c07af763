import CGTK4
import Geometry

/// Owns one reference to a `GskRenderNode`, an immutable part of a scene that GTK draws.
public final class RenderNode {
  /// The node; valid while this object lives.
  public let pointer: OpaquePointer

  /// Takes over a reference; nil if GSK made no node because it draws nothing.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { gsk_render_node_unref(pointer) }

  /// A node that draws several nodes, from back to front; nil for an empty array.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    if nodes.count < 2 { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return withExtendedLifetime(nodes) {
      RenderNode(owning: gsk_container_node_new(&pointers, guint(pointers.count)))
    }
  }

  /// A clip node around the node, for a whole frame; nil if the rectangle is empty or invalid.
  func clipped(toFrame rectangle: Rectangle) -> RenderNode? {
    guard var bounds = graphene_rect_t(rectangle) else { return nil }
    return RenderNode(owning: gsk_clip_node_new(pointer, &bounds))
  }
}
