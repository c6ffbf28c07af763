/// Scales fonts and lengths with the content size category, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font in the size for the current content size category.
  ///
  /// - Parameter font: A font in the size for the category `large`, the default.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font in the size for the content size category of the given traits; nil for the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font in the size for the current content size category, at most in a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size for the content size category of the given traits, at most in a maximum size in points.
  ///
  /// A label with `adjustsFontForContentSizeCategory` scales the font again when the category changes.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = UIFont.Scaling(style: style, size: font.pointSize, maximum: maximumPointSize)
    return font.scaled(scaling, compatibleWith: traitCollection)
  }

  /// Returns a length for the current content size category.
  ///
  /// - Parameter value: The length for the category `large`, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length for the content size category of the given traits; nil for the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.scale(for: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

extension UIFont {
  /// How a font follows the content size category.
  struct Scaling: Equatable, Sendable {
    let style: TextStyle
    /// The size for the category `large`, in points.
    let size: CGFloat
    /// The maximum size, in points.
    let maximum: CGFloat

    func size(for category: UIContentSizeCategory) -> CGFloat {
      min(size * style.scale(for: category), max(maximum, 1))
    }
  }
}

extension UIFont.TextStyle {
  /// The size of the style relative to that for the category `large`.
  func scale(for category: UIContentSizeCategory) -> CGFloat { size(for: category) / size(for: .large) }
}
