import CollectionViewTesting
import Testing
import UIKit

@testable import CardCarousel

extension Samples {
  /// A carousel with a layout of its own and a page control, 2018.
  @MainActor @Suite struct CardCarouselTests {
    @Test("a swipe stops at a card, and the page control follows")
    func swipe() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("CardCarousel")
      app.finger.fling(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -1500, dy: 0))
      app.stage.settle()
      #expect(app.shows("2 of 5"))
      #expect(try app.view(UIPageControl.self).currentPage == 1)
      let list = try app.view(UICollectionView.self)
      let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(abs(app.middle(of: cell).x - 187.5) < 1)
      app.expectPicture("CardCarousel-second")
    }

    @Test("a tap on the page control, on a card beside the middle and on the button scrolls")
    func taps() throws {
      let app = try RunningApp(AppDelegate.self)
      let pages = try app.view(UIPageControl.self)
      let frame = pages.convert(pages.bounds, to: nil)
      app.tap(x: frame.maxX - 10, y: frame.midY)
      #expect(app.shows("2 of 5"))
      app.tap(x: 365, y: 300)
      #expect(app.shows("3 of 5"))
      // Two quick taps on the button: the second starts while the first one's animation runs.
      let button = app.middle(of: try app.view(UIButton.self))
      app.finger.tap(at: button)
      app.stage.advance(by: 0.05)
      app.finger.tap(at: button)
      #expect(app.stage.settle())
      // The card in the middle flips.
      app.tap(x: 187, y: 300)
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("CardCarousel-wide")
    }
  }
}
