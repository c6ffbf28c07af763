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
    /// How lines are broken and aligned. The one at the beginning of a paragraph applies to all of it.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Additional space after each character, in points.
    public let kern: KernAttribute
    /// Additional space after each character, in points. Unless it is 0, it replaces `kern`.
    public let tracking: TrackingAttribute
    /// Whether letters are joined. It is kept; they are joined as the font says.
    public let ligature: LigatureAttribute
    /// How far the letters are above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text; by default, that of the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text; by default, that of the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the letters' outlines, as a percentage of the font size. Negative for filled letters with
    /// outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the letters' outlines; by default, that of the letters.
    public let strokeColor: StrokeColorAttribute
    /// The slant of the letters, as the tangent of its angle.
    public let obliqueness: ObliquenessAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// What is drawn in place of the character U+FFFC.
    public let attachment: AttachmentAttribute

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

    /// How lines are broken and aligned. The one at the beginning of a paragraph applies to all of it.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// Additional space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Additional space after each character, in points. Unless it is 0, it replaces `kern`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Whether letters are joined. It is kept; they are joined as the font says.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Int
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// How far the letters are above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The colour of the line below the text; by default, that of the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The colour of the line through the text; by default, that of the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The width of the letters' outlines, as a percentage of the font size. Negative for filled letters with
    /// outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The colour of the letters' outlines; by default, that of the letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The slant of the letters, as the tangent of its angle.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The shadow of the letters.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// What is drawn in place of the character U+FFFC.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSTextAttachment
      /// The name in an attributed string.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The attributes of this framework, by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
