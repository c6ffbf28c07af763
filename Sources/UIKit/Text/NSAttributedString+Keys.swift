extension NSAttributedString.Key {
  /// A `UIFont`; without one, 12 points of the system font.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; the one at the beginning of the text counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` for the letters; without one, black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: extra distance between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of an `NSUnderlineStyle` for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle` for a line under the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the line under the letters; without one, theirs.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` for the line through the letters; without one, theirs.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
}
