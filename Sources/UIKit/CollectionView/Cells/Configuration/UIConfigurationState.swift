/// The situation of a view, by which a configuration is made to fit.
public protocol UIConfigurationState {
  /// Makes the state of a view that nothing happens to.
  init(traitCollection: UITraitCollection)

  /// The traits in effect.
  var traitCollection: UITraitCollection { get set }

  /// What an app has to say of the situation, by key; nil takes it back.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of something that an app says of a view's situation.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key in words, which begin with the app's own name.
  public let rawValue: String

  /// Makes a key of words.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of words.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
