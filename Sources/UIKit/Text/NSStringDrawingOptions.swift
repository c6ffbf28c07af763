/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin of the rectangle is the upper left corner of the text, which is broken into lines. Without this option,
  /// the origin is the start of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Adds the font's leading to the distance between lines. Has no effect on this platform.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the pixels that glyphs cover. Has no effect on this platform.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// If text does not fit, the last visible line ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
