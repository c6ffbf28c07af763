import CGTK4
import CairoRenderer
import DisplayList
import Geometry

/// Draws the frames of a window where GSK draws with Cairo. `CairoRenderer` is faster there, and supports perspective.
///
/// The frame is divided into strips. A strip whose pixels did not change keeps its node, so that GSK redraws and sends
/// to the display only what changed.
@MainActor
final class SoftwareFrames: FrameBuilder {
  /// A strip of the frame, as wide as the frame.
  private final class Strip {
    let node: RenderNode
    /// The `cairo_surface_t *` that the node shows.
    let image: OpaquePointer

    init(_ node: RenderNode, showing image: OpaquePointer) {
      self.node = node
      self.image = image
    }

    deinit { cairo_surface_destroy(image) }
  }

  /// The number of rows of a strip.
  private static let rowCount = 32

  private let renderer: CairoRenderer
  /// The pixels of the frame that is being drawn.
  private var pixels: UnsafeMutableRawBufferPointer?
  private var strips: [Strip] = []
  /// The strips of the frame before. GSK still has their nodes, and Cairo would copy the pixels of an image that is
  /// released before its node.
  private var oldStrips: [Strip] = []
  private var size = (width: 0, height: 0, scale: 0.0)

  /// Creates a builder.
  ///
  /// - Parameter cacheLimit: The maximum size of drawings that are kept while they are not visible, in bytes.
  init(cacheLimit: Int) { renderer = CairoRenderer(cacheLimit: cacheLimit) }

  isolated deinit { pixels?.deallocate() }

  var isProvisional: Bool { renderer.isProvisional }

  func releaseCaches() {
    renderer.releaseCaches()
    pixels?.deallocate()
    pixels = nil
  }

  func makeNode(for list: DisplayList, scale: Double, isMoving: Bool) -> OpaquePointer? {
    var size = (width: 0, height: 0, scale: scale)
    let isRendered = renderer.renderFrame(list, scale: scale, isMoving: isMoving) { width, height in
      (size.width, size.height) = (width, height)
      return clearPixels(count: width * height * 4)?.assumingMemoryBound(to: UInt8.self)
    }
    guard isRendered, let pixels, var bounds = graphene_rect_t(Rectangle(origin: .zero, size: list.size))
    else { return nil }
    let known = size == self.size ? strips : []
    self.size = size
    oldStrips = strips
    strips = []
    for row in stride(from: 0, to: size.height, by: Self.rowCount) {
      let rows = min(Self.rowCount, size.height - row)
      let part = UnsafeRawBufferPointer(
        rebasing: pixels[row * size.width * 4..<(row + rows) * size.width * 4])
      if known.indices.contains(strips.count), Self.isEqual(known[strips.count].image, part) {
        strips.append(known[strips.count])
      } else if let strip = makeStrip(part, row: row, rows: rows) {
        strips.append(strip)
      } else {
        // Memory is insufficient. The next frame begins again.
        strips = []
        break
      }
    }
    guard let frame = RenderNode.container(strips.map(\.node)) else { return nil }
    return gsk_clip_node_new(frame.pointer, &bounds)
  }

  /// Transparent pixels for a frame.
  private func clearPixels(count: Int) -> UnsafeMutableRawPointer? {
    if pixels?.count != count {
      pixels?.deallocate()
      pixels = .allocate(byteCount: count, alignment: 64)
    }
    pixels?.initializeMemory(as: UInt8.self, repeating: 0)
    return pixels?.baseAddress
  }

  private static func isEqual(_ image: OpaquePointer, _ pixels: UnsafeRawBufferPointer) -> Bool {
    guard let bytes = cairo_image_surface_get_data(image), let base = pixels.baseAddress else { return false }
    return memcmp(bytes, base, pixels.count) == 0
  }

  private func makeStrip(_ pixels: UnsafeRawBufferPointer, row: Int, rows: Int) -> Strip? {
    let scale = size.scale
    let area = Rectangle(
      x: 0, y: Double(row) / scale, width: Double(size.width) / scale, height: Double(rows) / scale)
    guard var bounds = graphene_rect_t(area),
      let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(size.width), gint(rows)),
      let bytes = cairo_image_surface_get_data(image), let base = pixels.baseAddress,
      let node = RenderNode(owning: gsk_cairo_node_new(&bounds)),
      let context = gsk_cairo_node_get_draw_context(node.pointer)
    else { return nil }
    memcpy(bytes, base, pixels.count)
    cairo_surface_mark_dirty(image)
    cairo_surface_set_device_scale(image, scale, scale)
    cairo_set_source_surface(context, image, area.minX, area.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
    return Strip(node, showing: image)
  }
}
