/// What surrounds a waterfall: the direction it grows in, the room across, and the writing direction.
public struct WaterfallEnvironment: Hashable, Sendable {
  /// The axis along which columns grow: `vertical` is downwards, `horizontal` makes them rows.
  public var direction: FlowDirection

  /// The room across, in points, content insets already taken off.
  public var crossExtent: Double

  /// Whether left and right change places, as where one writes from right to left: an element at `x` stands at
  /// `content width − x − width`.
  public var isMirrored: Bool

  /// Makes an environment. An extent that is negative or not a number counts as 0, one beyond 10¹² as 10¹².
  public init(direction: FlowDirection, crossExtent: Double, isMirrored: Bool = false) {
    self.direction = direction
    self.crossExtent = crossExtent.asExtent
    self.isMirrored = isMirrored
  }
}
