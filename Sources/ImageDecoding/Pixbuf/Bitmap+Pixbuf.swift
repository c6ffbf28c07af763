import CPixbuf

extension Bitmap {
  /// Reduces a decoded picture to a size in its stored orientation, turns it upright and premultiplies it; nil if it
  /// has no pixels.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  init?(pixbuf: OpaquePointer, reducedTo size: (width: Int, height: Int), orientation: ImageOrientation) {
    if size == (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))) {
      self.init(pixbuf: pixbuf, orientation: orientation)
    } else {
      // When this reduces, each stored pixel is weighted by the area it has in common with the new one.
      guard
        let reduced = gdk_pixbuf_scale_simple(
          pixbuf, Int32(clamping: size.width), Int32(clamping: size.height), GDK_INTERP_BILINEAR)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(reduced)) }
      self.init(pixbuf: reduced, orientation: orientation)
    }
  }

  private init?(pixbuf: OpaquePointer, orientation: ImageOrientation) {
    let storedWidth = Int(gdk_pixbuf_get_width(pixbuf))
    let storedHeight = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard storedWidth > 0, storedHeight > 0, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
      channels == (gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? 4 : 3),
      let source = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }

    let size = orientation.upright(width: storedWidth, height: storedHeight)
    let walk = orientation.walk(
      bytesPerPixel: channels, bytesPerRow: rowBytes, width: storedWidth, height: storedHeight)
    self.init(width: size.width, height: size.height) { target in
      var write = 0
      for y in 0..<size.height {
        var read = walk.first + y * walk.row
        for _ in 0..<size.width {
          let alpha = channels == 4 ? source[read + 3] : 255
          target[write] = source[read + 2].premultiplied(by: alpha)
          target[write + 1] = source[read + 1].premultiplied(by: alpha)
          target[write + 2] = source[read].premultiplied(by: alpha)
          target[write + 3] = alpha
          write += 4
          read += walk.column
        }
      }
    }
  }

  /// Calls `body` with the picture as gdk-pixbuf's.
  func withPixbuf<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let (bytes, hasAlpha) = straightPixels
    return bytes.withUnsafeBufferPointer { buffer in
      let pixbuf = gdk_pixbuf_new_from_data(
        buffer.baseAddress, GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(width), Int32(height),
        Int32(width * (hasAlpha ? 4 : 3)), nil, nil)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return body(pixbuf)
    }
  }
}
