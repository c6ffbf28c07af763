import CCairo
import DisplayList
import Geometry

extension CairoRenderer {
  /// Renders a frame as a PDF file of one page. A point of the frame is a point of the page.
  ///
  /// Shapes, paths and text remain vectors, and text can be searched and copied. Shadows, conic gradients and faces
  /// under perspective become images. Opaque pictures are stored as JPEG.
  ///
  /// - Parameters:
  ///   - list: The display list to render.
  ///   - title: The title of the document.
  ///   - scale: Pixels per point of the images.
  /// - Returns: The bytes of the file; nil if the frame would have no pixels or too many at this scale, as in
  ///   `render(_:scale:background:)`, or if memory runs out.
  public func renderPDF(_ list: DisplayList, title: String = "", scale: Double = 2) -> [UInt8]? {
    guard let (width, height) = pixelSize(of: list, scale: scale) else { return nil }
    let file = ByteCollector()
    let surface = withExtendedLifetime(file) { () -> OpaquePointer? in
      guard
        let surface = cairo_pdf_surface_create_for_stream(
          ByteCollector.append, Unmanaged.passUnretained(file).toOpaque(), list.size.width, list.size.height)
      else { return nil }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      cairo_surface_set_fallback_resolution(surface, 72 * scale, 72 * scale)
      // The painter counts in pixels.
      cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
      if let context = cairo_create(surface) {
        caches.beginFrame()
        let painter = Painter(
          context: context, matrix: .scale(x: scale, y: scale),
          visible: Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)), caches: caches,
          keepsVectors: true)
        painter.drawAll([.fragment(list.root)])
        cairo_destroy(context)
      }
      cairo_surface_finish(surface)
      return surface
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? file.bytes : nil
  }
}

/// The bytes of a file that Cairo writes.
private final class ByteCollector {
  private(set) var bytes: [UInt8] = []

  /// The function that Cairo calls with this object and the next bytes.
  static let append: cairo_write_func_t = { object, data, count in
    guard let object, let data else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteCollector>.fromOpaque(object).takeUnretainedValue().bytes
      .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
