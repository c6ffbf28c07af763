import CollectionViewTesting
import Testing
import UIKit

@testable import WelcomePager

extension Samples {
  /// An onboarding with pages in a scroll view, 2019.
  @MainActor @Suite struct WelcomePagerTests {
    @Test("pages turn by swipe, button and page control; the last one opens the app")
    func pages() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("WelcomePager")
      app.finger.fling(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -900, dy: 0))
      app.stage.settle()
      #expect(try app.view(UIPageControl.self).currentPage == 1)
      app.expectPicture("WelcomePager-second")
      try app.tap("Next")
      #expect(app.shows("Get Started"))
      app.expectPicture("WelcomePager-last")
      let pages = try app.view(UIPageControl.self)
      let frame = pages.convert(pages.bounds, to: nil)
      app.tap(x: frame.minX + 10, y: frame.midY)
      #expect(app.shows("Reminders") && app.shows("Next"))
      try app.tap("Next")
      try app.tap("Get Started")
      app.expectPicture("WelcomePager-home")
    }

    @Test("the page stays when the window turns in the middle of an animation; skip opens the app")
    func turn() throws {
      let app = try RunningApp(AppDelegate.self, in: StageSurroundings(style: .dark))
      app.finger.tap(at: app.middle(of: try #require(app.labels("Next").last)))
      app.stage.advance(by: 0.6)
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("WelcomePager-wide")
      try app.tap("Skip")
      #expect(app.shows("No plants yet"))
    }
  }
}
