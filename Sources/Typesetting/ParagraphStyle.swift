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
  /// Whether text without a direction of its own runs from right to left.
  public var isRightToLeft: Bool

  /// Makes a style.
  public init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail, maximumNumberOfLines: Int = 0,
    lineSpacing: Double = 0, isRightToLeft: Bool = false
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumNumberOfLines = maximumNumberOfLines
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }
}
