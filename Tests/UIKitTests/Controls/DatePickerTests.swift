import CollectionViewTesting
import Foundation
import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  @MainActor
  @Suite("Date pickers")
  struct DatePickerTests {
    private let controller = UIViewController()
    private let stage: Stage
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

    init() {
      TestIcons.use()
      stage = Stage(controller, size: CGSize(width: 500, height: 600))
      picker.calendar = Self.utc
      picker.locale = Locale(identifier: "en_US")
    }

    private static var utc: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      return calendar
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? .distantPast }

    /// Shows the picker with a date, and returns the log of its events.
    private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ text: String) -> Events {
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      picker.date = date(text)
      picker.frame.size = picker.intrinsicContentSize
      controller.view.addSubview(picker)
      stage.advance(by: 0.1)
      let events = Events()
      picker.addAction(UIAction { _ in events.count += 1 }, for: .valueChanged)
      return events
    }

    private final class Events { var count = 0 }

    private func tap(_ view: UIView) {
      stage.finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
      stage.settle()
    }

    private func all<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
      root.subviews.flatMap { ([$0 as? View].compactMap(\.self)) + all(type, in: $0) }
    }

    private func calendarView(in root: UIView) throws -> UICalendarView {
      try #require(all(UICalendarView.self, in: root).first)
    }

    /// The visible buttons with a title, without those of the calendar.
    private func titles(in root: UIView) -> [String] {
      all(UIButton.self, in: root).compactMap { $0.configuration?.title }
    }

    // MARK: - Wheels

    @Test("§34.4 31 January becomes the last day of February, and the event is sent once")
    func shortMonth() {
      let events = show(.date, .wheels, "2024-01-31T10:30:00Z")
      // The columns of American English are month, day and year. The next month is one row below the middle.
      stage.finger.tap(at: CGPoint(x: 60, y: 138))
      #expect(stage.settle())
      #expect(picker.date == date("2024-02-29T10:30:00Z") && events.count == 1)
    }

    @Test("§34.4 the wheel of days reaches each date that is set")
    func distantDay() throws {
      _ = show(.dateAndTime, .wheels, "2024-05-10T10:30:00Z")
      picker.date = date("1890-01-01T10:30:00Z")
      stage.finger.tap(at: CGPoint(x: 60, y: 138))
      #expect(stage.settle())
      #expect(picker.date == date("1890-01-02T10:30:00Z"))
    }

    // MARK: - Limits

    @Test("§34.5 dates outside of the range are limited, and a range that is empty has no effect")
    func range() {
      _ = show(.date, .wheels, "2024-05-10T00:00:00Z")
      picker.minimumDate = date("2024-05-12T00:00:00Z")
      #expect(picker.date == date("2024-05-12T00:00:00Z"))
      picker.maximumDate = date("2024-05-20T00:00:00Z")
      picker.date = date("2025-01-01T00:00:00Z")
      #expect(picker.date == date("2024-05-20T00:00:00Z"))
      picker.maximumDate = date("2024-05-01T00:00:00Z")
      picker.date = date("2025-01-01T00:00:00Z")
      #expect(picker.date == date("2025-01-01T00:00:00Z"))
    }

    @Test("§34.6 a duration is at least a minute, and minutes have an interval")
    func duration() {
      _ = show(.countDownTimer, .automatic, "2024-05-10T13:00:00Z")
      picker.countDownDuration = 3_660
      #expect(picker.countDownDuration == 3_660 && picker.datePickerStyle == .wheels)
      picker.countDownDuration = 5
      #expect(picker.countDownDuration == 60)
    }

    // MARK: - Calendar

    @Test("§34.3 the inline style is a calendar, whose days keep the time of the date")
    func inline() throws {
      let events = show(.date, .inline, "2024-05-10T10:30:15Z")
      let calendar = try calendarView(in: picker)
      #expect(picker.bounds.width == 320 && calendar.frame == picker.bounds)
      tap(calendar.days[19])
      #expect(picker.date == date("2024-05-20T10:30:15Z") && events.count == 1)
      tap(calendar.days[19])
      #expect(picker.date == date("2024-05-20T10:30:15Z") && events.count == 1, "a date is always selected")
      picker.date = date("2023-12-24T18:00:00Z")
      #expect(calendar.visibleDateComponents.month == 12 && calendar.days[23].isSelected && events.count == 1)
    }

    @Test("§34.5 days outside of the limits cannot be chosen, and the time of the first one is limited")
    func calendarLimits() throws {
      let events = show(.dateAndTime, .inline, "2024-05-20T10:30:00Z")
      picker.minimumDate = date("2024-05-15T12:00:00Z")
      picker.maximumDate = date("2024-05-25T00:00:00Z")
      let calendar = try calendarView(in: picker)
      #expect(calendar.days.indices.filter { calendar.days[$0].isEnabled } == Array(14...24))
      tap(calendar.days[13])
      #expect(events.count == 0)
      tap(calendar.days[14])
      #expect(picker.date == date("2024-05-15T12:00:00Z") && events.count == 1)
      picker.isEnabled = false
      tap(calendar.days[19])
      #expect(events.count == 1)
    }

    @Test("§34.3 below the calendar, a button opens wheels with the time")
    func time() throws {
      let events = show(.dateAndTime, .inline, "2024-05-10T10:30:00Z")
      #expect(picker.bounds.height == 372)
      let time = try #require(all(UIDatePicker.self, in: picker).first)
      #expect(titles(in: time) == ["10:30\u{202F}AM"] || titles(in: time) == ["10:30 AM"])
      tap(try #require(all(UIButton.self, in: time).first))
      let wheels = try #require(controller.presentedViewController?.view)
      #expect(wheels.bounds.size == CGSize(width: 320, height: 216))
      // The hours are in the first of three columns.
      stage.finger.tap(at: wheels.convert(CGPoint(x: 55, y: 138), to: nil))
      stage.settle()
      #expect(picker.date == date("2024-05-10T11:30:00Z") && events.count == 1)
    }

    @Test(
      "§34.3 other modes have wheels in the inline style, too",
      arguments: [UIDatePicker.Mode.time, .yearAndMonth, .countDownTimer])
    func inlineWheels(mode: UIDatePicker.Mode) {
      _ = show(mode, .inline, "2024-05-10T10:30:00Z")
      #expect(all(UICalendarView.self, in: picker).isEmpty && all(UIPickerView.self, in: picker).count == 1)
    }

    // MARK: - Compact

    @Test("§34.3 the compact style is a button with the day, which opens a calendar, and one with the time")
    func compact() throws {
      let events = show(.dateAndTime, .automatic, "2024-05-10T10:30:00Z")
      let buttons = all(UIButton.self, in: picker)
      #expect(picker.datePickerStyle == .compact && picker.bounds.height < 60 && buttons.count == 2)
      #expect(buttons[0].configuration?.title == "May 10, 2024")
      tap(buttons[0])
      let content = try #require(controller.presentedViewController?.view)
      let calendar = try calendarView(in: content)
      #expect(content.bounds.size == CGSize(width: 320, height: 328), "the time has a button of its own")
      tap(calendar.days[1])
      #expect(picker.date == date("2024-05-02T10:30:00Z") && events.count == 1)
      #expect(buttons[0].configuration?.title == "May 2, 2024" && controller.presentedViewController != nil)
      picker.date = date("2024-05-07T10:30:00Z")
      #expect(calendar.days[6].isSelected, "the open calendar follows")
      stage.finger.tap(at: CGPoint(x: 480, y: 580))
      stage.settle()
      #expect(controller.presentedViewController == nil)
      tap(buttons[1])
      let wheels = try #require(controller.presentedViewController?.view)
      #expect(all(UIPickerView.self, in: wheels).count == 1)
    }

    // MARK: - Pictures

    @Test("pictures", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) {
      let calendar = UIDatePicker(frame: CGRect(x: 15, y: 0, width: 320, height: 372))
      let compact = UIDatePicker(frame: CGRect(x: 15, y: 380, width: 320, height: 34))
      calendar.preferredDatePickerStyle = .inline
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 430))
      view.backgroundColor = .systemBackground
      view.overrideUserInterfaceStyle = style
      for picker in [calendar, compact] {
        if style == .dark { picker.semanticContentAttribute = .forceRightToLeft }
        picker.calendar = Self.utc
        picker.locale = Locale(identifier: "en_US")
        picker.date = date("2024-05-10T10:30:00Z")
        picker.minimumDate = date("2024-05-06T10:30:00Z")
        view.addSubview(picker)
      }
      expectSnapshot(of: view, named: "DatePicker-\(style == .dark ? "dark" : "light")")
    }
  }
}
