import CGTK4
import GTKHost
import GalleryApp
import UIKit

/// Counts the render nodes that GTK receives, and the textures made for them, while a layout scrolls.
@MainActor
final class FrameNodes {
  private let renderer: OpaquePointer
  private let kinds = UnsafeMutableRawPointer(g_type_class_ref(gsk_render_node_type_get_type())!)

  /// Fails without a display that has OpenGL.
  init?() {
    guard let renderer = gsk_gl_renderer_new(), gsk_renderer_realize(renderer, nil, nil) != 0 else {
      return nil
    }
    self.renderer = renderer
  }

  isolated deinit {
    gsk_renderer_unrealize(renderer)
    g_object_unref(UnsafeMutableRawPointer(renderer))
    g_type_class_unref(kinds)
  }

  /// Plays the film of the built-in album in a layout, and returns the nodes of each kind and the new textures, per frame.
  func count(in layout: GalleryLayout) -> [(what: String, figure: Double)] {
    let builder = makeFrameBuilder(for: renderer)
    let scene = AlbumSnapshot(album: .builtIn, layout: layout, size: CGSize(width: 1270, height: 743))
    var frames = 0.0
    var counts: [String: Double] = [:]
    // Textures are retained, so that no two have the same address.
    var textures: Set<OpaquePointer> = []
    AlbumFilm(of: scene).play { _ in
    } show: { list in
      frames += 1
      guard let root = builder.makeNode(for: list, scale: 1, isMoving: true) else { return }
      defer { withExtendedLifetime(root) {} }
      var nodes = [root.pointer]
      while let node = nodes.popLast() {
        counts[kind(of: node), default: 0] += 1
        nodes += children(of: node)
        if gsk_render_node_get_node_type(node) == GSK_TEXTURE_NODE,
          let texture = gsk_texture_node_get_texture(node), textures.insert(texture).inserted
        {
          g_object_ref(UnsafeMutableRawPointer(texture))
        }
      }
    }
    counts["textures made"] = Double(textures.count)
    for texture in textures { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value / frames) }
  }

  private func kind(of node: OpaquePointer) -> String {
    let number = gint(gsk_render_node_get_node_type(node).rawValue)
    let value = g_enum_get_value(kinds.assumingMemoryBound(to: GEnumClass.self), number)
    return value.map { String(cString: $0.pointee.value_nick) } ?? "node of kind \(number)"
  }

  private func children(of node: OpaquePointer) -> [OpaquePointer] {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
    case GSK_GL_SHADER_NODE:
      (0..<gsk_gl_shader_node_get_n_children(node)).map { gsk_gl_shader_node_get_child(node, $0) }
    case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)]
    case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(node)]
    case GSK_COLOR_MATRIX_NODE: [gsk_color_matrix_node_get_child(node)]
    case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)]
    case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(node)]
    default: []
    }
  }
}
