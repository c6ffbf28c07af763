import CGTK4
import Geometry

/// Shaders for masks and polygons, which GSK of GTK 4.8 has no nodes for. They require the GL renderer.
@MainActor
final class NodeShaders {
  private let mask = NodeShaders.makeShader(
    """
    uniform sampler2D u_texture1;
    uniform sampler2D u_texture2;

    void mainImage(out vec4 fragColor, in vec2 fragCoord, in vec2 resolution, in vec2 uv) {
      fragColor = GskTexture(u_texture1, uv) * GskTexture(u_texture2, uv).a;
    }
    """)

  /// Each half-plane is a·x + b·y + c ≥ 0, with x and y from 0 to 1 over the node. It is scaled so that the value is
  /// the distance from the edge in pixels. In GSK's coordinates, y points up.
  ///
  /// Edges are antialiased and lie a quarter of a pixel outside, so that almost nothing shows through between two
  /// pieces of a face that were cut along a line.
  private let polygon = NodeShaders.makeShader(
    """
    uniform vec4 u_plane0;
    uniform vec4 u_plane1;
    uniform vec4 u_plane2;
    uniform vec4 u_plane3;
    uniform vec4 u_plane4;
    uniform vec4 u_plane5;
    uniform vec4 u_plane6;
    uniform vec4 u_plane7;
    uniform sampler2D u_texture1;

    float fraction(vec4 plane, vec2 uv) {
      return clamp(dot(plane.xyz, vec3(uv.x, 1.0 - uv.y, 1.0)) + 0.75, 0.0, 1.0);
    }

    void mainImage(out vec4 fragColor, in vec2 fragCoord, in vec2 resolution, in vec2 uv) {
      float inside = fraction(u_plane0, uv) * fraction(u_plane1, uv);
      inside *= fraction(u_plane2, uv) * fraction(u_plane3, uv);
      inside *= fraction(u_plane4, uv) * fraction(u_plane5, uv);
      inside *= fraction(u_plane6, uv) * fraction(u_plane7, uv);
      fragColor = GskTexture(u_texture1, uv) * inside;
    }
    """)

  /// The maximum number of polygon edges that the shader supports.
  static let maximumEdgeCount = 8

  private static func makeShader(_ source: String) -> GObjectReference<OpaquePointer>? {
    let bytes = source.utf8.withContiguousStorageIfAvailable { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return nil }
    defer { g_bytes_unref(bytes) }
    return gsk_gl_shader_new_from_bytes(bytes).map(GObjectReference.init(owning:))
  }

  /// Compiles the shaders; nil if the renderer does not support shaders.
  init?(for renderer: OpaquePointer) {
    for shader in [mask, polygon] {
      guard let shader, gsk_gl_shader_compile(shader.pointer, renderer, nil) != 0 else { return nil }
    }
  }

  /// The node multiplied by the opacity of another one, inside a rectangle.
  func mask(_ content: RenderNode, by mask: RenderNode, in rectangle: Rectangle) -> RenderNode? {
    makeNode(shader: self.mask, planes: [], children: [content, mask], in: rectangle)
  }

  /// The node clipped to half-planes `a·x + b·y + c ≥ 0`, where `(a, b)` has length 1, and to a rectangle.
  ///
  /// - Parameters:
  ///   - node: The node to clip.
  ///   - halfPlanes: One to eight half-planes.
  ///   - rectangle: The rectangle.
  func clip(
    _ content: RenderNode, to halfPlanes: [(a: Double, b: Double, c: Double)], in rectangle: Rectangle,
    pixelsPerPoint: Double
  ) -> RenderNode? {
    var planes = halfPlanes.map { plane in
      [
        plane.a * rectangle.width, plane.b * rectangle.height,
        plane.a * rectangle.minX + plane.b * rectangle.minY + plane.c, 0,
      ].map { Float($0 * pixelsPerPoint) }
    }
    // Half-planes that clip nothing fill the remaining arguments of the shader.
    while planes.count < Self.maximumEdgeCount { planes.append([0, 0, 1e6, 0]) }
    return makeNode(shader: polygon, planes: planes, children: [content], in: rectangle)
  }

  private func makeNode(
    shader: GObjectReference<OpaquePointer>?, planes: [[Float]], children: [RenderNode],
    in rectangle: Rectangle
  ) -> RenderNode? {
    guard let shader = shader?.pointer, var bounds = graphene_rect_t(rectangle) else { return nil }
    let arguments = gsk_shader_args_builder_new(shader, nil)
    for (index, plane) in planes.enumerated() {
      var value = graphene_vec4_t()
      graphene_vec4_init(&value, plane[0], plane[1], plane[2], plane[3])
      gsk_shader_args_builder_set_vec4(arguments, Int32(index), &value)
    }
    let bytes = gsk_shader_args_builder_free_to_args(arguments)
    defer { g_bytes_unref(bytes) }
    var pointers: [OpaquePointer?] = children.map(\.pointer)
    return withExtendedLifetime(children) {
      RenderNode(owning: gsk_gl_shader_node_new(shader, &bounds, bytes, &pointers, guint(pointers.count)))
    }
  }
}
