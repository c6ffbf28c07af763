import CollectionViewTesting
import Foundation
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Calendar views")
  struct CalendarTests {
    final class Delegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
      UICalendarSelectionMultiDateDelegate
    {
      var log: [String] = []
      var forbidden: Set<Int> = []
      var decorated: [Int: UICalendarView.Decoration] = [:]
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { decorated[dateComponents.day ?? 0] }
      func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) { log.append("from \(previousDateComponents.month ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { log.append("select \(dateComponents?.day ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
      ) -> Bool { !forbidden.contains(dateComponents?.day ?? 0) }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) { log.append("add \(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) { log.append("remove \(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
      ) -> Bool { !forbidden.contains(dateComponents.day ?? 0) }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 328))
    private let delegate = Delegate()
    private let stage: Stage

    init() throws {
      TestIcons.use()
      stage = Stage(view)
      view.calendar = Calendar(identifier: .gregorian)
      view.locale = Locale(identifier: "en_US")
      view.timeZone = TimeZone(identifier: "UTC")
      // February 2026 begins on a Sunday and has four weeks.
      view.visibleDateComponents = DateComponents(year: 2026, month: 2)
      view.delegate = delegate
      view.layoutIfNeeded()
      _ = delegate.take()
    }

    private func middle(_ day: Int) -> CGPoint {
      view.layoutIfNeeded()
      return view.days[day - 1].center
    }
    private var selected: [Int] { view.days.indices.filter { view.days[$0].isSelected }.map { $0 + 1 } }
    private var texts: [String] {
      view.subviews.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.configuration?.title }
    }

    @Test("a month is a grid of weeks, in the language and from the first weekday of the calendar")
    func month() throws {
      #expect(view.days.count == 28 && texts.contains("February 2026"))
      #expect(texts.filter { $0.count == 3 } == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
      #expect(view.days[0].frame.minX == 0 && view.days[6].frame.maxX == 350)
      #expect(view.days[7].frame.minX == 0 && view.days[7].frame.minY == view.days[0].frame.maxY)
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 2
      view.calendar = calendar
      view.locale = Locale(identifier: "de_DE")
      view.layoutIfNeeded()
      #expect(view.days[0].frame.minX == 300 && view.days[1].frame.minX == 0)
      #expect(texts.contains("Februar 2026"))
    }

    @Test("buttons, swipes and keys change the month, within what is available")
    func moving() throws {
      stage.finger.tap(at: CGPoint(x: 328, y: 22))
      stage.settle()
      #expect(view.visibleDateComponents.month == 3 && delegate.take() == ["from 2"])
      stage.finger.tap(at: CGPoint(x: 284, y: 22))
      stage.settle()
      #expect(view.visibleDateComponents.month == 2)
      view.availableDateRange = DateInterval(
        start: try #require(view.usedCalendar.date(from: DateComponents(year: 2026, month: 2, day: 10))),
        end: try #require(view.usedCalendar.date(from: DateComponents(year: 2026, month: 3, day: 2))))
      _ = delegate.take()
      stage.finger.tap(at: CGPoint(x: 284, y: 22))
      stage.settle()
      #expect(view.visibleDateComponents.month == 2, "January is not available")
      #expect(!view.days[8].isEnabled && view.days[9].isEnabled)
      view.setVisibleDateComponents(DateComponents(year: 2030, month: 1), animated: false)
      #expect(view.visibleDateComponents.month == 3)
      view.setVisibleDateComponents(DateComponents(year: 2020, month: 1), animated: false)
      #expect(view.visibleDateComponents.month == 2)
    }

    @Test("the title opens wheels with months and years, which show available months only")
    func monthWheels() throws {
      func wheels() -> UIPickerView? {
        view.subviews.lazy.compactMap { $0.subviews.first as? UIPickerView }.first
      }
      let title = try #require(view.subviews.first { ($0 as? UIButton)?.configuration?.title != nil })
      view.availableDateRange = DateInterval(
        start: try #require(view.usedCalendar.date(from: DateComponents(year: 2026, month: 1, day: 10))),
        end: .distantFuture)
      stage.finger.tap(at: title.center)
      stage.settle()
      let picker = try #require(wheels())
      #expect(view.days.allSatisfy { $0.isHidden })
      #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 2025)
      // The column of months in American English is the first one, and March is one row below the middle.
      stage.finger.tap(at: picker.convert(CGPoint(x: 80, y: picker.bounds.midY + 30), to: nil))
      stage.settle()
      #expect(view.visibleDateComponents.month == 3 && delegate.take() == ["from 2"])
      stage.finger.tap(at: picker.convert(CGPoint(x: 270, y: picker.bounds.midY - 30), to: nil))
      stage.settle()
      #expect(view.visibleDateComponents.year == 2026 && view.visibleDateComponents.month == 1)
      #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 2025)
      stage.finger.tap(at: title.center)
      stage.settle()
      #expect(wheels() == nil && view.days.count == 31 && view.days.allSatisfy { !$0.isHidden })
    }

    @Test("one day is selected, if the delegate allows it, and deselected again")
    func single() {
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      stage.finger.tap(at: middle(3))
      #expect(selected.isEmpty, "nothing can be selected without a selection")
      view.selectionBehavior = selection
      delegate.forbidden = [5]
      for day in [3, 5, 9] { stage.finger.tap(at: middle(day)) }
      #expect(
        delegate.take() == ["select 3", "select 9"] && selected == [9] && selection.selectedDate?.day == 9)
      stage.finger.tap(at: middle(9))
      #expect(delegate.take() == ["select 0"] && selected.isEmpty)
      selection.setSelected(DateComponents(year: 2026, month: 3, day: 4), animated: false)
      #expect(view.visibleDateComponents.month == 3 && selected == [4] && delegate.take() == ["from 2"])
    }

    @Test("several days are selected and deselected")
    func several() {
      let selection = UICalendarSelectionMultiDate(delegate: delegate)
      view.selectionBehavior = selection
      delegate.forbidden = [5]
      for day in [3, 5, 9, 3] { stage.finger.tap(at: middle(day)) }
      #expect(delegate.take() == ["add 3", "add 9", "remove 3"] && selected == [9])
      selection.selectedDates = [1, 2].map { DateComponents(year: 2026, month: 2, day: $0) }
      #expect(selected == [1, 2] && delegate.take().isEmpty)
    }

    @Test("arrow keys move between days and on to other months, and Space selects")
    func keys() {
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
      stage.window.controlFocus.move(to: view.days[26])
      stage.keys.press(.rightArrow)
      #expect(view.days[27].isFocused)
      stage.keys.press(.upArrow)
      #expect(view.days[20].isFocused)
      stage.keys.press(.space)
      #expect(delegate.take() == ["select 21"])
      stage.keys.press(.downArrow)
      stage.keys.press(.rightArrow)
      stage.settle()
      #expect(view.visibleDateComponents.month == 3 && view.days[0].isFocused)
      stage.keys.press(.pageUp)
      stage.settle()
      #expect(view.visibleDateComponents.month == 2)
    }

    @Test("decorations are those of the delegate, and are asked for again on request")
    func decorations() {
      delegate.decorated = [4: .default(color: .red, size: .large)]
      view.reloadDecorations(
        forDateComponents: [DateComponents(year: 2026, month: 2, day: 4)], animated: false)
      func dots() -> [Int] {
        view.days.indices.filter { view.days[$0].subviews.contains { $0.backgroundColor == .red } }.map {
          $0 + 1
        }
      }
      #expect(dots() == [4])
      view.wantsDateDecorations = false
      #expect(dots().isEmpty)
    }

    @Test("pictures", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
      view.backgroundColor = .systemBackground
      view.overrideUserInterfaceStyle = style
      if style == .dark { view.semanticContentAttribute = .forceRightToLeft }
      delegate.decorated = [
        4: .default(color: .systemRed, size: .large),
        11: .image(UIImage(systemName: "star.fill"), color: .systemOrange),
        12: .default(),
      ]
      let selection = UICalendarSelectionMultiDate(delegate: delegate)
      view.selectionBehavior = selection
      selection.selectedDates = [DateComponents(year: 2026, month: 2, day: 17)]
      view.availableDateRange = DateInterval(
        start: .distantPast,
        end: try #require(view.usedCalendar.date(from: DateComponents(year: 2026, month: 2, day: 25))))
      expectSnapshot(of: view, named: "Calendar-\(style == .dark ? "dark" : "light")")
    }
  }
}
