/// One line of text, broken and shaped: fonts, glyphs and their positions.
public final class ShapedLine: Sendable {
  /// The text of the line.
  public let text: String
  /// The advance of all glyphs together, in points.
  public let width: Double
  /// The height above the baseline, in points.
  public let ascent: Double
  /// The depth below the baseline, in points, positive.
  public let descent: Double

  /// Makes a line.
  public init(text: String, width: Double, ascent: Double, descent: Double) {
    self.text = text
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
