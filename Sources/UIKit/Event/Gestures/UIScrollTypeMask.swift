/// The scroll steps that a pan gesture recognizer receives.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each type.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The wheel of a mouse.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Wheels and touchpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
