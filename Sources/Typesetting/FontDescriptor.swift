/// Which font is wanted.
public struct FontDescriptor: Hashable, Sendable {
  /// Family names, most wanted first.
  public var families: [String]
  /// The size in points.
  public var size: Double
  /// The weight on the scale of CSS, 100 to 900; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether a slanted face is wanted.
  public var isItalic: Bool
  /// Whether all digits are to be equally wide.
  public var hasMonospacedDigits: Bool

  /// Describes a font.
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
