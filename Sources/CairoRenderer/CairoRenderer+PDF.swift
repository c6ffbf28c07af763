import CCairo
import DisplayList
import Geometry

extension CairoRenderer {
  /// Renders a frame as a PDF file of one page. A point of the frame is a point of the page.
  ///
  /// - Parameters:
  ///   - list: The display list to render.
  ///   - title: The title of the document.
  ///   - scale: Pixels per point of the images.
  /// - Returns: The bytes of the file; nil in the same cases as in ``renderPDF(_:scale:)``.
  public func renderPDF(_ list: DisplayList, title: String = "", scale: Double = 2) -> [UInt8]? {
    renderPDF(PagedDocument(pages: [.init(content: list)], properties: [.title: title]), scale: scale)
  }

  /// Renders a document as a PDF file.
  ///
  /// Shapes, paths and text remain vectors, and text can be searched and copied. Shadows, conic gradients and faces
  /// under perspective become images. Opaque pictures are stored as JPEG.
  ///
  /// - Parameters:
  ///   - document: The document to render.
  ///   - scale: Pixels per point of the images.
  /// - Returns: The bytes of the file; nil if there is no page, if a page would have no pixels or too many at this scale,
  ///   as in `render(_:scale:background:)`, or if memory runs out.
  public func renderPDF(_ document: PagedDocument, scale: Double = 2) -> [UInt8]? {
    guard !document.pages.isEmpty,
      document.pages.allSatisfy({ pixelSize(of: $0.content, scale: scale) != nil })
    else { return nil }
    let file = ByteCollector()
    let surface = withExtendedLifetime(file) { () -> OpaquePointer? in
      guard
        let surface = cairo_pdf_surface_create_for_stream(
          ByteCollector.append, Unmanaged.passUnretained(file).toOpaque(), 1, 1)
      else { return nil }
      for (property, value) in document.properties {
        cairo_pdf_surface_set_metadata(surface, property.metadata, value.filter { $0 != "\0" })
      }
      cairo_surface_set_fallback_resolution(surface, 72 * scale, 72 * scale)
      for page in document.pages { draw(page, on: surface, scale: scale) }
      cairo_surface_finish(surface)
      return surface
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? file.bytes : nil
  }

  private func draw(_ page: PagedDocument.Page, on surface: OpaquePointer, scale: Double) {
    let size = page.content.size
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    cairo_surface_set_device_scale(surface, 1, 1)
    if let context = cairo_create(surface) {
      for (name, point) in page.destinations.sorted(by: { $0.key < $1.key }) {
        Self.tag(context, CAIRO_TAG_DEST, "name=\(name.quoted) x=\(point.x) y=\(point.y)")
      }
      for link in page.links {
        let target =
          switch link.target {
          case .url(let url): "uri=\(url.quoted)"
          case .destination(let name): "dest=\(name.quoted)"
          }
        let area = link.area
        Self.tag(
          context, CAIRO_TAG_LINK,
          "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)] \(target)")
      }
      cairo_destroy(context)
    }
    // The painter counts in pixels.
    cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
    if let context = cairo_create(surface) {
      caches.beginFrame()
      let painter = Painter(
        context: context, matrix: .scale(x: scale, y: scale),
        visible: Rectangle(x: 0, y: 0, width: size.width * scale, height: size.height * scale),
        caches: caches, keepsVectors: true)
      painter.drawAll([.fragment(page.content.root)])
      cairo_destroy(context)
    }
    cairo_surface_show_page(surface)
  }

  private static func tag(_ context: OpaquePointer, _ name: String, _ attributes: String) {
    cairo_tag_begin(context, name, attributes)
    cairo_tag_end(context, name)
  }
}

extension PagedDocument.Property {
  fileprivate var metadata: cairo_pdf_metadata_t {
    switch self {
    case .title: CAIRO_PDF_METADATA_TITLE
    case .author: CAIRO_PDF_METADATA_AUTHOR
    case .subject: CAIRO_PDF_METADATA_SUBJECT
    case .keywords: CAIRO_PDF_METADATA_KEYWORDS
    case .creator: CAIRO_PDF_METADATA_CREATOR
    }
  }
}

extension String {
  /// The string as a value of a tag's attribute.
  fileprivate var quoted: String {
    "'" + filter { $0 != "\0" }.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
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
