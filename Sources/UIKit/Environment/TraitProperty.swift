/// The properties that keep the values of a trait.
struct TraitProperty<Value> {
  let value: KeyPath<UITraitCollection, Value>
  let override: WritableKeyPath<UITraitOverrides, Value?>

  init(
    _ value: KeyPath<UITraitCollection, Value>, _ override: WritableKeyPath<UITraitOverrides, Value?>
  ) {
    (self.value, self.override) = (value, override)
  }
}

/// A trait that collections keep in a property, because it is read often. The others are in `OtherTraits`.
protocol PropertyTrait: UITraitDefinition {
  static var property: TraitProperty<Value> { get }
}

extension PropertyTrait {
  static func value(in traits: UITraitCollection) -> Value { traits[keyPath: property.value] }

  static func override(in overrides: UITraitOverrides) -> Value? { overrides[keyPath: property.override] }

  static func setOverride(_ value: Any?, in overrides: inout UITraitOverrides) {
    overrides[keyPath: property.override] = value as? Value
  }
}
