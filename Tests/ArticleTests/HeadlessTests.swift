import CairoRenderer
import CollectionLayouts
import Geometry
import Testing
import UIKit

// The article shows what a stage consists of, so this file has none.
// snippet: drag
/// Drags one finger through a window in steps of 8 milliseconds, as a touch screen reports it, and lifts it.
@MainActor
func drag(in window: UIWindow, from start: CGPoint, by step: CGVector, count: Int) {
  func send(_ phase: InputEvent.Phase, _ index: Int) {
    let location = Point2D(
      x: Double(start.x + step.dx * CGFloat(index)), y: Double(start.y + step.dy * CGFloat(index)))
    let touch = InputEvent.Touch(id: 1, phase: phase, location: location)
    window.send(InputEvent(timestamp: FrameClock.main.time, action: .touches([touch])))
    FrameClock.main.tick(at: FrameClock.main.time + 0.008)
  }
  send(.began, 0)
  for index in 1...count { send(.changed, index) }
  send(.ended, count)
}
// end snippet

/// The article "Testing a layout headless".
struct HeadlessArticle {
  // snippet: source
  final class Cards: NSObject, UICollectionViewDataSource {
    var count = 100

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }
  // end snippet

  // snippet: suite
  @MainActor
  @Suite("The ring of cards")
  struct RingTests {
    let layout = RingLayout()
    let cards = Cards()
    let view: UICollectionView

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      view.dataSource = cards
      cards.count = 4
      layout.itemSize = CGSize(width: 60, height: 60)
      view.layoutIfNeeded()
    }

    @Test("four items are at three, six, nine and twelve o'clock")
    func positions() throws {
      // The circle's radius is 300 / 2 − 60 / 2 = 120, its middle (150, 150).
      let expected = [(270, 150), (150, 270), (30, 150), (150, 30)].map { CGPoint(x: $0.0, y: $0.1) }
      for (item, center) in expected.enumerated() {
        let attributes = try #require(layout.layoutAttributesForItem(at: [0, item]))
        #expect(hypot(attributes.center.x - center.x, attributes.center.y - center.y) < 0.001)
      }
    }

    @Test("a query for a rectangle equals a filter over all items")
    func query() throws {
      let rect = CGRect(x: 0, y: 0, width: 150, height: 300)
      let answer = try #require(layout.layoutAttributesForElements(in: rect)).map(\.indexPath)
      let expected = (0..<4).map { IndexPath(item: $0, section: 0) }.filter {
        layout.layoutAttributesForItem(at: $0)?.frame.intersects(rect) == true
      }
      #expect(Set(answer) == Set(expected))
    }
  }
  // end snippet

  @MainActor
  @Suite("Article: testing a layout headless")
  struct Checks {
    @Test("a finger on cover flow brings another cover to the middle, and it stops there")
    func fling() throws {
      // snippet: fling
      let layout = CoverFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.style = .classic
      layout.centersEnds = true
      let cards = Cards()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      view.dataSource = cards
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()

      drag(in: window, from: CGPoint(x: 300, y: 100), by: CGVector(dx: -6, dy: 0), count: 14)
      while view.isDecelerating {
        FrameClock.main.tick(at: FrameClock.main.time + 1.0 / 60)
        window.layoutIfNeeded()
      }

      let middle = try #require(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: 100)))
      #expect(middle.item > 0)
      #expect(layout.contentOffsetForItem(at: middle) == view.contentOffset)
      // end snippet
      #expect(view.contentOffset.x > 100)
    }

    @Test("a picture of a view is pixels to compare")
    func picture() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .red
      // snippet: picture
      let picture = try #require(CairoRenderer().render(view.makeDisplayList(), scale: 2))
      #expect((picture.width, picture.height) == (40, 20))
      // end snippet
      #expect(picture.pixels.count == 40 * 20 * 4)
    }

    @Test("what is wrong is reported to the handler, and can stop the process")
    func diagnostics() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout()
      )
      // snippet: diagnostics
      var reported: [UIDiagnostic] = []
      let handler = UIDiagnostic.handler
      UIDiagnostic.handler = { reported.append($0) }
      defer { UIDiagnostic.handler = handler }

      view.contentOffset.y = .nan
      #expect(reported.map(\.code) == [.invalidContentOffset])
      // end snippet
    }
  }
}
