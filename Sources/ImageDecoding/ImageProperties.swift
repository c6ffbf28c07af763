/// What a picture's file tells without its pixels being decoded.
public struct ImageProperties: Hashable, Sendable {
  /// The width in pixels of the picture as it is seen, its orientation respected.
  public var width: Int
  /// The height in pixels of the picture as it is seen, its orientation respected.
  public var height: Int
  /// How the stored pixels are turned to be seen.
  public var orientation: ImageOrientation
  /// The short name of the format, such as `jpeg`.
  public var format: String
  /// Whether the picture is drawn from shapes, sharp in any size.
  public var isScalable: Bool
}
