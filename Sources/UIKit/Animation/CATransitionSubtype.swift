/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Creates a side from its name. An unknown side is treated as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures move to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Pictures move to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Pictures move up, as on iOS: the name is that of Core Animation's coordinates, whose y axis goes up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Pictures move down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
