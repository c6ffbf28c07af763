/// What happened to a property. Here, it was always set.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion
  /// Objects were removed from a collection.
  case removal
  /// Objects of a collection were replaced.
  case replacement
}

/// A key of the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, with the option `new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The previous value, with the option `old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
