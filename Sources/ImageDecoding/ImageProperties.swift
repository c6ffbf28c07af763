/// The properties of a picture file, read without decoding its pixels.
public struct ImageProperties: Hashable, Sendable {
  /// The width of the upright picture, in pixels.
  public var width: Int
  /// The height of the upright picture, in pixels.
  public var height: Int
  /// How the stored pixels are oriented for display.
  public var orientation: ImageOrientation
  /// The short name of the format, such as `jpeg`.
  public var format: String
  /// Whether the picture is a vector image, which is sharp at any size.
  public var isScalable: Bool
}
