/// The environment of a waterfall: the direction in which it grows, its cross extent, and the writing direction.
public struct WaterfallEnvironment: Hashable, Sendable {
  /// The axis along which columns grow. `horizontal` makes them rows.
  public var direction: LayoutAxis

  /// The cross extent in points, without the content insets.
  public var crossExtent: Double

  /// Whether left and right are exchanged, as in right-to-left layouts. An element at `x` is then at
  /// `content width − x − width`.
  public var isMirrored: Bool

  /// Makes an environment. NaN and negative extents are treated as 0, and extents above 10¹² as 10¹².
  public init(direction: LayoutAxis, crossExtent: Double, isMirrored: Bool = false) {
    self.direction = direction
    self.crossExtent = crossExtent.asExtent
    self.isMirrored = isMirrored
  }
}
