/// The standard content of a row: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image; nil for none.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()

  /// The text; nil for none. Setting it removes the attributed text.
  public var text: String? { didSet { attributedText = nil } }
  /// The attributed text, which replaces the text. Attributes that it lacks are those of `textProperties`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The secondary text; nil for none. Setting it removes the attributed one.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The attributed secondary text, which replaces the secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the two texts are beside each other if both fit. Default false, except for a value cell.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum room between two texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between a text and the one below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1. Default 1.
  public var alpha: CGFloat = 1

  init(
    _ text: TextProperties, secondary: TextProperties, vertical: (top: CGFloat, bottom: CGFloat) = (11, 11)
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical.top, leading: ListMetrics.margin, bottom: vertical.bottom, trailing: ListMetrics.margin)
  }

  /// Returns a new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state. The texts of a disabled cell are paler, unless they have a transformer.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    var content = self
    content.textProperties.isDisabled = isDisabled ?? false
    content.secondaryTextProperties.isDisabled = isDisabled ?? false
    content.imageProperties.isDisabled = isDisabled ?? false
    return content
  }
}
