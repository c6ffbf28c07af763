#if os(Linux)
  import CCairo
  import Foundation
  import ImageDecoding

  extension Bitmap {
    /// Reads a PNG file; nil when there is none that can be read.
    ///
    /// With Cairo, which also writes them: reading gives what was written, where it is opaque.
    public init?(pngFile file: URL) {
      guard let surface = cairo_image_surface_create_from_png(file.path) else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let bytes = cairo_image_surface_get_data(surface)
      else { return nil }
      let format = cairo_image_surface_get_format(surface)
      guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
      let width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        pixels += UnsafeBufferPointer(start: bytes + row * stride, count: width * 4)
      }
      // A file without opacity leaves the fourth byte undefined.
      if format == CAIRO_FORMAT_RGB24 {
        for index in Swift.stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
      }
      self.init(width: width, height: height, pixels: pixels)
    }
  }
#endif
