import CGTK4
import DisplayList
import Geometry
import ImageDecoding

/// The textures of images and shadows. Textures that no node uses are kept up to a number of bytes.
@MainActor
final class TextureCache {
  /// Identifies the content of a texture.
  enum Key: Hashable {
    /// A mip level of an image.
    case picture(UInt64, level: Int)
    /// The shadow of a rectangle, which all cells of one size share.
    case shadow(of: RoundedRectangle, color: Color, offset: Point2D, radius: Double, at: Resolution)
  }

  private struct Entry {
    var texture: OpaquePointer
    var byteCount: Int
    var lastFrame: UInt64
  }

  private var entries: [Key: Entry] = [:]
  /// The size of the textures in bytes, with four bytes per pixel.
  private(set) var byteCount = 0
  private var frame: UInt64 = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  isolated deinit {
    for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.texture)) }
  }

  /// Returns a texture, which the cache owns; nil if memory is insufficient.
  ///
  /// - Parameters:
  ///   - key: Identifies the texture.
  ///   - make: Makes the texture if it is not cached, and transfers its reference to the cache.
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

  /// Ends a frame. If the cache exceeds its limit, removes unused textures.
  func endFrame() {
    frame += 1
    if byteCount > limit { removeUnusedTextures(keeping: limit / 4 * 3) }
  }

  /// Removes textures that no node uses, those used longest ago first, until the others take at most a number of bytes.
  func removeUnusedTextures(keeping limit: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
      guard byteCount > limit else { break }
      let object = UnsafeMutablePointer<GObject>(entry.texture)
      guard object.pointee.ref_count == 1 else { continue }
      entries[key] = nil
      byteCount -= entry.byteCount
      g_object_unref(object)
    }
  }
}

extension Bitmap {
  /// Returns a texture with a copy of the pixels. The caller owns a reference.
  func makeTexture() -> OpaquePointer? {
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // `Bitmap` has Cairo's byte order on little-endian machines.
    return gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
  }
}
