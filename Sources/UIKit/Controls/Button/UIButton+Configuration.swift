extension UIButton {
  /// The content and look of a button.
  ///
  /// Begin with one of the styles, such as ``filled()``, and change what differs. Colours that were not set depend on the
  /// style, the tint colour and the state of the button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of a button, which determines its font and insets.
    public enum Size: Int, Sendable {
      /// Medium: text of 17 points, insets of 7 and 12 points.
      case medium
      /// Small: text of 15 points, insets of 5 and 10 points.
      case small
      /// Mini: as small.
      case mini
      /// Large: text of 17 points, insets of 15 and 20 points.
      case large
    }

    /// The corners of the background.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background.
      case fixed = -1
      /// The corner radius of the background, which grows with the text size.
      case dynamic
      /// Slightly round.
      case small
      /// Rounder.
      case medium
      /// The roundest ones that are not a capsule.
      case large
      /// Half of the height.
      case capsule
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle if the image is above or below, otherwise where lines begin.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// The mark of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      /// Two chevrons if the button shows the choice of its menu, otherwise none.
      case automatic
      /// None.
      case none
      /// Two chevrons.
      case popup
    }

    let style: Style

    init(_ style: Style) {
      self.style = style
      background = .clear()
      background.backgroundColor = nil
      background.cornerRadius = 5.95
      background.strokeColor = .clear
    }

    // MARK: - Content

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which take precedence over those of the style.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// Transforms the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title is broken into lines, or truncated. Default `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle is broken into lines, or truncated. Default `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image. It has the colour of the title, unless its rendering mode is `alwaysOriginal`.
    public var image: UIImage?
    /// The configuration of the image, if it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Transforms the colour of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Transforms the colour of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button that opens a menu. Default `automatic`.
    public var indicator = Indicator.automatic
    /// Transforms the colour of the indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: - Look

    /// The background. Its colour depends on style and state, unless it was set.
    public var background: UIBackgroundConfiguration
    /// The corners of the background. Default `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size. Default medium.
    public var buttonSize = Size.medium
    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour from which that of the background is made; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// Whether the look follows `isSelected`. Default true.
    public var automaticallyUpdateForSelection = true

    // MARK: - Arrangement

    private var ownInsets: NSDirectionalEdgeInsets?

    /// The space around the content, in points. By default that of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Lets the insets follow the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The side of the title on which the image is. Default leading.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// The minimum length that the image takes beside the title, in points. Default 0.
    public var imageReservation: CGFloat = 0
    /// The distance between title and subtitle, in points. Default 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other. Default `automatic`.
    public var titleAlignment = TitleAlignment.automatic
  }
}

extension UIButton.Configuration.Size {
  /// The default space around the content, in points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle { self == .medium || self == .large ? .body : .subheadline }

  var subtitleStyle: UIFont.TextStyle { self == .medium || self == .large ? .footnote : .caption1 }
}
