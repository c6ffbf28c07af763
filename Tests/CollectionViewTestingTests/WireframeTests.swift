import CollectionViewTesting
import Testing
import UIKit

@MainActor
@Suite("Wireframes")
struct WireframeTests {
  @Test("a wireframe shows the elements over the picture")
  func wireframe() {
    let source = Numbers(8)
    let view = source.makeView()
    view.contentInset.top = 20
    expectSnapshot(of: Stage(view), named: "wireframe", as: .wireframe)
  }

  @Test("it shows insets, margins, the prefetched area, and a map of the content")
  func prefetching() {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
    let (source, prefetching) = (Numbers(100), Prefetching())
    let view = source.makeView()
    view.prefetchDataSource = prefetching
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    let stage = Stage(view)
    view.contentOffset.y = 500
    stage.window.layoutIfNeeded()
    expectSnapshot(of: stage, named: "wireframe-prefetching", as: .wireframe)
    let lines = stage.dump().split(separator: "\n").map(String.init)
    // Looking ahead is one and a half screens of 300 points in the direction of the scroll.
    #expect(lines.contains("insets      30, 0, 15, 0") && lines.contains("prefetched  (0, 500, 200 × 750)"))
    #expect(lines.contains { $0.hasPrefix("margins ") })
  }

  #if DEBUG
    @Test("Ctrl+Shift+L shows the wireframe in the window, also while it scrolls, and hides it")
    func key() throws {
      let source = Numbers(100)
      let view = source.makeView()
      let stage = Stage(view)
      let plain = try #require(stage.picture()).pixels
      stage.keys.press(.character("l"), [.control, .shift])
      #expect(try #require(stage.picture()).pixels == stage.picture(.wireframe)?.pixels)
      #expect(try #require(stage.picture()).pixels != plain)
      view.contentOffset.y = 120
      stage.window.layoutIfNeeded()
      let scrolled = try #require(stage.picture()).pixels
      stage.keys.press(.character("l"), [.control, .shift])
      #expect(stage.picture(.wireframe)?.pixels == scrolled && stage.picture()?.pixels != scrolled)
      stage.finger.tap(at: CGPoint(x: 50, y: 25))
      #expect(view.indexPathsForSelectedItems == [[0, 4]])
    }
  #endif
}
