extension UIListContentConfiguration {
  /// The look of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// By the writing direction.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// A change of the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// As written.
      case none
      /// All capitals.
      case uppercase
      /// No capitals.
      case lowercase
      /// Each word with a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Transforms the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. Default natural.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit. Default: it is truncated at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Default 0: no limit.
    public var numberOfLines = 0
    /// A change of the letters. Default none. It does not apply to attributed text.
    public var transform = TextTransform.none
    /// Whether the font is scaled down if a single line is too wide. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font is scaled down.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a single line is truncated. Default false.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the whole text is shown while the pointer is over it, if it is truncated. Default false.
    public var showsExpansionTextWhenTruncated = false
    /// Whether the font follows the content size category. Default true.
    public var adjustsFontForContentSizeCategory = true

    var isDisabled = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = weight.map(font.withWeight) ?? font
      self.color = color
    }

    /// Returns the colour with the transformer applied.
    public func resolvedColor() -> UIColor {
      if let colorTransformer { return colorTransformer(color) }
      return isDisabled ? .tertiaryLabel : color
    }

    /// Returns the alignment of lines. A natural text begins at the leading edge, in whatever language it is.
    func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
      switch alignment {
      case .natural: isRightToLeft ? .right : .left
      case .center: .center
      case .justified: .justified
      }
    }

    /// Shows a text in a label.
    func show(
      _ text: String?, _ attributedText: NSAttributedString?, in label: UILabel, isRightToLeft: Bool
    ) {
      label.font = font
      label.textColor = resolvedColor()
      label.textAlignment =
        attributedText != nil && alignment == .natural
        ? .natural : textAlignment(isRightToLeft: isRightToLeft)
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = max(0, numberOfLines)
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      label.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      if let attributedText {
        label.attributedText = attributedText
      } else {
        label.text = text.map(transformed)
      }
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
