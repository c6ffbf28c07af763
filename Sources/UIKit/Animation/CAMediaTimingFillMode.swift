/// What an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is visible before the start and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is visible only while it runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
