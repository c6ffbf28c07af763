import CollectionViewTesting
import Testing
import UIKit

@testable import TravelTabs

extension Samples {
  /// A tab bar with navigation, 2019.
  @MainActor @Suite struct TravelTabsTests {
    @Test("a row opens a place, its heart adds a favourite and a badge, and the back button returns")
    func favourite() throws {
      let app = try RunningApp(AppDelegate.self)
      defer { PlaceStore.shared.removeAllFavorites() }
      app.expectPicture("TravelTabs")
      try app.tap("Tromsø")
      app.expectPicture("TravelTabs-place")
      let bar = try app.view(UINavigationBar.self)
      app.tap(x: 375 - 30, y: app.middle(of: bar).y)
      #expect(PlaceStore.shared.favorites.map(\.name) == ["Tromsø"])
      try app.tap("Places")
      #expect(app.shows("Lisbon"))

      try app.tap("Favorites")
      app.expectPicture("TravelTabs-favourites")
      try app.tap("Profile")
      try app.tap("Sign Out")
      app.expectPicture("TravelTabs-sheet")
      let signOut = try #require(app.labels("Sign Out").last)
      app.tap(signOut)
      #expect(app.shows("Guest") && PlaceStore.shared.favorites.isEmpty)
      try app.tap("Favorites")
      #expect(app.shows("No favorites yet"))
    }

    @Test(
      "the large title collapses, a second tap on the tab scrolls to the top, and a swipe from the edge goes back"
    )
    func scrolling() throws {
      let app = try RunningApp(AppDelegate.self, size: CGSize(width: 375, height: 480))
      app.scroll(by: 200)
      app.expectPicture("TravelTabs-scrolled")
      let list = try app.view(UICollectionView.self)
      #expect(list.contentOffset.y > 0)
      let tabBar = try app.view(UITabBar.self)
      app.tap(x: 60, y: app.middle(of: tabBar).y)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)

      try app.tap("Kyoto")
      #expect(app.shows("6 days"))
      let stepper = try app.view(UIStepper.self)
      let frame = stepper.convert(stepper.bounds, to: nil)
      app.tap(x: frame.maxX - 20, y: frame.midY)
      #expect(app.shows("7 days"))
      app.finger.down(at: CGPoint(x: 2, y: 200))
      for step in 1...20 {
        app.finger.wait(0.016)
        app.finger.move(to: CGPoint(x: 2 + 9 * CGFloat(step), y: 200))
      }
      app.stage.advance(by: 0)
      app.expectMoment("TravelTabs-pop")
      app.finger.move(to: CGPoint(x: 330, y: 200))
      app.finger.up()
      app.stage.settle()
      #expect(!app.shows("7 days") && app.shows("Kyoto"))
    }

    @Test("an alert asks before a trip is booked, and the trip's screen closes afterwards")
    func alert() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("Lisbon")
      try app.tap("Book this trip")
      app.expectPicture("TravelTabs-alert")
      try app.tap("Book")
      #expect(app.labels("Book this trip").isEmpty && app.shows("Kyoto"))
    }

    @Test("right to left, dark, with large text, and in a wide window")
    func surroundings() throws {
      var app = try RunningApp(
        AppDelegate.self, in: StageSurroundings(style: .dark, direction: .rightToLeft))
      app.expectPicture("TravelTabs-dark-rtl")
      try app.tap("Kyoto")
      app.expectPicture("TravelTabs-place-dark-rtl")
      app = try RunningApp(AppDelegate.self, in: StageSurroundings(textSize: .extraExtraExtraLarge))
      try app.tap("Tromsø")
      app.expectPicture("TravelTabs-place-large")
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("TravelTabs-place-wide")
      try app.tap("Profile")
      app.expectPicture("TravelTabs-profile-wide")
    }
  }
}
