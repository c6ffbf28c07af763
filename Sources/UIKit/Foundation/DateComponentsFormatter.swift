import Foundation

/// Formats a duration, such as `1:23` or `2h 5m`. Foundation has no such class on Linux.
///
/// The texts are English, whatever the locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of the units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons.
    case positional
    /// One letter for a unit.
    case abbreviated
    /// A few letters for a unit.
    case short
    /// Whole words.
    case full
    /// Numbers as words. Formatted as `full`.
    case spellOut
    /// A few letters without spaces.
    case brief
  }

  /// What happens to units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading units are dropped in the positional style, and all in the others.
    public static let `default` = Self(rawValue: 1)
    /// Leading units are dropped.
    public static let dropLeading = Self(rawValue: 2)
    /// Units in the middle are dropped.
    public static let dropMiddle = Self(rawValue: 4)
    /// Trailing units are dropped.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The first number is padded with a zero, and no unit is dropped.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units: those of time, and days and weeks. Default hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The style. Default positional.
  open var unitsStyle = UnitsStyle.positional
  /// What happens to units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units. 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether the last unit has a fraction. No effect.
  open var allowsFractionalUnits = false
  /// The calendar. It has no effect on times.
  open var calendar: Calendar? = .current
  /// Whether the largest unit contains what is left of larger ones. No effect.
  open var collapsesLargestUnit = false
  /// Whether the text says that it is approximate.
  open var includesApproximationPhrase = false
  /// Whether the text says that time remains.
  open var includesTimeRemainingPhrase = false

  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Double
    let (letter, short, word): (String, String, String)
  }

  private static let units = [
    Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", word: "week"),
    Unit(unit: .day, seconds: 86400, letter: "d", short: "day", word: "day"),
    Unit(unit: .hour, seconds: 3600, letter: "h", short: "hr", word: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", word: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", word: "second"),
  ]

  /// Returns a duration in seconds as text. Nil for a duration that is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let allowed = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
    let units = Self.units.filter { allowed.contains($0.unit) }
    guard let last = units.last else { return nil }
    var rest = (abs(ti) / last.seconds).rounded(.down) * last.seconds
    var parts = units.map { unit -> (unit: Unit, value: Int) in
      let value = (rest / unit.seconds).rounded(.down)
      rest -= value * unit.seconds
      return (unit, Int(value))
    }
    drop(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return phrase((ti < 0 ? "-" : "") + text(parts))
  }

  /// Returns the time between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns days, hours, minutes and seconds as text.
  open func string(from components: DateComponents) -> String? {
    let numbers = [
      components.weekOfMonth, components.day, components.hour, components.minute, components.second,
    ]
    let seconds = zip(Self.units, numbers).reduce(0.0) { $0 + $1.0.seconds * Double($1.1 ?? 0) }
    return string(from: seconds)
  }

  /// Returns a duration as text with a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
  }

  private func drop(_ parts: inout [(unit: Unit, value: Int)]) {
    let behaviour = zeroFormattingBehavior
    if behaviour.contains(.pad) || behaviour.isEmpty { return }
    // The positional style keeps minutes, as in 0:05.
    let kept = unitsStyle == .positional && behaviour.contains(.default) && parts.count > 1 ? 2 : 1
    let usesDefault = behaviour.contains(.default)
    if usesDefault || behaviour.contains(.dropLeading) {
      while parts.count > kept, parts[0].value == 0 { parts.removeFirst() }
    }
    if usesDefault ? unitsStyle != .positional : behaviour.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
    }
    if usesDefault ? unitsStyle != .positional : behaviour.contains(.dropMiddle), parts.count > 2 {
      let middle = parts[1..<(parts.count - 1)].filter { $0.value != 0 }
      parts = [parts[0]] + middle + [parts[parts.count - 1]]
    }
  }

  private func text(_ parts: [(unit: Unit, value: Int)]) -> String {
    let texts = parts.enumerated().map { index, part in
      let plural = part.value == 1 ? "" : "s"
      switch unitsStyle {
      case .positional:
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
      case .abbreviated: return "\(part.value)\(part.unit.letter)"
      case .brief: return "\(part.value)\(part.unit.short)\(part.unit.unit == .day ? plural : "")"
      case .short: return "\(part.value) \(part.unit.short)\(part.unit.unit == .day ? plural : "")"
      case .full, .spellOut: return "\(part.value) \(part.unit.word)\(plural)"
      }
    }
    switch unitsStyle {
    case .positional: return texts.joined(separator: ":")
    case .abbreviated, .brief: return texts.joined(separator: " ")
    case .short, .full, .spellOut: return texts.joined(separator: ", ")
    }
  }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
