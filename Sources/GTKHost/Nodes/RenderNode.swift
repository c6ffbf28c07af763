import CGTK4

/// The owner of one reference to a `GskRenderNode`: an immutable piece of a scene that GTK draws.
final class RenderNode {
  /// The node; valid while this object lives.
  let pointer: OpaquePointer

  /// Takes over a reference; nil where GSK made no node, since there is nothing to draw.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { gsk_render_node_unref(pointer) }

  /// One node that draws several, the first of them behind the others; nil for none.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    if nodes.count < 2 { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return withExtendedLifetime(nodes) {
      RenderNode(owning: gsk_container_node_new(&pointers, guint(pointers.count)))
    }
  }
}
