import CollectionViewTesting
import Testing
import UIKit

@testable import MonthCalendar

extension Samples {
  /// A calendar with view models and closures, 2023.
  @MainActor @Suite struct MonthCalendarTests {
    @Test("the calendar shows the month of today; a day opens in a sheet, which its button closes")
    func day() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("MonthCalendar")
      #expect(app.shows("May 2023"))
      try app.tap("14")
      app.expectPicture("MonthCalendar-day")
      try app.tap("Done")
      #expect(app.stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("headers stay at the top while months scroll, and a button returns to today")
    func scrolling() throws {
      let app = try RunningApp(AppDelegate.self)
      for _ in 0..<3 { app.scroll(by: 500) }
      app.expectPicture("MonthCalendar-scrolled")
      try app.tap("Today")
      #expect(app.shows("May 2023"))
    }

    @Test("dark, right to left, with large text, and in a wide window")
    func surroundings() throws {
      let app = try RunningApp(
        AppDelegate.self,
        in: StageSurroundings(style: .dark, direction: .rightToLeft, textSize: .extraExtraLarge))
      app.expectPicture("MonthCalendar-dark-rtl-large")
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("MonthCalendar-wide")
    }
  }
}
