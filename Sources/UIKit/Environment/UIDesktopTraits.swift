/// What the user has set for all programs of the desktop. A host reports it (``UIWindowScene/hostDidChange(desktopTraits:)``).
///
/// Not part of Apple's UIKit.
public struct UIDesktopTraits: Equatable, Sendable {
  /// The light or dark style.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The preferred size of text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The preferred contrast.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// Creates the traits of a desktop whose user has set nothing.
  public init() {}

  /// Creates the traits of a desktop whose settings are numbers and switches.
  ///
  /// - Parameters:
  ///   - isDark: Whether the desktop is dark.
  ///   - textScale: The factor by which text is larger than usual. The size category whose body text is nearest to it is
  ///     chosen; values that are not positive are treated as 1.
  ///   - isHighContrast: Whether the user prefers a high contrast.
  public init(isDark: Bool, textScale: Double, isHighContrast: Bool) {
    userInterfaceStyle = isDark ? .dark : .light
    accessibilityContrast = isHighContrast ? .high : .normal
    guard textScale > 0, textScale.isFinite else { return }
    func distance(_ category: UIContentSizeCategory) -> CGFloat {
      abs(UIFont.TextStyle.body.scale(for: category) - CGFloat(textScale))
    }
    preferredContentSizeCategory =
      UIContentSizeCategory.ordered.min { distance($0) < distance($1) } ?? .large
  }

  var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = userInterfaceStyle
    overrides.preferredContentSizeCategory = preferredContentSizeCategory
    overrides.accessibilityContrast = accessibilityContrast
    return overrides
  }
}
