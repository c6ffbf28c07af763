import CollectionViewTesting
import Testing
import UIKit

@testable import AlbumGrid

extension Samples {
  /// A grid of photos that are moved by hand, 2016.
  @MainActor @Suite struct AlbumGridTests {
    private func numbers(_ app: RunningApp) throws -> [String] {
      let list = try app.view(UICollectionView.self)
      return list.indexPathsForVisibleItems.sorted().compactMap {
        (list.cellForItem(at: $0) as? PhotoCell)?.badge.text
      }
    }

    @Test("a long press lifts a photo, a drag moves it, and the order of the photos follows")
    func reorder() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("AlbumGrid")
      #expect(try numbers(app).prefix(4) == ["1", "2", "3", "4"])
      let list = try app.view(UICollectionView.self)
      let start = app.middle(of: try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))))
      let end = app.middle(of: try #require(list.cellForItem(at: IndexPath(item: 6, section: 0))))
      app.finger.down(at: start)
      app.finger.wait(0.6)
      for step in 1...10 {
        let fraction = CGFloat(step) / 10
        app.finger.wait(0.03)
        app.finger.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
      }
      app.stage.advance(by: 0.5)
      app.expectMoment("AlbumGrid-lifted")
      app.finger.up()
      app.stage.settle()
      #expect(try numbers(app).prefix(8) == ["2", "3", "4", "5", "6", "7", "1", "8"])
      app.expectPicture("AlbumGrid-moved")
    }

    @Test("edit mode selects several photos, deletes and duplicates them")
    func edit() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("Edit")
      try app.tap("2")
      try app.tap("7")
      app.expectPicture("AlbumGrid-editing")
      #expect(app.shows("2 Selected"))
      try app.tap("Duplicate")
      let list = try app.view(UICollectionView.self)
      #expect(list.numberOfItems(inSection: 0) == 26)
      let toolbar = try app.view(UIToolbar.self)
      app.tap(x: 28, y: app.middle(of: toolbar).y)
      #expect(list.numberOfItems(inSection: 0) == 24)
      try app.tap("Done")
      #expect(app.views(UIToolbar.self).isEmpty)
    }

    @Test("a photo opens, is zoomed by a double tap, and the window turns")
    func zoom() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("5")
      #expect(app.shows("Photo 5"))
      app.expectPicture("AlbumGrid-photo")
      for _ in 0..<2 {
        app.finger.tap(at: CGPoint(x: 180, y: 330))
        app.finger.wait(0.1)
      }
      app.stage.settle()
      let scroll = try app.view(UIScrollView.self)
      #expect(scroll.zoomScale > 1)
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("AlbumGrid-photo-wide")
    }
  }
}
