/// A shift in points, to the right and downwards.
public struct UIOffset: Hashable, Sendable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift downwards.
  public var vertical: CGFloat

  /// Makes a shift from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Makes a shift by nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No shift.
  public static let zero = UIOffset()
}
