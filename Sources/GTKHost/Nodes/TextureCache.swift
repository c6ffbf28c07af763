import DisplayList
import Geometry

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
    var texture: Texture
    var byteCount: Int
    var lastFrame: UInt64
  }

  private var entries: [Key: Entry] = [:]
  /// The size of the textures in bytes, with four bytes per pixel.
  private(set) var byteCount = 0
  private var frame: UInt64 = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Returns a texture; nil if memory is insufficient.
  ///
  /// - Parameters:
  ///   - key: Identifies the texture.
  ///   - make: Makes the texture if it is not cached.
  func texture(for key: Key, make: () -> Texture?) -> Texture? {
    if let known = entries[key] {
      entries[key]?.lastFrame = frame
      return known.texture
    }
    guard let texture = make() else { return nil }
    let byteCount = texture.width * texture.height * 4
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
      guard !entry.texture.isUsedElsewhere else { continue }
      entries[key] = nil
      byteCount -= entry.byteCount
    }
  }
}
