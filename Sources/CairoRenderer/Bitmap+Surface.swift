import CCairo
import ImageDecoding

extension Bitmap {
  /// Lets `body` use the pixels as a `cairo_surface_t *`, without a copy; not to be kept, nor drawn on.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard width <= Surface.maximumSide, height <= Surface.maximumSide else { return }
    pixels.withUnsafeBufferPointer { bytes in
      // Cairo wants a mutable pointer, but a surface that is only a source is not written to.
      guard let base = bytes.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return }
      defer {
        // Whoever still holds a reference must not see freed memory.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
    }
  }
}
