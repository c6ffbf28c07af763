extension AttributeScopes {
  /// The attributes of this framework.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Attributes of text that views draw.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Additional space after each character, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Additional space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeContainer {
  /// Creates a container from the attributes of an `NSAttributedString`: font, colours, kerning and lines. Others are left
  /// out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      let number = (dictionary[key] as? NSNumber)?.intValue ?? dictionary[key] as? Int
      return number.map { NSUnderlineStyle(rawValue: $0) } ?? dictionary[key] as? NSUnderlineStyle
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    let kern = (dictionary[.kern] as? NSNumber)?.doubleValue
    self.kern = dictionary[.kern] as? CGFloat ?? kern.map { CGFloat($0) }
    self.underlineStyle = style(.underlineStyle)
    self.strikethroughStyle = style(.strikethroughStyle)
  }
}

extension AttributeDynamicLookup {
  /// The attributes of this framework, by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The text for a label, with a font and a colour wherever it has none of its own.
  @MainActor
  func styled(
    font: UIFont, color: UIColor, style: NSParagraphStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    let attributes = transformer?(base) ?? base
    var text = self
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    let result = NSMutableAttributedString(attributedString: NSAttributedString(text))
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
    return result
  }
}

extension NSAttributedString {
  /// Creates a text from a value, with its font, colours, kerning and lines. Other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      result.append(
        NSAttributedString(string: String(attrStr.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
