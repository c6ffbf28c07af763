/// An offset in points, to the right and downwards.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset, to the right.
  public var horizontal: CGFloat
  /// The vertical offset, downwards.
  public var vertical: CGFloat

  /// Creates an offset from its two components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates the zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The zero offset.
  public static let zero = UIOffset()
}
