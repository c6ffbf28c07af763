import CPixbuf

extension Bitmap {
  /// Returns the bitmap as a PNG file; nil if memory runs out.
  ///
  /// - Parameter compression: The compression level, from 0 (fastest) to 9 (smallest file).
  public func pngData(compression: Int = 6) -> [UInt8]? {
    encoded(as: "png", isFlat: false, option: "compression", value: "\(min(max(compression, 0), 9))")
  }

  /// Returns the bitmap on a white background as a JPEG file; nil if memory runs out.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best quality). Other values are clamped; NaN is
  ///   treated as 1.
  public func jpegData(quality: Double) -> [UInt8]? {
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    return encoded(as: "jpeg", isFlat: true, option: "quality", value: "\(percent)")
  }

  func encoded(as type: String, isFlat: Bool, option: String, value: String) -> [UInt8]? {
    withPixbuf(isFlat: isFlat) { pixbuf in
      let key = g_strdup(option)
      let text = g_strdup(value)
      defer {
        g_free(key)
        g_free(text)
      }
      var keys: [UnsafeMutablePointer<CChar>?] = [key, nil]
      var values: [UnsafeMutablePointer<CChar>?] = [text, nil]
      var buffer: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, nil) != 0, let buffer
      else {
        return nil
      }
      defer { g_free(buffer) }
      return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
    }
  }
}
