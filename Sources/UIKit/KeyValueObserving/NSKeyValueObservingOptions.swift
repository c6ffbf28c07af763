/// What an observation of a property reports, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// A change contains the previous value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observation begins with a report of the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Each change is reported twice. Unlike on iOS, the property has changed already at the first report.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
