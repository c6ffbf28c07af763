/// Where a text that was scaled down is placed.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the upper edge of the text at its full size.
  case none = 2
}

extension NSParagraphStyle {
  /// How lines are broken, in addition to the rules of the writing system.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No short last lines.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks of Hangul at words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the platform does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
