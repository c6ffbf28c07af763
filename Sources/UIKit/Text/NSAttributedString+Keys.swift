extension NSAttributedString.Key {
  /// A `UIFont`; by default, the system font in 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`. The one at the beginning of a paragraph applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` for the letters; by default, black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: extra distance between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: extra distance between characters, in points. Unless it is 0, it replaces `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle` for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle` for a line under the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the line under the letters; by default, the colour of the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` for the line through the letters; by default, the colour of the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `URL` or a text that the letters link to. They are blue unless they have a colour, and underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSShadow` of the letters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: how far the letters are above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number: the width of the letters' outlines, as a percentage of the font size. A positive width draws only the
  /// outlines, and a negative one the letters with outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor` of the letters' outlines; by default, the colour of the letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the slant of the letters to the right, as the tangent of its angle.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: how much wider the letters are. It is kept, and not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: whether letters are joined. It is kept; they are joined as the font says.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Directions that override those of the letters. They are kept, and have no effect.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The name of an effect. It is kept, and not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment` that is drawn in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
