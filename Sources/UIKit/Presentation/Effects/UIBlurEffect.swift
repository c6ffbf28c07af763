/// A translucent panel.
///
/// On iOS, the effect blurs what is behind the view. Here, nothing is blurred: the view has a colour with an opacity that
/// keeps text on it readable.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The brightness and opacity of the effect.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// The style of the effect.
  let style: Style

  /// Creates an effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The colour of the panel (Behaviour.md 27.60).
  var color: UIColor {
    switch style {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.6)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: Self.adaptive(0.75)
    case .prominent: Self.adaptive(0.9)
    case .systemUltraThinMaterial: Self.adaptive(0.5)
    case .systemThinMaterial: Self.adaptive(0.65)
    case .systemMaterial: Self.adaptive(0.8)
    case .systemThickMaterial: Self.adaptive(0.9)
    case .systemChromeMaterial: Self.adaptive(0.94)
    case .systemUltraThinMaterialLight: Self.light(0.5)
    case .systemThinMaterialLight: Self.light(0.65)
    case .systemMaterialLight: Self.light(0.8)
    case .systemThickMaterialLight: Self.light(0.9)
    case .systemChromeMaterialLight: Self.light(0.94)
    case .systemUltraThinMaterialDark: Self.dark(0.5)
    case .systemThinMaterialDark: Self.dark(0.65)
    case .systemMaterialDark: Self.dark(0.8)
    case .systemThickMaterialDark: Self.dark(0.9)
    case .systemChromeMaterialDark: Self.dark(0.94)
    }
  }

  private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.976, alpha: alpha) }
  private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.11, alpha: alpha) }
  private static func adaptive(_ alpha: CGFloat) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark(alpha) : light(alpha) }
  }
}
