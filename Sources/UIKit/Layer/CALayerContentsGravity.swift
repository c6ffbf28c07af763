/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the centre, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the centre of the upper edge, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the centre of the lower edge, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the centre of the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the centre of the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to the maximum size that fits in the bounds, with its aspect ratio kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to the minimum size that fills the bounds, with its aspect ratio kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
