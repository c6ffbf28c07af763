import CollectionViewTesting
import Testing
import UIKit

@testable import RecipeFilter

extension Samples {
  /// Filters with diffable updates and contents of its own, 2026.
  @MainActor @Suite struct RecipeFilterTests {
    private func count(_ app: RunningApp) throws -> Int {
      let list = try app.view(UICollectionView.self)
      return (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
    }

    @Test("each control filters the recipes, also while the list scrolls and two quickly one after another")
    func filters() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("RecipeFilter")
      #expect(try count(app) == 18)
      app.tap(try app.view(UISwitch.self))
      #expect(try count(app) == 11)
      app.expectPicture("RecipeFilter-vegetarian")
      try app.tap("Desserts")
      #expect(try count(app) == 3)

      app.finger.tap(at: app.middle(of: try #require(app.labels("All").last)))
      app.finger.fling(from: CGPoint(x: 180, y: 600), velocity: CGVector(dx: 0, dy: -1500))
      app.stage.advance(by: 0.05)
      app.finger.tap(at: app.middle(of: try #require(app.labels("Mains").last)))
      app.stage.advance(by: 0.05)
      app.finger.tap(at: app.middle(of: try app.view(UISwitch.self)))
      app.stage.settle()
      #expect(try count(app) == 8)
      app.expectPicture("RecipeFilter-mains")
    }

    @Test("dragging the slider removes and adds rows as it moves, until nothing matches")
    func slider() throws {
      let app = try RunningApp(AppDelegate.self)
      let slider = try app.view(UISlider.self)
      let frame = slider.convert(slider.bounds, to: nil)
      app.drag(from: CGPoint(x: frame.maxX - 14, y: frame.midY), by: CGVector(dx: -frame.width, dy: 0))
      #expect(app.shows("10 min"))
      #expect(try count(app) == 1)
      try app.tap("Desserts")
      #expect(try count(app) == 0 && app.shows("Nothing matches"))
      app.expectPicture("RecipeFilter-empty")
    }

    @Test("dark, right to left, with large text, and in a wide window")
    func surroundings() throws {
      let app = try RunningApp(
        AppDelegate.self,
        in: StageSurroundings(style: .dark, direction: .rightToLeft, textSize: .accessibilityLarge))
      app.expectPicture("RecipeFilter-dark-rtl-large")
      app.resize(to: CGSize(width: 667, height: 500))
      app.expectPicture("RecipeFilter-wide")
    }
  }
}
