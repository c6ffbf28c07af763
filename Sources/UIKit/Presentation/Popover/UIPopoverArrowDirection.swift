/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per direction.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
