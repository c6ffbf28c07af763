/// A decoded picture, and what is missing from it.
public struct DecodedImage: Hashable, Sendable {
  /// The pixels, upright. Where the file has no data, they are grey.
  public let bitmap: Bitmap
  /// Why the picture is incomplete, with a description for the user; nil if it is complete.
  public let damage: ImageDecodingError?
}
