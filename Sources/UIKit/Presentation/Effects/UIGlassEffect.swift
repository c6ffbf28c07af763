/// A translucent panel, as of iOS 26.
///
/// Nothing is blurred or refracted here: the view has a colour with an opacity that keeps text on it readable.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The opacity of the panel.
  public enum Style: Int, Sendable {
    /// Text on it is readable.
    case regular = 0
    /// Shows more of what is behind it.
    case clear = 1
  }

  private let style: Style
  /// A colour for the panel. Nil for that of the interface. Set it before a view has the effect.
  open var tintColor: UIColor?
  /// Whether the panel responds to touches on iOS. No effect.
  open var isInteractive = false

  /// Creates an effect.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  var color: UIColor {
    let alpha: CGFloat = style == .clear ? 0.4 : 0.75
    return tintColor?.withAlphaComponent(alpha)
      ?? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.976, alpha: alpha) }
  }
}

/// Joins the glass of views in a container on iOS. Here, it has no look of its own.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which panels join on iOS, in points. No effect.
  open var spacing: CGFloat = 0
}
