extension UIButton.Configuration {
  enum Style {
    case plain, gray, tinted, filled
  }

  /// Text in the tint colour, without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Text in the tint colour on grey.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Text in the tint colour on a pale tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// White text on the tint colour.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// As ``plain()``.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// As ``gray()``.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// As ``tinted()``.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// As ``filled()``.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// As ``gray()``, with round ends. Glass is not transparent here.
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(.gray).capsule }
  /// As ``filled()``, with round ends.
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(.filled).capsule }
  /// As ``glass()``.
  public static func clearGlass() -> UIButton.Configuration { glass() }
  /// As ``prominentGlass()``.
  public static func prominentClearGlass() -> UIButton.Configuration { prominentGlass() }

  private var capsule: UIButton.Configuration {
    var configuration = self
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// Returns the configuration with the colours that a button shows in its state.
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var configuration = self
    configuration.baseForegroundColor = foregroundColor(of: button)
    if background.backgroundColor == nil {
      configuration.background.backgroundColor = backgroundColor(of: button)
    }
    return configuration
  }

  private func isSelected(_ button: UIButton) -> Bool { automaticallyUpdateForSelection && button.isSelected }

  /// The colour that a role gives.
  private func tint(of button: UIButton) -> UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  /// The colour of title and image.
  func foregroundColor(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let isSelected = isSelected(button)
    let color: UIColor =
      switch style {
      case .filled: baseForegroundColor ?? .white
      case .tinted where isSelected: .white
      case .plain, .gray, .tinted: baseForegroundColor ?? tint(of: button)
      }
    return button.isHighlighted ? color.withAlpha(multipliedBy: 0.75) : color
  }

  /// The colour of the background.
  private func backgroundColor(of button: UIButton) -> UIColor {
    let isSelected = isSelected(button)
    let base: UIColor
    switch style {
    case .plain:
      base = isSelected ? (baseBackgroundColor ?? tint(of: button)).withAlpha(multipliedBy: 0.18) : .clear
    case .gray: base = baseBackgroundColor ?? .secondarySystemFill
    case .tinted where isSelected: base = baseBackgroundColor ?? tint(of: button)
    case .tinted: base = (baseBackgroundColor ?? tint(of: button)).withAlpha(multipliedBy: 0.18)
    case .filled: base = baseBackgroundColor ?? tint(of: button)
    }
    guard button.isEnabled else { return style == .plain && !isSelected ? .clear : .tertiarySystemFill }
    return button.isHighlighted ? base.withAlpha(multipliedBy: 0.75) : base
  }

  /// The background of a button of a height, with the radius that its corners have then.
  func background(forHeight height: CGFloat, traits: UITraitCollection) -> UIBackgroundConfiguration {
    var background = background
    background.cornerRadius = cornerRadius(forHeight: height, traits: traits)
    return background
  }

  /// The radius of the corners of a background of a height, in points.
  func cornerRadius(forHeight height: CGFloat, traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .dynamic:
      return UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
    case .small: return 4
    case .medium: return 8
    case .large: return 12
    case .capsule: return height / 2
    }
  }
}

extension UIColor {
  /// The colour with its opacity multiplied by a factor.
  func withAlpha(multipliedBy factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
