/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To what is seen above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To what is seen below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To what is seen on the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To what is seen on the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what comes next.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what came before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first of all.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last of all.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
