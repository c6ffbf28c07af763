/// The state of a view, which determines its configurations.
public protocol UIConfigurationState {
  /// Creates a state in which all flags are false.
  init(traitCollection: UITraitCollection)

  /// The current traits.
  var traitCollection: UITraitCollection { get set }

  /// The app's own value for a key; nil removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key. It should begin with the app's name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
