import CollectionViewTesting
import Testing
import UIKit

@testable import StoreFront

extension Samples {
  /// A compositional layout with orthogonal sections, 2019 to 2021.
  @MainActor @Suite struct StoreFrontTests {
    @Test("sections scroll sideways, page by page, and the whole scrolls down")
    func orthogonal() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("StoreFront")
      app.finger.fling(from: CGPoint(x: 300, y: 250), velocity: CGVector(dx: -900, dy: 0))
      app.stage.settle()
      #expect(app.shows("Nine Lanterns"))
      app.expectPicture("StoreFront-second")
      app.scroll(by: 500)
      app.expectPicture("StoreFront-scrolled")
    }

    @Test("an app opens in a sheet, which grows and is dismissed by its button")
    func sheet() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("Fernweh")
      app.expectPicture("StoreFront-sheet")
      app.drag(from: CGPoint(x: 180, y: 345), by: CGVector(dx: 0, dy: -250))
      app.expectPicture("StoreFront-sheet-large")
      try app.tap("Get")
      #expect(!app.shows("Get") || app.labels("Fernweh").count == 1)
      #expect(app.stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("dark, right to left, with large text, and in a wide window")
    func surroundings() throws {
      var app = try RunningApp(
        AppDelegate.self, in: StageSurroundings(style: .dark, direction: .rightToLeft))
      app.expectPicture("StoreFront-dark-rtl")
      app = try RunningApp(AppDelegate.self, in: StageSurroundings(textSize: .extraExtraExtraLarge))
      app.resize(to: CGSize(width: 667, height: 600))
      app.expectPicture("StoreFront-wide-large")
    }
  }
}
