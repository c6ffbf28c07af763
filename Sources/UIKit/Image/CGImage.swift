import DisplayList
import ImageDecoding

/// An immutable bitmap image.
public final class CGImage: Hashable, Sendable {
  /// The picture that renderers draw. They cache by its identity.
  let picture: Picture

  /// Creates an image from pixels.
  public convenience init(_ bitmap: Bitmap) { self.init(Picture(bitmap)) }

  /// Creates an image from a picture, which several images can share.
  public init(_ picture: Picture) { self.picture = picture }

  /// The pixels.
  public var bitmap: Bitmap { picture.bitmap }

  /// The number of pixels in a row.
  public var width: Int { bitmap.width }

  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The part of the image inside a rectangle, in pixels from the upper left corner, rounded out to whole pixels; nil
  /// if it is empty.
  ///
  /// - Complexity: O(*n*) for *n* pixels of the result.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let rect = rect.standardized
    let minX = Self.pixel(rect.minX.rounded(.down), upTo: width)
    let maxX = Self.pixel(rect.maxX.rounded(.up), upTo: width)
    let minY = Self.pixel(rect.minY.rounded(.down), upTo: height)
    let maxY = Self.pixel(rect.maxY.rounded(.up), upTo: height)
    guard minX < maxX, minY < maxY else { return nil }
    return bitmap.part(columns: minX..<maxX, rows: minY..<maxY).map { CGImage($0) }
  }

  /// A coordinate rounded down and clamped to 0 … `limit`; NaN is treated as 0.
  private static func pixel(_ value: CGFloat, upTo limit: Int) -> Int {
    // `max` with the constant first maps NaN to 0.
    Int(min(max(0, value), CGFloat(limit)))
  }

  /// Whether both images have the same picture.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture === right.picture }

  /// Hashes the identity of the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
