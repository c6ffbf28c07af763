import CGTK4
import Geometry

/// A node that shows pixels, with the `cairo_surface_t` that keeps them.
final class PixelStrip {
  let node: RenderNode
  private let image: OpaquePointer

  /// Copies pixels in the order of a `Bitmap`; nil if memory is insufficient.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - origin: The position of the upper left corner, in points.
  ///   - scale: Pixels per point.
  init?(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, at origin: Point2D, scale: Double) {
    let size = Size2D(width: Double(width) / scale, height: Double(height) / scale)
    guard var bounds = graphene_rect_t(Rectangle(origin: origin, size: size)),
      let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
    else { return nil }
    guard let bytes = cairo_image_surface_get_data(image), let base = pixels.baseAddress,
      let node = RenderNode(owning: gsk_cairo_node_new(&bounds)),
      let context = gsk_cairo_node_get_draw_context(node.pointer)
    else {
      cairo_surface_destroy(image)
      return nil
    }
    memcpy(bytes, base, pixels.count)
    cairo_surface_mark_dirty(image)
    cairo_surface_set_device_scale(image, scale, scale)
    cairo_set_source_surface(context, image, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
    (self.node, self.image) = (node, image)
  }

  deinit { cairo_surface_destroy(image) }

  /// Whether the node shows the same pixels.
  func shows(_ pixels: UnsafeRawBufferPointer) -> Bool {
    guard let bytes = cairo_image_surface_get_data(image), let base = pixels.baseAddress else { return false }
    return memcmp(bytes, base, pixels.count) == 0
  }
}
