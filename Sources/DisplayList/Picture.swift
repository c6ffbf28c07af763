import ImageDecoding

/// A decoded picture as renderers use it.
public final class Picture: Sendable {
  /// The pixels in full size.
  public let bitmap: Bitmap

  /// Wraps pixels.
  public init(_ bitmap: Bitmap) { self.bitmap = bitmap }
}
