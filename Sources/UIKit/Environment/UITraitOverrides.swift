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

  init() {}

  /// Whether every trait is inherited.
  var isEmpty: Bool {
    userInterfaceStyle == nil && displayScale == nil && horizontalSizeClass == nil
      && verticalSizeClass == nil && layoutDirection == nil && preferredContentSizeCategory == nil
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
      preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
  }
}
