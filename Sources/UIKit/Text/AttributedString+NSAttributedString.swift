extension AttributedString {
  /// Creates a value from a text, with the attributes of this framework and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let characters = Array(nsStr.string.utf16)
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      let text = String(decoding: characters[range.lowerBound..<range.upperBound], as: UTF16.self)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  /// The text for a label, with a font, a colour and a paragraph style wherever it has none of its own.
  @MainActor
  func styled(
    font: UIFont, color: UIColor, style: NSParagraphStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    var attributes = transformer?(base) ?? base
    if attributes.paragraphStyle == nil { attributes.paragraphStyle = style }
    var text = self
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    return NSAttributedString(text)
  }
}

extension NSAttributedString {
  /// Creates a text from a value, with the attributes of this framework and its links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}
