/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What happened to the property.
  public typealias Kind = NSKeyValueChange

  /// What happened: the property was set.
  public let kind: Kind
  /// The new value, with the option `new`.
  public let newValue: Value?
  /// The previous value, with the option `old`.
  public let oldValue: Value?
  /// Whether the change has not happened yet. Always false.
  public let isPrior: Bool
}
