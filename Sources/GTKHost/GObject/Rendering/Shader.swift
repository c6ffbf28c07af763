import CGTK4
import Geometry

/// A `GskGLShader`, a program for nodes that GSK has no nodes for.
final class Shader: GObjectReference {
  /// Creates a shader in the language of OpenGL.
  convenience init?(_ source: String) {
    let bytes = source.utf8.withContiguousStorageIfAvailable { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return nil }
    defer { g_bytes_unref(bytes) }
    guard let shader = gsk_gl_shader_new_from_bytes(bytes) else { return nil }
    self.init(owning: shader)
  }

  /// Compiles the shader, and returns whether the renderer supports it.
  func compile(for renderer: Renderer) -> Bool {
    gsk_gl_shader_compile(opaque, renderer.pointer, nil) != 0
  }

  /// The node that draws its children with the shader; nil if the rectangle is empty or invalid.
  ///
  /// - Parameters:
  ///   - children: The nodes for the textures of the shader.
  ///   - vectors: The values of the shader's uniform variables, of four numbers each.
  ///   - rectangle: The rectangle in which the shader draws.
  func node(of children: [RenderNode], vectors: [[Float]], in rectangle: Rectangle) -> RenderNode? {
    guard var bounds = graphene_rect_t(rectangle) else { return nil }
    let arguments = gsk_shader_args_builder_new(opaque, nil)
    for (index, vector) in vectors.enumerated() {
      var value = graphene_vec4_t()
      graphene_vec4_init(&value, vector[0], vector[1], vector[2], vector[3])
      gsk_shader_args_builder_set_vec4(arguments, Int32(index), &value)
    }
    let bytes = gsk_shader_args_builder_free_to_args(arguments)
    defer { g_bytes_unref(bytes) }
    var pointers: [OpaquePointer?] = children.map(\.pointer)
    return withExtendedLifetime(children) {
      RenderNode(
        owning: gsk_gl_shader_node_new(opaque, &bounds, bytes, &pointers, guint(pointers.count)))
    }
  }
}
