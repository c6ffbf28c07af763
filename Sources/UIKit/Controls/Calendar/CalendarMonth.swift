import Foundation

/// A month of a calendar.
struct CalendarMonth: Equatable {
  private let calendar: Calendar
  private let interval: DateInterval

  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    interval = calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
  }

  /// The beginning of the first day.
  var start: Date { interval.start }

  /// The year and the month.
  var components: DateComponents {
    var components = calendar.dateComponents([.era, .year, .month], from: start)
    components.calendar = calendar
    return components
  }

  /// The beginnings of all days.
  var days: [Date] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  /// The number of days in the first week before the first day.
  var leadingDays: Int {
    let weekday = calendar.component(.weekday, from: start)
    return (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The month a number of months later.
  func advanced(by count: Int) -> CalendarMonth {
    CalendarMonth(containing: calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar)
  }

  /// Whether the month has days in an interval, whose end does not count.
  func intersects(_ other: DateInterval) -> Bool { interval.overlaps(other) }

  /// Whether a day has time in an interval, whose end does not count.
  func day(_ day: Date, isIn other: DateInterval) -> Bool {
    (calendar.dateInterval(of: .day, for: day) ?? DateInterval(start: day, duration: 0)).overlaps(other)
  }
}

extension DateInterval {
  /// Whether the intervals have more than an end in common.
  fileprivate func overlaps(_ other: DateInterval) -> Bool { start < other.end && other.start < end }
}
