import Typesetting

/// How the lines of a text are broken and stand.
///
/// A text is set by the style at its beginning.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var values = Values()

  /// What a style consists of.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  /// Makes the style of text that has none.
  public override init() { super.init() }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of text that has none of its own.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Extra distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Extra distance below a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What a line's natural height is multiplied by; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// A style with the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }

  /// The style as the typesetter takes it.
  ///
  /// - Parameter isRightToLeft: The direction where neither text nor style has one.
  func paragraphStyle(maximumNumberOfLines: Int, isRightToLeft: Bool) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.alignment, lineBreak: lineBreakMode.lineBreak,
      maximumNumberOfLines: maximumNumberOfLines, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight,
      isRightToLeft: baseWritingDirection == .natural ? isRightToLeft : baseWritingDirection == .rightToLeft)
  }
}
