/// The distances from the four edges of a rectangle inwards, in points. Negative distances point outwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the upper edge inwards.
  public var top: Double
  /// The distance from the left edge inwards.
  public var left: Double
  /// The distance from the lower edge inwards.
  public var bottom: Double
  /// The distance from the right edge inwards.
  public var right: Double

  /// Makes insets from the four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = Insets()
}
