import CJPEG
import CPixbuf
import Glibc

extension Bitmap {
  /// Returns the bitmap as a PNG file; nil if memory runs out.
  ///
  /// - Parameter compression: The compression level, from 0 (fastest) to 9 (smallest file).
  public func pngData(compression: Int = 6) -> [UInt8]? { pngData(compression: compression, texts: [:]) }

  /// Returns the bitmap as a PNG file with texts; nil if memory runs out, or a text cannot be stored.
  ///
  /// - Parameters:
  ///   - compression: The compression level, from 0 (fastest) to 9 (smallest file).
  ///   - texts: The texts by keyword, for `tEXt` chunks. A keyword has 1 to 79 characters of ASCII, and a text has only
  ///     characters of Latin-1 (PNG Specification, section 11.3.4.3).
  package func pngData(compression: Int = 6, texts: [String: String]) -> [UInt8]? {
    withPixbuf { pixbuf in
      var options = texts.sorted { $0.key < $1.key }.map { ("tEXt::" + $0.key, $0.value) }
      options.append(("compression", "\(min(max(compression, 0), 9))"))
      var keys = options.map { g_strdup($0.0) } + [nil]
      var values = options.map { g_strdup($0.1) } + [nil]
      defer { for text in keys + values { g_free(text) } }
      var buffer: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", &keys, &values, nil) != 0, let buffer
      else {
        return nil
      }
      defer { g_free(buffer) }
      return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
    }
  }

  /// Returns the bitmap on a white background as a JPEG file; nil if memory runs out or a side is longer than 65,500
  /// pixels, the maximum of the format.
  ///
  /// Colour has half the resolution of brightness if the quality is less than 0.9.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best quality). Other values are clamped; NaN is
  ///   treated as 1.
  public func jpegData(quality: Double) -> [UInt8]? {
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    guard let flat = onWhite?.pixels else { return nil }
    var count = 0
    guard
      let bytes = cjpeg_encode(
        flat, Int32(clamping: width), Int32(clamping: height), Int32(percent), percent >= 90, &count)
    else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
