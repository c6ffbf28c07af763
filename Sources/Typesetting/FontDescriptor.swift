/// A description of a font to look for.
public struct FontDescriptor: Hashable, Sendable {
  /// The family names, the preferred one first.
  public var families: [String]
  /// The size in points.
  public var size: Double
  /// The weight on the scale of CSS, from 100 to 900; 400 is regular and 700 is bold.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool

  /// Creates a descriptor.
  public init(
    families: [String], size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
