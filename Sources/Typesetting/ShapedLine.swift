/// One shaped line of text: fonts, glyphs and their positions.
///
/// Lines are immutable, and shaped without hinting and rounding. They are the same for every scale they are drawn at.
public final class ShapedLine: Sendable {
  /// The visible text of the line, including an ellipsis, in reading order, without the line end.
  public let text: String
  /// The runs from left to right.
  public let runs: [GlyphRun]
  /// The advance of all glyphs, in points, without the space at which the line was broken.
  public let width: Double
  /// The height of the tallest font in the line above the baseline, in points.
  public let ascent: Double
  /// The depth of the deepest font in the line below the baseline, in points, positive.
  public let descent: Double
  /// Whether the paragraph runs from right to left.
  public let isRightToLeft: Bool

  /// Makes a line.
  init(
    text: String, runs: [GlyphRun], width: Double, ascent: Double, descent: Double, isRightToLeft: Bool
  ) {
    self.text = text
    self.runs = runs
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the line with only some of its runs, in their places. Its text and its size stay the same.
  package func keeping(_ runs: [GlyphRun]) -> ShapedLine {
    ShapedLine(
      text: text, runs: runs, width: width, ascent: ascent, descent: descent, isRightToLeft: isRightToLeft)
  }

  /// Returns the text of one of the line's runs.
  public func text(in run: GlyphRun) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: run.textRange.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: run.textRange.count)]
  }
}
