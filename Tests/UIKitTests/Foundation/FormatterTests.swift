import Foundation
import Testing
import UIKit

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
  @Test(
    "durations in the positional style",
    arguments: [(5, "0:05"), (83, "1:23"), (3600, "1:00:00"), (3725, "1:02:05"), (-83, "-1:23")])
  func positional(seconds: Double, expected: String) {
    #expect(DateComponentsFormatter().string(from: seconds) == expected)
  }

  @Test("units, styles and padding")
  func styles() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 2 * 3600 + 5 * 60) == "2h 5m")
    #expect(formatter.string(from: 86400) == "1d")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7500) == "2 hours")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test(
    "relative dates",
    arguments: [
      (-7200, "2 hours ago"), (60, "in 1 minute"), (-86400 * 15, "2 weeks ago"), (86400, "in 1 day"),
    ])
  func relative(seconds: Double, expected: String) {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == expected)
  }

  @Test("relative dates count the months and years of the calendar")
  func relativeCalendar() throws {
    let formatter = RelativeDateTimeFormatter()
    let calendar = Calendar(identifier: .gregorian)
    formatter.calendar = calendar
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "in 1 year")
    #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 months")
    let day = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 15, hour: 12)))
    let year = try #require(calendar.date(byAdding: .year, value: -1, to: day))
    let month = try #require(calendar.date(byAdding: .month, value: -1, to: day))
    #expect(formatter.localizedString(for: year, relativeTo: day) == "1 year ago")
    #expect(formatter.localizedString(for: month, relativeTo: day) == "1 month ago")
  }

  @Test("days have names in the named style")
  func named() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
  }

  @Test("predicates compare texts")
  func predicates() {
    let email = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(
      email.evaluate(with: "a@b.org") && !email.evaluate(with: "a@b") && !email.evaluate(with: "x a@b.org"))
    #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "CAFE").evaluate(with: "le café"))
    #expect(!NSPredicate(format: "SELF CONTAINS %@", "CAFE").evaluate(with: "le café"))
    #expect(NSPredicate(format: "self beginswith[c] 'ab'").evaluate(with: "Abc"))
    #expect(NSPredicate(format: "SELF LIKE %@", "a*c").evaluate(with: "abbc"))
    let texts = NSArray(array: ["one", "two"]).filtered(using: NSPredicate(format: "SELF != %@", "one"))
    #expect(texts as? [String] == ["two"])
  }
}
