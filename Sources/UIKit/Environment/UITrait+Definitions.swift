/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, PropertyTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var property: TraitProperty<Value> { TraitProperty(\.userInterfaceStyle, \.userInterfaceStyle) }
}

/// The scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, PropertyTrait {
  /// 0, for unspecified.
  public static var defaultValue: CGFloat { 0 }
  static var property: TraitProperty<Value> { TraitProperty(\.displayScale, \.displayScale) }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, PropertyTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: TraitProperty<Value> { TraitProperty(\.horizontalSizeClass, \.horizontalSizeClass) }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, PropertyTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: TraitProperty<Value> { TraitProperty(\.verticalSizeClass, \.verticalSizeClass) }
}

/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition, PropertyTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var property: TraitProperty<Value> { TraitProperty(\.layoutDirection, \.layoutDirection) }
}

/// The user's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, PropertyTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var property: TraitProperty<Value> {
    TraitProperty(\.preferredContentSizeCategory, \.preferredContentSizeCategory)
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether content is raised above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether a scene is captured, such as by a recording of the screen.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Not captured.
  public static var defaultValue: UISceneCaptureState { .inactive }
}

/// The colours that the display shows.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
