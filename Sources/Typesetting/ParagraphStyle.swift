/// How text is broken into lines, and how lines are aligned.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of a line in the available width.
  public enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  /// What happens to text that does not fit.
  public enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// The alignment of lines; `natural` follows the direction of the text.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreak: LineBreak
  /// The maximum number of lines; 0 for no limit.
  public var maximumNumberOfLines: Int
  /// Extra distance between lines, in points.
  public var lineSpacing: Double
  /// Extra distance below the last line of a paragraph, in points.
  public var paragraphSpacing: Double
  /// A factor for the natural height of a line; 0 is treated as 1.
  public var lineHeightMultiple: Double
  /// The minimum height of a line, in points.
  public var minimumLineHeight: Double
  /// The maximum height of a line, in points; 0 for no limit.
  public var maximumLineHeight: Double
  /// Whether text without a direction of its own runs from right to left.
  public var isRightToLeft: Bool

  /// Creates a style.
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

  /// Returns the height of a line with a given natural height.
  func lineHeight(for natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
