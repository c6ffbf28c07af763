import CGTK4
import ImageDecoding

extension NodeBuilder.Renderer {
  /// Returns a texture with the pixels of a bitmap. The caller owns a reference. Nil if memory is insufficient.
  func makeTexture(of bitmap: Bitmap) -> OpaquePointer? {
    let byteCount = bitmap.width * bitmap.height * 4
    guard self == .cairo, let memory = g_try_malloc(gsize(byteCount)) else { return bitmap.makeTexture() }
    bitmap.pixels.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: memory, count: byteCount).copyMemory(from: $0)
    }
    return makeTexture(width: bitmap.width, height: bitmap.height, owning: memory)
  }

  /// Returns a texture with pixels in the byte order of `Bitmap`. The caller owns a reference.
  ///
  /// GSK's Cairo renderer converts a texture whenever it draws it. GTK 4.8 converts premultiplied colours through
  /// floating point. From pixels without alpha it takes a thirtieth of that time, and from straight alpha a third.
  ///
  /// - Parameter memory: Memory of GLib for `width · height · 4` bytes. The texture frees it.
  func makeTexture(width: Int, height: Int, owning memory: gpointer) -> OpaquePointer? {
    let pixels = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: UInt32.self), count: width * height)
    guard self == .cairo else {
      return makeTexture(width, height, memory, byteCount: 4, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED)
    }
    guard pixels.areOpaque else {
      pixels.divideByAlpha()
      return makeTexture(width, height, memory, byteCount: 4, GDK_MEMORY_B8G8R8A8)
    }
    pixels.removeAlpha()
    let packed = g_try_realloc(memory, gsize(width * height * 3)) ?? memory
    return makeTexture(width, height, packed, byteCount: 3, GDK_MEMORY_B8G8R8)
  }

  private func makeTexture(
    _ width: Int, _ height: Int, _ memory: gpointer, byteCount: Int, _ format: GdkMemoryFormat
  ) -> OpaquePointer? {
    let bytes = g_bytes_new_take(memory, gsize(width * height * byteCount))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(gint(width), gint(height), format, bytes, gsize(width * byteCount))
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// Whether all pixels are opaque.
  fileprivate var areOpaque: Bool {
    // Looking at many pixels at a time is faster than looking for the first one that is not opaque.
    for start in stride(from: 0, to: count, by: 4096) {
      let common = self[start..<Swift.min(start + 4096, count)].reduce(.max, &)
      if common < 0xFF00_0000 { return false }
    }
    return true
  }

  /// Moves the first three bytes of all pixels together.
  fileprivate func removeAlpha() {
    guard let bytes = UnsafeMutableRawPointer(baseAddress) else { return }
    // Every write is behind the pixels that have not been read, and the next one replaces its fourth byte.
    for index in 0..<count {
      bytes.storeBytes(of: self[index], toByteOffset: 3 * index, as: UInt32.self)
    }
  }

  /// Divides the colours of all pixels by their alpha, so that multiplying and rounding restores them exactly.
  fileprivate func divideByAlpha() {
    for index in indices {
      let pixel = self[index]
      let alpha = UInt8(pixel >> 24)
      guard pixel & 0xFF_FFFF != 0, alpha != 255 else { continue }
      func straight(_ shift: UInt32) -> UInt32 {
        // Premultiplied channels are at most as large as alpha. Larger values are invalid and clamped.
        UInt32(Swift.min(UInt8(truncatingIfNeeded: pixel >> shift), alpha).divided(by: alpha)) << shift
      }
      self[index] = UInt32(alpha) << 24 | straight(16) | straight(8) | straight(0)
    }
  }
}
