import Typesetting

/// How the lines of a text are broken and aligned.
///
/// The style at the beginning of a paragraph applies to all of it.
// Unchecked because a subclass is mutable: code that draws a text does not change its styles meanwhile.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let swiftObjectMark = SwiftObjectMark()

  var values = Values()

  /// The values of a style.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    /// Nil for the standard ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakStrategy = LineBreakStrategy()
    var tightensForTruncation = false
  }

  /// Creates the default style.
  public override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of text without a direction of its own.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Extra distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Extra distance below a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// A factor for the natural height of a line; 0 is treated as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The distance of the first line of a paragraph from the edge where lines begin, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines of a paragraph from the edge where lines begin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: the distance from the edge where they begin if it is positive, and otherwise from the other edge, in
  /// points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Extra distance above a paragraph, unless the text begins with it, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where text continues after a tab: by default, at each of the first twelve multiples of 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.standard }
  /// The distance between further places where text continues after a tab, in points; 28 points if it is 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How lines are broken besides. It is kept, and has no effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters come closer before text is truncated. It is kept, and has no effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensForTruncation }
  /// When words are hyphenated. It is kept, and words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  /// Returns the style with natural alignment replaced by the alignment in a user interface: to the edge where its lines
  /// begin, in whatever language the text is (Behaviour.md 29.1).
  func aligned(isRightToLeft: Bool) -> NSParagraphStyle {
    guard alignment == .natural, let style = mutableCopy() as? NSMutableParagraphStyle else { return self }
    style.alignment = isRightToLeft ? .right : .left
    return style
  }

  /// Returns the style with another way to break lines.
  func breakingLines(_ mode: NSLineBreakMode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    style.lineBreakMode = mode
    return style
  }

  /// Returns the style for the typesetter.
  ///
  /// - Parameters:
  ///   - maximumNumberOfLines: The maximum number of lines; 0 for no limit.
  ///   - isRightToLeft: Whether text runs from right to left if neither it nor the style has a direction.
  func paragraphStyle(maximumNumberOfLines: Int, isRightToLeft: Bool) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.alignment, lineBreak: lineBreakMode.lineBreak,
      maximumNumberOfLines: maximumNumberOfLines, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing, paragraphSpacingBefore: paragraphSpacingBefore,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent,
      tabStops: (values.tabStops ?? []).map(\.tabStop), defaultTabInterval: defaultTabInterval,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight,
      isRightToLeft: baseWritingDirection == .natural ? isRightToLeft : baseWritingDirection == .rightToLeft)
  }
}
