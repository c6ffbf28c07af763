import DisplayList
import ImageDecoding

/// Pixels that never change.
public final class CGImage: Hashable, Sendable {
  /// The pixels as renderers know them; they keep what they make of a picture by its identity.
  let picture: Picture

  /// Wraps pixels.
  public convenience init(_ bitmap: Bitmap) { self.init(Picture(bitmap)) }

  /// Wraps a picture, which other images may share.
  public init(_ picture: Picture) { self.picture = picture }

  /// The pixels.
  public var bitmap: Bitmap { picture.bitmap }

  /// The number of pixels in a row.
  public var width: Int { bitmap.width }

  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The pixels inside a rectangle, in pixels from the upper left corner, grown to whole pixels; nil when there are none.
  ///
  /// - Complexity: O(*n*) for *n* pixels inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let rect = rect.standardized
    let minX = Self.pixel(rect.minX.rounded(.down), upTo: width)
    let maxX = Self.pixel(rect.maxX.rounded(.up), upTo: width)
    let minY = Self.pixel(rect.minY.rounded(.down), upTo: height)
    let maxY = Self.pixel(rect.maxY.rounded(.up), upTo: height)
    guard minX < maxX, minY < maxY else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity((maxX - minX) * (maxY - minY) * 4)
    for row in minY..<maxY {
      pixels += bitmap.pixels[(row * width + minX) * 4..<(row * width + maxX) * 4]
    }
    return Bitmap(width: maxX - minX, height: maxY - minY, pixels: pixels).map { CGImage($0) }
  }

  /// The number of a pixel; what is not a number counts as 0.
  private static func pixel(_ value: CGFloat, upTo limit: Int) -> Int {
    // `max` with the constant first turns NaN into 0.
    Int(min(max(0, value), CGFloat(limit)))
  }

  /// Whether both are the same picture.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture === right.picture }

  /// Feeds the picture's identity to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
