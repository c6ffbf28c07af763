/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner.
  public var topLeft: Double
  /// The radius of the upper right corner.
  public var topRight: Double
  /// The radius of the lower right corner.
  public var bottomRight: Double
  /// The radius of the lower left corner.
  public var bottomLeft: Double

  /// Creates radii, one for each corner.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius for all corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Sharp corners.
  public static let zero = CornerRadii(0)
}
