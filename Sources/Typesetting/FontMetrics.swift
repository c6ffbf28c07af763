/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline, as a negative number.
  public var descender: Double
  /// The extra distance between lines that the font asks for.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a small x.
  public var xHeight: Double

  /// The distance between two baselines, without extra leading.
  public var lineHeight: Double { ascender - descender }

  /// Makes measures.
  public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
