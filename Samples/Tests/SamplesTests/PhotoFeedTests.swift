import CollectionViewTesting
import Testing
import UIKit

@testable import PhotoFeed

extension Samples {
  /// A feed of photos with self-sizing cells and an app delegate alone, 2017.
  @MainActor @Suite struct PhotoFeedTests {
    @Test("cells have the height of their captions, and a heart changes one in place")
    func likes() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("PhotoFeed")
      let list = try app.view(UICollectionView.self)
      app.scroll(by: 400)
      let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)) as? PostCell)
      #expect(cell.captionLabel.attributedText?.string.hasPrefix("12 likes") == true)
      let offset = list.contentOffset
      app.tap(cell.likeButton)
      let liked = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)) as? PostCell)
      #expect(liked.captionLabel.attributedText?.string.hasPrefix("13 likes") == true)
      #expect(list.contentOffset == offset)
      // A double tap on the photo takes the like back.
      let photo = app.middle(of: liked.photoImageView)
      app.finger.tap(at: photo)
      app.finger.wait(0.1)
      app.finger.tap(at: photo)
      app.stage.settle()
      #expect(
        (list.cellForItem(at: IndexPath(item: 1, section: 0)) as? PostCell)?.post?.likes == 12)
      app.scroll(by: 500)
      app.expectPicture("PhotoFeed-scrolled")
    }

    @Test("no post overlaps another after all were seen, and none is lower than its text")
    func heights() throws {
      let app = try RunningApp(AppDelegate.self)
      let list = try app.view(UICollectionView.self)
      for _ in 0..<8 { app.scroll(by: 500) }
      let frames = (0..<5).compactMap {
        list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(abs(upper.maxY - lower.minY) < 0.5)
        #expect(upper.width == 375)
      }
      // The bottom of the last one is the bottom of the content.
      #expect(abs((frames.last?.maxY ?? 0) - list.contentSize.height) < 0.5)
      app.expectPicture("PhotoFeed-end")
    }

    @Test("a new post is inserted at the top; comments are pushed")
    func insert() throws {
      let app = try RunningApp(AppDelegate.self)
      app.tap(x: 28, y: 22)
      let list = try app.view(UICollectionView.self)
      #expect(list.numberOfItems(inSection: 0) == 6)
      app.expectPicture("PhotoFeed-inserted")
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? PostCell)
      app.tap(cell.commentButton)
      #expect(app.shows("No comments yet."))
      app.expectPicture("PhotoFeed-comments")
    }

    @Test("pulling down refreshes the feed")
    func refresh() throws {
      let app = try RunningApp(AppDelegate.self)
      app.tap(x: 28, y: 22)
      app.drag(from: CGPoint(x: 180, y: 200), by: CGVector(dx: 0, dy: 350))
      let list = try app.view(UICollectionView.self)
      #expect(list.numberOfItems(inSection: 0) == 5)
      #expect(list.refreshControl?.isRefreshing == false)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    }

    @Test("dark, and in a wide window")
    func surroundings() throws {
      let app = try RunningApp(AppDelegate.self, in: StageSurroundings(style: .dark))
      app.expectPicture("PhotoFeed-dark")
      app.resize(to: CGSize(width: 667, height: 375))
      app.scroll(by: 300)
      app.expectPicture("PhotoFeed-wide")
    }
  }
}
