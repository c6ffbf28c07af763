import Foundation

extension Calendar {
    static let gregorianInUTC: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        return calendar
    }()
}

final class CalendarViewModel {

    struct Month: Hashable {
        let title: String
        let days: [Day]
    }

    struct Day: Hashable {
        let date: Date
        let number: Int
        let month: Int
        let isToday: Bool
        let eventCount: Int
        /// The cells before the first day of a month, and nothing else, are empty.
        var isPlaceholder: Bool { number <= 0 }
    }

    // MARK: Output

    var onMonthsChanged: (([Month]) -> Void)?
    var onDaySelected: ((Day) -> Void)?
    private(set) var months: [Month] = [] {
        didSet { onMonthsChanged?(months) }
    }
    let weekdaySymbols = ["M", "T", "W", "T", "F", "S", "S"]
    private(set) var showsEventsOnly = false
    var todayMonthIndex: Int { months.firstIndex { $0.days.contains(where: \.isToday) } ?? 0 }

    private let today: Date
    private let calendar = Calendar.gregorianInUTC

    init(today: Date) {
        self.today = today
    }

    // MARK: Input

    func load() {
        let year = calendar.component(.year, from: today)
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.dateFormat = "MMMM yyyy"
        months = (1...12).compactMap { month in
            guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
                  let range = calendar.range(of: .day, in: .month, for: first) else { return nil }
            let leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
            let blanks = (0..<leading).map { Day(date: .distantPast, number: $0 - leading + 1, month: month, isToday: false, eventCount: 0) }
            let days = range.map { number -> Day in
                let date = calendar.date(byAdding: .day, value: number - 1, to: first)!
                return Day(date: date, number: number, month: month, isToday: calendar.isDate(date, inSameDayAs: today), eventCount: events(on: number, month))
            }
            return Month(title: formatter.string(from: first), days: blanks + days)
        }
    }

    func select(_ day: Day) {
        guard !day.isPlaceholder else { return }
        onDaySelected?(day)
    }

    func toggleEvents() {
        showsEventsOnly.toggle()
        onMonthsChanged?(months)
    }

    private func events(on day: Int, _ month: Int) -> Int {
        [3: 1, 11: 2, 17: 3, 24: 1][(day + month * 2) % 28] ?? 0
    }
}
