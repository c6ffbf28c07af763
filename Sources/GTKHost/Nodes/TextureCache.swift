import CGTK4
import DisplayList
import Geometry
import ImageDecoding

/// The textures of pictures and shadows, kept while nodes use them and, up to a number of bytes, beyond.
@MainActor
final class TextureCache {
  /// What a texture shows.
  enum Key: Hashable {
    /// A level of a picture.
    case picture(UInt64, level: Int)
    /// The shadow of a rectangle: all cells of one size have the same.
    case shadow(of: RoundedRectangle, color: Color, offset: Point2D, radius: Double, at: Resolution)
  }

  private struct Entry {
    var texture: OpaquePointer
    var byteCount: Int
    var lastFrame: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var frame: UInt64 = 0
  private let limit: Int

  init(limit: Int = 64 << 20) { self.limit = limit }

  isolated deinit {
    for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.texture)) }
  }

  /// A texture, the cache's own reference; nil when there is no memory for it.
  ///
  /// - Parameter make: Makes the texture when it is not known; it gives away its reference.
  func texture(for key: Key, make: () -> OpaquePointer?) -> OpaquePointer? {
    if let known = entries[key] {
      entries[key]?.lastFrame = frame
      return known.texture
    }
    guard let texture = make() else { return nil }
    let byteCount = Int(gdk_texture_get_width(texture)) * Int(gdk_texture_get_height(texture)) * 4
    entries[key] = Entry(texture: texture, byteCount: byteCount, lastFrame: frame)
    self.byteCount += byteCount
    return texture
  }

  /// Ends a frame: when there are too many bytes, textures that no node uses go, those first that were built
  /// into a node longest ago.
  func trim() {
    frame += 1
    guard byteCount > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
      guard byteCount > limit / 4 * 3 else { break }
      let object = UnsafeMutablePointer<GObject>(entry.texture)
      guard object.pointee.ref_count == 1 else { continue }
      entries[key] = nil
      byteCount -= entry.byteCount
      g_object_unref(object)
    }
  }
}

extension Bitmap {
  /// A texture with a copy of the pixels; the caller owns a reference.
  func makeTexture() -> OpaquePointer? {
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // Bitmap's order of bytes is Cairo's on little-endian machines.
    return gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
  }
}
