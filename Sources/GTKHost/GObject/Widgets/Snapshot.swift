import CGTK4

/// A `GtkSnapshot`, to which a widget adds what it draws. It is valid while the widget is asked to draw.
struct Snapshot {
  let pointer: OpaquePointer

  func append(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }
}
