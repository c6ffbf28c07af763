import Foundation

/// What a view shows in place of content: a picture, texts and buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The position of the content.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// In the middle of the space that the navigation bar leaves.
    case natural
  }

  /// Properties of the picture.
  public struct ImageProperties: Equatable, Sendable {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template. Nil for that of secondary texts.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points. 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether the picture ignores that the user inverts colours. No effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// Properties of a text.
  public struct TextProperties: Equatable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines end.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines. 0 for no limit.
    public var numberOfLines = 0
    /// Whether a font that is too large becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of the font.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// Properties of a button.
  public struct ButtonProperties {
    /// What the button does. Without it, the button is not shown.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// Whether the button has a role.
    public var role = UIButton.Role.normal
  }

  /// The picture.
  public var image: UIImage?
  /// Properties of the picture.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes. It replaces `text`.
  public var attributedText: NSAttributedString?
  /// Properties of the text.
  public var textProperties: TextProperties
  /// The smaller text below it.
  public var secondaryText: String?
  /// The smaller text with attributes. It replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// Properties of the smaller text.
  public var secondaryTextProperties: TextProperties
  /// The look of the button below the texts.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The position of the content.
  public var alignment = Alignment.natural
  /// The smallest distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The distance of the picture and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance of the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance of the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance of the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 12
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()

  let isLoading: Bool

  private init(isLoading: Bool, font: UIFont, color: UIColor) {
    self.isLoading = isLoading
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// For content that does not exist: a large title.
  public static func empty() -> UIContentUnavailableConfiguration {
    .init(isLoading: false, font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  }

  /// For content that is being loaded: an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(
      isLoading: true, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.text = "Loading…"
    return configuration
  }

  /// For a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates a view of the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration: it is the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of the view that a controller shows in place of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search, if the controller has a search controller.
  public var searchText: String?
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
