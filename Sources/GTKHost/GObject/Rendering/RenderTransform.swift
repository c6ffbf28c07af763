import CGTK4

/// Owns one reference to a `GskTransform`.
final class RenderTransform {
  private let pointer: OpaquePointer

  /// Takes over a reference; nil for the identity, for which GSK has no transform.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { gsk_transform_unref(pointer) }

  /// The node transformed.
  func applied(to node: RenderNode) -> RenderNode? {
    RenderNode(owning: gsk_transform_node_new(node.pointer, pointer))
  }
}
