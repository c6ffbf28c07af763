#if os(Linux)
  import CCairo
  import Foundation
  import ImageDecoding

  // With Cairo, which also writes the files: reading gives what was written, where it is opaque. No loop over pixels is in
  // Swift, because tests are built without optimization.
  extension Bitmap {
    /// Reads a PNG file; nil when there is none that can be read.
    package init?(pngFile file: URL) {
      guard let surface = Self.surface(of: file) else { return nil }
      defer { cairo_surface_destroy(surface) }
      let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
      // A file without opacity leaves the fourth byte undefined. The copy defines it.
      let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      defer { cairo_surface_destroy(copy) }
      let context = cairo_create(copy)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_flush(copy)
      guard cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(copy)
      else { return nil }
      let (stride, rowLength) = (Int(cairo_image_surface_get_stride(copy)), Int(width) * 4)
      var pixels: [UInt8] = []
      pixels.reserveCapacity(rowLength * Int(height))
      for row in 0..<Int(height) {
        pixels += UnsafeBufferPointer(start: bytes + row * stride, count: rowLength)
      }
      self.init(width: Int(width), height: Int(height), pixels: pixels)
    }

    /// Whether a PNG file has the same pixels, without a copy of them. False if it may have: its fourth byte may be
    /// undefined.
    func surelyEquals(pngFile file: URL) -> Bool {
      guard let surface = Self.surface(of: file) else { return false }
      defer { cairo_surface_destroy(surface) }
      guard Int(cairo_image_surface_get_width(surface)) == width,
        Int(cairo_image_surface_get_height(surface)) == height,
        let bytes = cairo_image_surface_get_data(surface)
      else { return false }
      let (stride, rowLength) = (Int(cairo_image_surface_get_stride(surface)), width * 4)
      return pixels.withUnsafeBytes { pixels in
        guard let start = pixels.baseAddress else { return false }
        return (0..<height).allSatisfy { memcmp(start + $0 * rowLength, bytes + $0 * stride, rowLength) == 0 }
      }
    }

    /// The pixels of a PNG file, in four bytes each; nil when there is none that can be read. The caller destroys it.
    private static func surface(of file: URL) -> OpaquePointer? {
      guard let surface = cairo_image_surface_create_from_png(file.path) else { return nil }
      let format = cairo_image_surface_get_format(surface)
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      return surface
    }
  }
#endif
