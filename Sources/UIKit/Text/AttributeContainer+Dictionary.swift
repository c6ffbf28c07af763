extension AttributeContainer {
  /// Creates a container from the attributes of an `NSAttributedString`. Attributes that neither this framework nor
  /// Foundation has are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    // A copy, because the style may be mutable.
    self.paragraphStyle = (dictionary[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
    self.kern = dictionary.length(.kern)
    self.tracking = dictionary.length(.tracking)
    self.ligature = dictionary.length(.ligature).flatMap { Int(exactly: $0.rounded()) }
    self.baselineOffset = dictionary.length(.baselineOffset)
    self.underlineStyle = dictionary.lineStyle(.underlineStyle)
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = dictionary.lineStyle(.strikethroughStyle)
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.strokeWidth = dictionary.length(.strokeWidth)
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.obliqueness = dictionary.length(.obliqueness)
    self.shadow = (dictionary[.shadow] as? NSShadow)?.copy() as? NSShadow
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes for an `NSAttributedString`.
  var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.paragraphStyle] = self.paragraphStyle
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.ligature] = self.ligature
    result[.baselineOffset] = self.baselineOffset
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.underlineColor] = self.underlineColor
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.strikethroughColor] = self.strikethroughColor
    result[.strokeWidth] = self.strokeWidth
    result[.strokeColor] = self.strokeColor
    result[.obliqueness] = self.obliqueness
    result[.shadow] = self.shadow
    result[.attachment] = self.attachment
    result[.link] = self.link
    return result
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number of points, or a factor.
  fileprivate func length(_ key: NSAttributedString.Key) -> CGFloat? {
    TextRunStyle.number(self[key]).map { CGFloat($0) }
  }

  /// The style of a line, as a value or as its bits.
  fileprivate func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    let bits = (self[key] as? NSNumber)?.intValue ?? self[key] as? Int
    return bits.map { NSUnderlineStyle(rawValue: $0) } ?? self[key] as? NSUnderlineStyle
  }
}
