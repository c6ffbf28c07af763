import CCairo
import ImageDecoding

extension Bitmap {
  /// Calls `body` with the pixels as a `cairo_surface_t *`, without a copy. Do not keep the surface or draw on it.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard width <= Surface.maximumSide, height <= Surface.maximumSide else { return }
    pixels.withUnsafeBufferPointer { bytes in
      // Cairo requires a mutable pointer, but does not write to a surface that is only a source.
      guard let base = bytes.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return }
      defer {
        // Remaining references to the surface must not access freed memory.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
    }
  }
}
