import CCairo
import CFaceSpans
import Foundation
import ImageDecoding

/// An image in memory, a `cairo_surface_t` that it owns.
final class Surface {
  /// The content of a pixel.
  enum Format {
    /// Premultiplied colour, as in `Bitmap`.
    case color
    /// Opacity only.
    case mask
  }

  /// The maximum width and height of Cairo's images.
  static let maximumSide = 32_767
  /// The maximum number of pixels of an offscreen image (256 MB in colour).
  static let maximumArea = 1 << 26

  /// The size from which an image is in the memory of a pool, in bytes.
  static let minimumBlockSize = 2 << 10

  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The `cairo_surface_t *`.
  let pointer: OpaquePointer
  /// Opaque pixels of a finished picture in colour: a box around its middle. Empty if the middle is transparent.
  private(set) lazy var opaqueBox = CFaceImage(self)?.findOpaqueBox() ?? CFaceBox()
  /// The image whose pixels this one shows. They must remain until this one has gone.
  private var owner: Surface?

  /// Creates a transparent image; nil if a side is not positive or too long, or if memory runs out.
  convenience init?(width: Int, height: Int, format: Format) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width * height <= Self.maximumArea
    else { return nil }
    self.init(
      cairo_image_surface_create(
        format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height)))
    // Mixing colours reads a pixel before it writes it. The system would provide each new page of memory twice: one that
    // all programs read, and then one of its own.
    _ = withBytes { memset($0, 0, byteCount) }
  }

  /// Creates a transparent image in colour in the memory of a pool; nil if a side is not positive or too long, or if memory
  /// runs out.
  convenience init?(width: Int, height: Int, in pool: PixelPool = .shared) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      width * height <= Self.maximumArea
    else { return nil }
    let byteCount = width * height * 4
    // A block has at least a page.
    guard byteCount >= Self.minimumBlockSize else {
      self.init(width: width, height: height, format: .color)
      return
    }
    guard let block = pool.takeBlock(byteCount: byteCount) else { return nil }
    memset(block.start, 0, byteCount)
    self.init(
      width: width, height: height, over: block.start.assumingMemoryBound(to: UInt8.self))
    // Cairo may refer to a surface longer than its owner does.
    cairo_surface_set_user_data(
      pointer, Self.blockKey, Unmanaged.passRetained(block).toOpaque()
    ) { block in
      if let block { Unmanaged<PixelPool.Block>.fromOpaque(block).release() }
    }
  }

  /// Identifies the memory that a surface keeps. Only its address matters.
  private nonisolated(unsafe) static let blockKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Creates an image over the pixels of another one in colour. All of them are opaque, so that Cairo copies them without
  /// mixing.
  convenience init?(opaque other: Surface) {
    self.init(
      cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(other.pointer), CAIRO_FORMAT_RGB24, Int32(other.width),
        Int32(other.height), Int32(other.stride)))
    owner = other
  }

  /// Creates an image over colour pixels that it does not own, in rows without padding.
  convenience init?(width: Int, height: Int, over pixels: UnsafeMutablePointer<UInt8>) {
    self.init(
      cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
  }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      return nil
    }
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    self.pointer = pointer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The number of bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The number of bytes of all rows.
  var byteCount: Int { stride * height }

  /// Calls `body` with a Cairo context, a `cairo_t *`, that draws on the image. An image that is kept needs none.
  func draw(_ body: (_ context: OpaquePointer) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    body(context)
    cairo_destroy(context)
  }

  /// Completes drawing to the pixels. The surface cannot be drawn on afterwards.
  func finish() { cairo_surface_finish(pointer) }

  /// Calls `body` to read and write the bytes without Cairo.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return cairo_image_surface_get_data(pointer).map(body)
  }

  /// Fills a margin on all sides of a colour image with the adjacent pixels.
  func repeatEdges(margin: Int) {
    let stride = stride / 4
    let (right, bottom) = (width - margin - 1, height - margin - 1)
    guard margin > 0, right >= margin, bottom >= margin else { return }
    _ = withBytes { bytes in
      let pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
      for y in margin...bottom {
        let row = pixels + y * stride
        row.update(repeating: row[margin], count: margin)
        (row + right + 1).update(repeating: row[right], count: margin)
      }
      for distance in 0..<margin {
        (pixels + distance * stride).update(from: pixels + margin * stride, count: width)
        (pixels + (bottom + 1 + distance) * stride).update(from: pixels + bottom * stride, count: width)
      }
    }
  }
}
