import DisplayList
import Typesetting

/// The style of a run of text, except its font.
struct TextRunStyle {
  var color: UIColor = .black
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  /// What is drawn instead of a letter.
  var attachment: NSTextAttachment?
  /// The width of outlines in percent of the font size. Positive for outlines alone, negative for filled letters, too.
  var strokeWidth = 0.0
  var strokeColor: UIColor?
  /// The slant of the letters to the right, as the tangent of its angle.
  var obliqueness = 0.0

  /// Whether there is nothing to draw but letters.
  var isPlain: Bool {
    background == nil && !underline.hasLine && !strikethrough.hasLine && shadow == nil && attachment == nil
      && !needsOutlines
  }

  /// Whether the letters are drawn as paths.
  var needsOutlines: Bool { strokeWidth != 0 || obliqueness != 0 }
}

extension TextRunStyle {
  /// Reads a style from the attributes of a text.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - color: The colour of letters if the attributes have none.
  init(_ attributes: [NSAttributedString.Key: Any], color: UIColor) {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      NSUnderlineStyle(rawValue: (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0)
    }
    let isLink = attributes[.link] != nil
    self.color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
    background = attributes[.backgroundColor] as? UIColor
    underline = isLink && attributes[.underlineStyle] == nil ? .single : style(.underlineStyle)
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = style(.strikethroughStyle)
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    strokeWidth = Self.limited(attributes[.strokeWidth])
    strokeColor = attributes[.strokeColor] as? UIColor
    obliqueness = Self.limited(attributes[.obliqueness])
  }

  /// The value of a number in attributes, of whatever type it is. Nil for something else.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }

  /// A number from −1000 to 1000. Without a valid one, 0.
  private static func limited(_ value: Any?) -> Double {
    guard let number = number(value), number.isFinite else { return 0 }
    return min(max(-1000, number), 1000)
  }
}
