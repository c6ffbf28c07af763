/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per direction.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Towards the item above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Towards the item below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Towards the item on the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Towards the item on the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// Towards the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Towards the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// Towards the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// Towards the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
