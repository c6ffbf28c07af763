/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The sum of the options.
  public let rawValue: Int

  /// Makes options from their sum.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's upper left corner is that of the text, which is broken into lines; otherwise it is the beginning of
  /// the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as far apart as the font asks for, its leading included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measured is what letters cover; here, the same as without this option.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends in an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
