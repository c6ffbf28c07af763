import Foundation

/// The columns of a date picker: what they are, and how rows correspond to parts of a date.
struct DateColumns {
  enum Column: Equatable {
    case day, month, year, weekdayAndDay, hour, minute, period, countHours, countMinutes
  }

  var columns: [Column]
  let calendar: Calendar
  let locale: Locale
  let minuteInterval: Int
  /// The date whose day is in the middle of the column of days.
  let origin: Date

  private static let dayRange = 10_000

  init(_ choice: DateChoice, around origin: Date) {
    (calendar, locale) = (choice.calendar, choice.locale)
    self.origin = calendar.startOfDay(for: origin)
    let interval = choice.minuteInterval
    minuteInterval = interval > 0 && 60 % interval == 0 ? interval : 1
    let locale = locale
    func order(_ template: String) -> [Column] {
      let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
      var columns: [Column] = []
      var isQuoted = false
      for character in format {
        if character == "'" { isQuoted.toggle() }
        guard !isQuoted else { continue }
        let column: Column? =
          switch character {
          case "d": .day
          case "M", "L": .month
          case "y", "Y": .year
          case "H", "h", "K", "k": .hour
          case "m": .minute
          case "a", "b", "B": .period
          default: nil
          }
        if let column, !columns.contains(column) { columns.append(column) }
      }
      return columns
    }
    columns =
      switch choice.mode {
      case .date: order("yMMMMd")
      case .time: order("jm")
      case .dateAndTime: [.weekdayAndDay] + order("jm")
      case .countDownTimer: [.countHours, .countMinutes]
      case .yearAndMonth: order("yMMMM")
      }
  }

  private var usesPeriods: Bool { columns.contains(.period) }

  func rowCount(of column: Int) -> Int {
    switch columns[column] {
    case .day: 31
    case .month: calendar.monthSymbols.count
    case .year: 10_000
    case .weekdayAndDay: 2 * Self.dayRange + 1
    case .hour: usesPeriods ? 12 : 24
    case .countHours: 24
    case .minute, .countMinutes: 60 / minuteInterval
    case .period: 2
    }
  }

  func title(of row: Int, in column: Int) -> String {
    switch columns[column] {
    case .day, .year: String(row + 1)
    case .month: localizedCalendar.standaloneMonthSymbols[row]
    case .weekdayAndDay: dayTitle(of: row)
    case .hour: usesPeriods ? String(row == 0 ? 12 : row) : String(format: "%02d", row)
    case .minute: String(format: "%02d", row * minuteInterval)
    case .period: row == 0 ? localizedCalendar.amSymbol : localizedCalendar.pmSymbol
    case .countHours: "\(row) h"
    case .countMinutes: "\(row * minuteInterval) min"
    }
  }

  private var localizedCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    return calendar
  }

  private func dayTitle(of row: Int) -> String {
    guard let date = calendar.date(byAdding: .day, value: row - Self.dayRange, to: origin) else { return "" }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    return formatter.string(from: date)
  }

  /// The rows that show a date.
  func rows(for date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, (parts.minute ?? 0) / minuteInterval)
    return columns.map { column in
      switch column {
      case .day: (parts.day ?? 1) - 1
      case .month: (parts.month ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .weekdayAndDay:
        (calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0)
          + Self.dayRange
      case .hour: usesPeriods ? hour % 12 : hour
      case .minute, .countMinutes: minute
      case .period: hour / 12
      case .countHours: hour
      }
    }
  }

  /// Whether the columns have rows for a date.
  func contains(_ date: Date) -> Bool {
    zip(columns.indices, rows(for: date)).allSatisfy { (0..<rowCount(of: $0)).contains($1) }
  }

  /// The date of rows. A day that the month does not have becomes its last one.
  func date(of rows: [Int], from date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    func row(_ column: Column) -> Int? { columns.firstIndex(of: column).map { rows[$0] } }
    if let days = row(.weekdayAndDay),
      let day = calendar.date(byAdding: .day, value: days - Self.dayRange, to: origin)
    {
      let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    }
    if let year = row(.year) { parts.year = year + 1 }
    if let month = row(.month) { parts.month = month + 1 }
    let wantedDay = row(.day).map { $0 + 1 } ?? parts.day ?? 1
    if let hour = row(.hour) { parts.hour = hour + 12 * (row(.period) ?? 0) }
    if let minute = row(.minute) { parts.minute = minute * minuteInterval }
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let length = calendar.range(of: .day, in: .month, for: first)?.count
    else { return date }
    parts.day = min(wantedDay, length)
    return calendar.date(from: parts) ?? date
  }
}
