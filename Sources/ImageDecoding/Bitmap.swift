/// Pixels in memory: 8 bits a channel, premultiplied, sRGB.
///
/// A pixel is four bytes in the order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines);
/// rows follow one another without gaps, top row first.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// `width · height · 4` bytes.
  public let pixels: [UInt8]

  /// Wraps bytes; nil unless there are exactly as many as the dimensions ask for.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
