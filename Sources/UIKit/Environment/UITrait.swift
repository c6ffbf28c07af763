/// The description of a trait.
///
/// An app declares a trait of its own as a type that conforms to this protocol. Views inherit its values as they inherit the
/// others:
///
/// ```swift
/// enum UnreadTrait: UITraitDefinition {
///   static let defaultValue = false
/// }
/// view.traitOverrides[UnreadTrait.self] = true
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's values. Values that are not `Equatable` and no objects are treated as changed each time they
  /// are set.
  associatedtype Value
  /// The value of views for which none is set.
  static var defaultValue: Value { get }
  /// Whether colours may depend on the trait. Default false.
  static var affectsColorAppearance: Bool { get }
  /// The name of the trait, for messages. The default is that of the type.
  static var name: String { get }
  /// A text that identifies the trait. The default is the full name of the type.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait's description.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(in one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    TraitValue(one[Self.self], for: Self.self) != TraitValue(other[Self.self], for: Self.self)
  }
}
