/// One line of text, broken and shaped: fonts, glyphs and their positions.
///
/// Immutable, and shaped without hinting and without rounding at one unit a point: the same for every scale
/// it is drawn at.
public final class ShapedLine: Sendable {
  /// The text of the line as it is seen, an ellipsis included; in reading order, without the line end.
  public let text: String
  /// The runs from left to right.
  public let runs: [GlyphRun]
  /// The advance of all glyphs together, in points; without the space at which the line was broken.
  public let width: Double
  /// The height above the baseline, in points: that of the tallest font in it.
  public let ascent: Double
  /// The depth below the baseline, in points, positive: that of the deepest font in it.
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

  /// The text of one of the line's runs.
  public func text(in run: GlyphRun) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: run.textRange.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: run.textRange.count)]
  }
}
