import Foundation

/// Which dates a date picker offers, and in which language.
struct DateChoice: Equatable {
  var mode = UIDatePicker.Mode.dateAndTime
  /// The calendar, with the time zone of the dates.
  var calendar = Calendar.current
  var locale = Locale.current
  /// The distance of the minutes. If it does not divide 60, it counts as 1.
  var minuteInterval = 1
  var minimum: Date?
  var maximum: Date?

  /// The nearest date between the minimum and the maximum. A minimum after the maximum makes both ineffective, and a
  /// duration has no limits.
  func limited(_ date: Date) -> Date {
    guard mode != .countDownTimer, (minimum ?? .distantPast) <= (maximum ?? .distantFuture) else {
      return date
    }
    let late = minimum.map { max(date, $0) } ?? date
    return maximum.map { min(late, $0) } ?? late
  }

  /// The days that have a time between the minimum and the maximum.
  var days: DateInterval {
    let (first, last) = (minimum ?? .distantPast, maximum ?? .distantFuture)
    guard first <= last else { return DateInterval(start: .distantPast, end: .distantFuture) }
    // The end of an interval does not count, the latest date does.
    return DateInterval(start: first, end: last < .distantFuture ? last.addingTimeInterval(1) : last)
  }

  /// The time of a date, on another day.
  func time(of date: Date, on day: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts) ?? day
  }

  /// A date, or the part of it that a mode shows, as text.
  func text(of date: Date, as mode: UIDatePicker.Mode) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    if mode == .yearAndMonth {
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    } else {
      formatter.dateStyle = mode == .time ? .none : .medium
      formatter.timeStyle = mode == .date ? .none : .short
    }
    return formatter.string(from: date)
  }
}

/// A view in which the user chooses a date.
@MainActor
protocol DateChooser: UIView {
  init(_ choice: DateChoice, showing date: Date)
  /// What is offered.
  var choice: DateChoice { get set }
  /// Called with the date that the user has chosen, which may be outside of the limits.
  var onChange: (Date) -> Void { get set }
  /// Shows a date.
  func show(_ date: Date, animated: Bool)
}
