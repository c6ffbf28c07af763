import Foundation

/// Formats the time between two dates, such as `2 hours ago`. Foundation has no such class on Linux.
///
/// The texts are English, whatever the locale.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always numbers.
    case numeric
    /// Names such as `yesterday`.
    case named
  }

  /// The style of the units.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words.
    case full
    /// Numbers as words. Formatted as `full`.
    case spellOut
    /// A few letters.
    case short
    /// As few letters as possible.
    case abbreviated
  }

  /// Whether days have names. Default numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of the units. Default whole words.
  open var unitsStyle = UnitsStyle.full
  /// Whether a sentence begins with the text. No effect.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The locale. It has no effect.
  open var locale: Locale! = .current

  private static let units: [(seconds: Double, word: String, short: String)] = [
    (31_557_600, "year", "yr."), (2_629_800, "month", "mo."), (604_800, "week", "wk."), (86400, "day", "day"),
    (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
  ]

  /// Returns the time from now, in seconds, as text.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let size = timeInterval.isFinite ? min(abs(timeInterval), 1e12) : 0
    let unit = Self.units.first { size >= $0.seconds } ?? Self.units[Self.units.count - 1]
    return text(Int(size / unit.seconds), unit.word, unit.short, isPast: timeInterval < 0)
  }

  private func text(_ count: Int, _ word: String, _ short: String, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = name(count, word, isPast: isPast) { return name }
    let plural = count == 1 ? "" : "s"
    let text: String
    switch unitsStyle {
    case .full, .spellOut: text = "\(count) \(word)\(plural)"
    case .short, .abbreviated: text = "\(count) \(short)\(word == "day" ? plural : "")"
    }
    return isPast ? text + " ago" : "in " + text
  }

  private func name(_ count: Int, _ word: String, isPast: Bool) -> String? {
    switch (count, word) {
    case (0, "second"): "now"
    case (1, "day"): isPast ? "yesterday" : "tomorrow"
    case (1, "week"), (1, "month"), (1, "year"): (isPast ? "last " : "next ") + word
    default: nil
    }
  }

  /// Returns the time from one date to another as text, in the largest unit of the calendar of which there is one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let interval = date.timeIntervalSince(referenceDate)
    guard abs(interval) < 1e12 else { return localizedString(fromTimeInterval: interval) }
    let components = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    for (unit, count) in zip(Self.units, counts) {
      if let count, count != 0 { return text(abs(count), unit.word, unit.short, isPast: count < 0) }
    }
    return localizedString(fromTimeInterval: interval)
  }

  /// Returns the time that components describe as text: that of the largest that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let then = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: then, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
