import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// A wheel turned over what does not rest anywhere: a click leads to the next place to rest, however far that is.
  @MainActor
  @Suite("The wheel of a mouse")
  struct MouseWheelTests {
    /// Long content with resting positions. It receives only the offset where a scroll would end.
    final class Resting: UICollectionViewLayout {
      var places: [CGFloat] = []
      /// Whether a scroll under way goes on to the next place, as many layouts on iOS have it.
      var followsVelocity = false

      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5400) }

      override func targetContentOffset(
        forProposedContentOffset proposal: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        let (passed, ahead) = (places.last { $0 <= proposal.y }, places.first { $0 >= proposal.y })
        let forward = followsVelocity && velocity.y > 0
        let backward = followsVelocity && velocity.y < 0
        guard let passed, !forward || ahead == nil else { return CGPoint(x: 0, y: ahead ?? places[0]) }
        guard let ahead, !backward else { return CGPoint(x: 0, y: passed) }
        return CGPoint(x: 0, y: proposal.y - passed < ahead - proposal.y ? passed : ahead)
      }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let layout = Resting()
    private let view: UICollectionView
    private var fingers: Fingers { stage.finger }

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      stage = Stage(view)
    }

    private var y: CGFloat { view.contentOffset.y }

    private func turn(_ clicks: Double, _ source: InputEvent.Scroll.Source = .wheel) {
      stage.send(
        .scroll(.init(source: source, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 150, y: 200))))
    }

    private func settle() { for _ in 0..<30 { fingers.wait(1.0 / 60) } }

    /// Regular places a click reaches past (a click is 54 points here), and does not reach; irregular ones.
    nonisolated static let everyPlace: [[CGFloat]] = [
      stride(from: 0, through: 5000, by: 10).map { $0 }, stride(from: 0, through: 5000, by: 50).map { $0 },
      stride(from: 0, through: 5000, by: 100).map { $0 }, stride(from: 0, through: 5000, by: 400).map { $0 },
      [0, 30, 500, 510, 600, 2000, 2040, 5000],
    ]

    @Test(
      "a click leads to the next place and a click back to the one before", arguments: everyPlace,
      [false, true])
    func onePlace(places: [CGFloat], followsVelocity: Bool) {
      layout.places = places
      layout.followsVelocity = followsVelocity
      for place in places.dropFirst().prefix(6) {
        turn(1)
        settle()
        #expect(y == place)
      }
      for place in places.prefix(6).reversed() {
        turn(-1)
        settle()
        #expect(y == place)
      }
    }

    /// A scroll that ends between pixels, for example because the view was resized, is that close to the next place.
    @Test("a place less than a point away is the next one", arguments: [0.6, 0.75, 1])
    func nearPlace(distance: CGFloat) {
      layout.places = [0, distance, 200, 5000]
      turn(1)
      settle()
      #expect(abs(y - distance) <= 0.5)
      turn(1)
      settle()
      #expect(y == 200)
    }

    @Test("quick clicks add up, whether there is a frame between them or not", arguments: everyPlace)
    func quickClicks(places: [CGFloat]) {
      layout.places = places
      turn(1)
      turn(1)
      fingers.wait(0.016)
      turn(1)
      fingers.wait(0.016)
      turn(2)
      settle()
      #expect(y == places[5])
      turn(-1)
      fingers.wait(0.05)
      turn(-1)
      fingers.wait(0.05)
      turn(1)
      settle()
      #expect(y == places[4])
    }

    @Test("there is no resting position beyond the end")
    func end() {
      layout.places = [0, 300, 600]
      for _ in 0..<5 { turn(1) }
      settle()
      #expect(y == 600)
      turn(-9)
      settle()
      #expect(y == 0)
    }

    @Test(
      "fractions of a click scroll immediately, and fractions that add up to a click reach the next resting position",
      arguments: [50, 100, 400])
    func partsOfClicks(distance: CGFloat) {
      layout.places = stride(from: 0, through: 5000, by: distance).map { $0 }
      for _ in 0..<8 {
        turn(0.125, .fineWheel)
        fingers.wait(0.01)
      }
      settle()
      #expect(y == distance)
      for _ in 0..<24 { turn(0.125, .fineWheel) }
      #expect(abs(y - 4 * distance) < 1e-6)
      for _ in 0..<16 { turn(-0.125, .fineWheel) }
      settle()
      #expect(y == 2 * distance)
      turn(0.3, .fineWheel)
      #expect(abs(y - 2.3 * distance) < 1e-6)
      settle()
      #expect(y == 2 * distance)
    }

    @Test(
      "fractions of a click scroll up to the last resting position and back to the first one, by the distance around them"
    )
    func partsAtTheEnds() {
      layout.places = [0, 400, 600]
      let eighths = (1...8).map { CGFloat($0) / 8 }
      for expected in eighths.map({ 400 * $0 }) + eighths.map({ 400 + 200 * $0 }) + [600, 600] {
        turn(0.125, .fineWheel)
        #expect(abs(y - expected) < 1e-6)
      }
      for expected in eighths.map({ 600 - 200 * $0 }) + eighths.map({ 400 - 400 * $0 }) + [0, 0] {
        turn(-0.125, .fineWheel)
        #expect(abs(y - expected) < 1e-6)
      }
    }

    @Test("a view with pages turns one page a click")
    func pages() {
      let pages = UIScrollView(frame: view.frame)
      pages.contentSize = CGSize(width: 3000, height: 100)
      pages.isPagingEnabled = true
      window.addSubview(pages)
      turn(1)
      settle()
      #expect(pages.contentOffset.x == 300)
      turn(1)
      turn(1)
      settle()
      #expect(pages.contentOffset.x == 900)
      for _ in 0..<10 { turn(-0.1, .fineWheel) }
      settle()
      #expect(pages.contentOffset.x == 600)
    }

    // A click is 400^(2/3) points where the layout leaves scrolling free.
    @Test("invalid numbers are ignored, and enormous ones stop at the end")
    func hostile() {
      for layout in [layout, UICollectionViewLayout()] {
        view.collectionViewLayout = layout
        self.layout.places = [0, 1000]
        for source in [InputEvent.Scroll.Source.wheel, .fineWheel] {
          turn(.nan, source)
          turn(.infinity, source)
          settle()
          #expect(y == 0)
        }
      }
      view.collectionViewLayout = layout
      window.layoutIfNeeded()
      turn(1e300)
      settle()
      #expect(y == 1000)
    }
  }
}
