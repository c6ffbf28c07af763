/// The values of traits without a property, such as those of an app.
struct OtherTraits: Equatable, Sendable {
  private var values: [ObjectIdentifier: TraitValue] = [:]

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }

  /// The value of a trait. Nil for none.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue.map { TraitValue($0, for: trait) } }
  }

  /// The values with others in their place. Default values are left out, so that equal traits are equal values.
  func overridden(by others: OtherTraits) -> OtherTraits {
    guard !others.isEmpty else { return self }
    var result = self
    for (trait, value) in others.values { result.values[trait] = value.isDefault ? nil : value }
    return result
  }

  /// Whether colours may differ.
  func hasDifferentColorAppearance(comparedTo others: OtherTraits) -> Bool {
    guard self != others else { return false }
    return Set(values.keys).union(others.values.keys).contains { trait in
      let (own, other) = (values[trait], others.values[trait])
      return own != other && (own ?? other)?.affectsColorAppearance == true
    }
  }
}

/// A value of a trait.
// Unchecked because the compiler does not know the type of the value. Definitions declare it as a constant of a type, which
// Swift allows only for values that threads can share.
final class TraitValue: Equatable, @unchecked Sendable {
  let value: Any
  let isDefault: Bool
  let affectsColorAppearance: Bool

  init<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
    self.value = value
    isDefault = Self.areEqual(value, trait.defaultValue)
    affectsColorAppearance = trait.affectsColorAppearance
  }

  static func == (one: TraitValue, other: TraitValue) -> Bool {
    one === other || areEqual(one.value, other.value)
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    return one as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
