import CollectionViewTesting
import Testing
import UIKit

@testable import ChatLog

extension Samples {
  /// A chat with frames and `layoutSubviews`, 2018.
  @MainActor @Suite struct ChatLogTests {
    @Test("the log begins at its end, and answers appear there, also two quickly")
    func answers() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("ChatLog")
      let list = try app.view(UICollectionView.self)
      #expect(abs(list.contentOffset.y + list.bounds.height - list.contentSize.height) < 20)
      app.finger.tap(at: app.middle(of: try #require(app.labels("Later").last)))
      app.stage.advance(by: 0.05)
      app.finger.tap(at: app.middle(of: try #require(app.labels("Yes").last)))
      app.stage.settle()
      #expect(list.numberOfItems(inSection: 0) == 11)
      app.expectPicture("ChatLog-answered")
      app.scroll(by: -300)
      app.expectPicture("ChatLog-scrolled")
    }

    @Test("dark, and in a wide window")
    func surroundings() throws {
      let app = try RunningApp(AppDelegate.self, in: StageSurroundings(style: .dark))
      app.expectPicture("ChatLog-dark")
      app.resize(to: CGSize(width: 667, height: 375))
      app.expectPicture("ChatLog-wide")
    }
  }
}
