/// How text is broken into lines and how these stand.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where a line stands in the width given.
  public enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  /// What happens to text that does not fit.
  public enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// Where lines stand; `natural` follows the direction of the text.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreak: LineBreak
  /// The greatest number of lines, 0 for any.
  public var maximumNumberOfLines: Int
  /// Extra distance between lines, in points.
  public var lineSpacing: Double
  /// Extra distance below the last line of a paragraph, in points.
  public var paragraphSpacing: Double
  /// What a line's natural height is multiplied by; 0 counts as 1.
  public var lineHeightMultiple: Double
  /// The least height of a line, in points.
  public var minimumLineHeight: Double
  /// The greatest height of a line, in points; 0 for any.
  public var maximumLineHeight: Double
  /// Whether text without a direction of its own runs from right to left.
  public var isRightToLeft: Bool

  /// Makes a style.
  public init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail, maximumNumberOfLines: Int = 0,
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, isRightToLeft: Bool = false
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumNumberOfLines = maximumNumberOfLines
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.isRightToLeft = isRightToLeft
  }

  /// The height that a line with a natural one is given.
  func lineHeight(for natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
