/// The traits a view replaces for itself and everything below it; nil leaves a trait as it is above.
public struct UITraitOverrides: Equatable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle?
  /// Device pixels a point.
  public var displayScale: CGFloat?
  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The direction in which text and layouts run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The text size the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory?

  init() {}

  /// The traits with these replacements.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard self != UITraitOverrides() else { return traits }
    return UITraitCollection(
      userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle,
      displayScale: displayScale ?? traits.displayScale,
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      layoutDirection: layoutDirection ?? traits.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
  }
}
