/// Pixels in memory: 8 bits per channel, premultiplied, sRGB.
///
/// A pixel is four bytes in the order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines); rows follow
/// each other without padding, top row first.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes of the pixels; there are `width · height · 4` of them.
  public let pixels: [UInt8]

  /// Creates a bitmap from bytes; nil unless their number fits the dimensions exactly.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
