/// The priority of a constraint. A constraint with priority 1000 must hold; others yield to higher priorities.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The priority of constraints that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists shrinking: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which content resists growing: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A higher priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A lower priority.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
