import CGTK4
import Geometry
import ImageDecoding

/// Memory for the pixels of a frame, in the order of a `Bitmap`, and nodes that show rows of it.
///
/// A node reads the memory whenever it is drawn, so that it shows what the memory contains then. It may outlive this
/// object, with the last content.
final class FramePixels {
  let width: Int
  let height: Int
  let start: UnsafeMutablePointer<UInt8>
  private let block: PixelPool.Block
  /// Images over some rows, by the first row. They are kept, because Cairo copies the pixels of an image that goes or
  /// changes after a node has shown it.
  private var images: [Int: OpaquePointer] = [:]
  private var format = (scale: 0.0, isOpaque: false)

  /// Allocates the memory, with any content; nil if memory is insufficient.
  init?(width: Int, height: Int) {
    guard let block = PixelPool.shared.takeBlock(byteCount: width * height * 4) else { return nil }
    start = block.start.assumingMemoryBound(to: UInt8.self)
    (self.width, self.height, self.block) = (width, height, block)
  }

  deinit { releaseImages() }

  private var stride: Int { width * 4 }

  /// Whether some rows are the same as those of another frame.
  func shows(_ rows: Range<Int>, of other: FramePixels) -> Bool {
    guard (width, height) == (other.width, other.height) else { return false }
    let offset = rows.lowerBound * stride
    return memcmp(start + offset, other.start + offset, rows.count * stride) == 0
  }

  /// Returns a node that shows some rows; nil if memory is insufficient.
  ///
  /// - Parameters:
  ///   - rows: The rows, always the same for their first row.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether no pixel is transparent, so that Cairo can copy them without mixing.
  func makeNode(showing rows: Range<Int>, scale: Double, isOpaque: Bool) -> RenderNode? {
    if format != (scale, isOpaque) {
      releaseImages()
      format = (scale, isOpaque)
    }
    let origin = Point2D(x: 0, y: Double(rows.lowerBound) / scale)
    let size = Size2D(width: Double(width) / scale, height: Double(rows.count) / scale)
    guard var bounds = graphene_rect_t(Rectangle(origin: origin, size: size)), let image = image(of: rows),
      let node = RenderNode(owning: gsk_cairo_node_new(&bounds)),
      let context = gsk_cairo_node_get_draw_context(node.pointer)
    else { return nil }
    cairo_set_source_surface(context, image, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
    return node
  }

  private func image(of rows: Range<Int>) -> OpaquePointer? {
    if let image = images[rows.lowerBound] { return image }
    let image = cairo_image_surface_create_for_data(
      start + rows.lowerBound * stride, format.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      gint(width), gint(rows.count), gint(stride))
    cairo_surface_set_device_scale(image, format.scale, format.scale)
    images[rows.lowerBound] = image
    return image
  }

  private func releaseImages() {
    for image in images.values { cairo_surface_destroy(image) }
    images = [:]
  }
}
