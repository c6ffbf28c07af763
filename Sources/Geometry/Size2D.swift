/// A width and a height in points.
public struct Size2D: Hashable, Sendable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Makes a size from its extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size whose extents are 0.
  public static let zero = Size2D(width: 0, height: 0)
}
