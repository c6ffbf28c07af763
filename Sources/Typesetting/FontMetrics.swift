/// The vertical metrics of a font at its size, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline, as a negative number.
  public var descender: Double
  /// The extra distance between lines that the font specifies.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a small x.
  public var xHeight: Double
  /// The position of an underline's upper edge relative to the baseline. Negative, because the underline is below the
  /// baseline.
  public var underlinePosition: Double
  /// The thickness of an underline.
  public var underlineThickness: Double
  /// The height of a strikethrough's upper edge above the baseline.
  public var strikethroughPosition: Double

  /// The distance between two baselines, without leading.
  public var lineHeight: Double { ascender - descender }
}
