/// Glyphs next to one another in one font and one style.
///
/// To draw a run with Cairo, at any scale: `run.font.withCairoFont { cairo_set_scaled_font(context, $0) }`, then
/// `cairo_show_glyphs` with the ids of `glyphs` and their positions added to the baseline origin. For GSK,
/// `run.font.withPangoFont` gives the font, and a `PangoGlyphString` follows from ids, advances and positions.
/// Where a browser sets the text, take `text(in:)`, `descriptor`, `x` and `width`.
public struct GlyphRun: Sendable {
  /// The font of the glyphs; another than `descriptor` asks for where that lacks the characters.
  public let font: Font
  /// The font that was asked for.
  public let descriptor: FontDescriptor
  /// The number of the styled run this came from.
  public let style: Int
  /// The glyphs from left to right, those that draw nothing (tabs, line ends) left out.
  public let glyphs: [Glyph]
  /// For every glyph, where in the run's text the characters begin that it stands for, as an offset in UTF-8;
  /// rising from left to right, or falling where the text runs from right to left.
  public let textOffsets: [Int]
  /// The left end of the run, from the left end of the line's baseline, in points.
  public let x: Double
  /// The advance of the whole run, in points.
  public let width: Double
  /// The run's part of the line's text, as offsets in UTF-8.
  public let textRange: Range<Int>
  /// The embedding level of Unicode's bidirectional algorithm; odd if the text runs from right to left.
  public let bidiLevel: Int
  /// Whether this is the mark that stands for text left out.
  public let isEllipsis: Bool
}
