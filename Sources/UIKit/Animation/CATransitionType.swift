/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The pictures fade into each other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture moves in and pushes the old one out. Both fade on their way.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture moves out, and the new one is behind it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
