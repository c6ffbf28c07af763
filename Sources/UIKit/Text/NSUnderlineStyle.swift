/// The style of a line under or through a text: one of `single`, `thick` and `double`, with a pattern, and with `byWord`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates a style from the bits of its options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// Dots instead of a continuous line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes instead of a continuous line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// No line under or through spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Whether there is a line. A pattern alone draws none.
  var hasLine: Bool { rawValue & 0xF != 0 }

  /// The lengths of dashes and gaps in turn, as multiples of the line's thickness. Empty for a continuous line.
  var dashes: [Double] {
    switch NSUnderlineStyle(rawValue: rawValue & 0x700) {
    case .patternDot: [2, 2]
    case .patternDash: [6, 3]
    case .patternDashDot: [6, 3, 2, 3]
    case .patternDashDotDot: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}
