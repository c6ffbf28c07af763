/// How a paragraph is broken into lines, and how its lines are placed.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of a line in the available width.
  public enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  /// What happens to text that does not fit.
  public enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// A place where text continues after a tab.
  public struct TabStop: Hashable, Sendable {
    /// Which part of the text up to the next tab is at the place.
    public enum Alignment: Hashable, Sendable { case left, center, right }

    /// Which part of the text up to the next tab is at the place.
    public var alignment: Alignment
    /// The distance from the edge where lines begin, in points.
    public var location: Double

    /// Creates a tab stop.
    public init(alignment: Alignment = .left, location: Double) {
      (self.alignment, self.location) = (alignment, location)
    }
  }

  /// The alignment of lines; `natural` follows the direction of the text.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreak: LineBreak
  /// The maximum number of lines of a text; 0 for no limit. It has no effect in the style of a single paragraph.
  public var maximumNumberOfLines: Int
  /// Extra distance between lines, in points.
  public var lineSpacing: Double
  /// Extra distance below the last line of a paragraph, in points.
  public var paragraphSpacing: Double
  /// Extra distance above the first line of a paragraph, unless the text begins with it, in points.
  public var paragraphSpacingBefore: Double
  /// The distance of the first line from the edge where lines begin, in points. Negative values are treated as 0.
  public var firstLineHeadIndent: Double
  /// The distance of the other lines from the edge where lines begin, in points. Negative values are treated as 0.
  public var headIndent: Double
  /// Where lines end: the distance from the edge where they begin if it is positive, and otherwise from the other edge, in
  /// points.
  public var tailIndent: Double
  /// Where text continues after a tab.
  public var tabStops: [TabStop]
  /// The distance between further places where text continues after a tab, in points.
  public var defaultTabInterval: Double
  /// A factor for the natural height of a line; 0 is treated as 1.
  public var lineHeightMultiple: Double
  /// The minimum height of a line, in points.
  public var minimumLineHeight: Double
  /// The maximum height of a line, in points; 0 for no limit.
  public var maximumLineHeight: Double
  /// Whether text without a direction of its own runs from right to left.
  public var isRightToLeft: Bool

  /// The distance between tab stops in text without its own, in points.
  public static let standardTabInterval = 28.0

  /// Creates a style.
  public init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byTruncatingTail, maximumNumberOfLines: Int = 0,
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, paragraphSpacingBefore: Double = 0,
    firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    tabStops: [TabStop] = [], defaultTabInterval: Double = ParagraphStyle.standardTabInterval,
    lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    isRightToLeft: Bool = false
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumNumberOfLines = maximumNumberOfLines
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.tabStops = tabStops
    self.defaultTabInterval = defaultTabInterval
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
