/// How much a constraint matters: at 1000 it must hold, below that it gives way to those of a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// With which content resists being made smaller, unless said otherwise: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which content resists being made larger, unless said otherwise: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting(_:)` keeps to the size it is given: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
