/// The traits that a view overrides for itself and its descendants. Nil inherits a trait.
public struct UITraitOverrides: Equatable, Sendable {
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle?
  /// The scale in pixels per point.
  public var displayScale: CGFloat?
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory?
  var others = OtherTraits()

  init() {}

  /// The size classes and the style that a collection specifies.
  init(_ collection: UITraitCollection) {
    horizontalSizeClass = collection.horizontalSizeClass.specified
    verticalSizeClass = collection.verticalSizeClass.specified
    userInterfaceStyle = collection.userInterfaceStyle == .unspecified ? nil : collection.userInterfaceStyle
  }

  /// Whether every trait is inherited.
  var isEmpty: Bool {
    userInterfaceStyle == nil && displayScale == nil && horizontalSizeClass == nil
      && verticalSizeClass == nil && layoutDirection == nil && preferredContentSizeCategory == nil
      && others.isEmpty
  }

  /// The traits with these overrides applied.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard !isEmpty else { return traits }
    return UITraitCollection(
      userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle,
      displayScale: displayScale ?? traits.displayScale,
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      layoutDirection: layoutDirection ?? traits.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory,
      others: traits.others.overridden(by: others))
  }
}

extension UITraitOverrides: UIMutableTraits {
  /// The value of a trait. The default value if the trait is inherited, where iOS stops the program; see ``contains(_:)``.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) ?? trait.defaultValue }
    set {
      if let property = trait as? any PropertyTrait.Type {
        property.setOverride(newValue, in: &self)
      } else {
        others[trait] = newValue
      }
    }
  }

  /// Whether a trait is overridden.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { value(of: trait) != nil }

  /// Inherits a trait again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let property = trait as? any PropertyTrait.Type {
      property.setOverride(nil, in: &self)
    } else {
      others[trait] = nil
    }
  }

  /// The value of a trait. Nil if it is inherited.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    guard let property = trait as? any PropertyTrait.Type else { return others[trait] }
    return property.override(in: self) as? Trait.Value
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}
