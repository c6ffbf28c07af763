/// A sequence of glyphs in one font and one style.
///
/// To draw a run with Cairo, at any scale: `run.font.withCairoFont { cairo_set_scaled_font(context, $0) }`, then
/// `cairo_show_glyphs` with the ids of `glyphs` and their positions added to the baseline origin. For GSK,
/// `run.font.withPangoFont` gives the font, and a `PangoGlyphString` follows from ids, advances and positions. For text
/// set by a browser, use `text(in:)`, `descriptor`, `x` and `width`.
public struct GlyphRun: Sendable {
  /// The font of the glyphs. It differs from `descriptor` if that font lacks the characters.
  public let font: Font
  /// The font that was requested.
  public let descriptor: FontDescriptor
  /// The style number of the text; see `StyledText`.
  public let style: Int
  /// The glyphs from left to right, without those that draw nothing (tabs, line ends).
  public let glyphs: [Glyph]
  /// For each glyph, the UTF-8 offset in the run's text of the characters that it represents. Ascending from left to
  /// right, or descending if the text runs from right to left.
  public let textOffsets: [Int]
  /// The left end of the run, relative to the left end of the line's baseline, in points.
  public let x: Double
  /// The advance of the whole run, in points.
  public let width: Double
  /// The range of the run in the line's text, as UTF-8 offsets.
  public let textRange: Range<Int>
  /// The embedding level of Unicode's bidirectional algorithm; odd if the text runs from right to left.
  public let bidiLevel: Int
  /// Whether the text runs from right to left.
  public var isRightToLeft: Bool { bidiLevel % 2 == 1 }
  /// The distance by which the run is raised above the baseline, in points; see `StyledText.Run`.
  public let rise: Double
  /// Whether this is the ellipsis that replaces omitted text.
  public let isEllipsis: Bool
}
