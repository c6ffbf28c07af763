/// Makes content on a blur effect fit its background.
///
/// On iOS, content takes on the colour of what is behind it. Here, it is drawn with a reduced opacity.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The role of the content.
  public enum Style: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  private let style: Style

  /// Creates an effect for content on a blur effect.
  public init(blurEffect: UIBlurEffect, style: Style = .label) {
    self.style = style
    super.init()
  }

  /// The opacity of the content.
  var alpha: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill: 0.4
    case .quaternaryLabel, .tertiaryFill, .separator: 0.25
    }
  }
}
