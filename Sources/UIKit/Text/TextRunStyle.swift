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

  /// Whether there is nothing to draw but letters.
  var isPlain: Bool {
    background == nil && underline.isEmpty && strikethrough.isEmpty && shadow == nil && attachment == nil
  }
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
  }
}
