/// The description of a trait.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// Reads the trait.
  static func value(in traits: UITraitCollection) -> Value
}

/// The type of a trait's description.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The user's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Reads the trait.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

extension UITraitDefinition {
  static func differs(in one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}
