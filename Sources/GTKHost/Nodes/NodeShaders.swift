import Geometry

/// Shaders for masks and polygons, which GSK of GTK 4.8 has no nodes for. They require the GL renderer.
@MainActor
final class NodeShaders {
  private let mask = Shader(
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
  private let polygon = Shader(
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

  /// Compiles the shaders; nil if the renderer does not support shaders.
  init?(for renderer: Renderer) {
    for shader in [mask, polygon] {
      guard let shader, shader.compile(for: renderer) else { return nil }
    }
  }

  /// The node multiplied by the opacity of another one, inside a rectangle.
  func mask(_ content: RenderNode, by mask: RenderNode, in rectangle: Rectangle) -> RenderNode? {
    self.mask?.node(of: [content, mask], vectors: [], in: rectangle)
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
    return polygon?.node(of: [content], vectors: planes, in: rectangle)
  }
}
