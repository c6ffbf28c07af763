import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Carousel layout")
final class CarouselLayoutTests {
  private let layout = CarouselLayout()
  private var shown: [UICollectionView] = []

  private func show(
    _ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400
  ) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  // Cards of 240 × 320, pitch 250: content 320 + 9 · 250.
  @Test("the first card begins in the middle, and the last one ends there")
  func bounded() throws {
    let view = show(NumberedItems([4, 0, 6]))
    #expect(view.contentSize == CGSize(width: 2570, height: 400))
    #expect(view.contentOffset == .zero)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(x: 160, y: 200))
    #expect(view.visibleItems == [0, 1])
    view.contentOffset.x = 2250
    view.layoutIfNeeded()
    let last = try #require(view.cellForItem(at: IndexPath(item: 5, section: 2)))
    #expect(last.center == CGPoint(x: 2410, y: 200))
    #expect(last.bounds.size == CGSize(width: 240, height: 320))
    #expect(view.visibleItems == [4, 5])
  }

  // Ten cards make 26 rows, 260 pages: the first is on page 1 + 13 · 10, and beyond page 260½ (65,125 points) the middle
  // row, 130½…140½ pages, is shown again.
  @Test(
    "an endless carousel never ends, and going round cannot be seen", arguments: [65_130.0, 65_300, 120, -77])
  func endless(offset: CGFloat) throws {
    layout.isEndless = true
    layout.neighborAngle = 0.2
    let view = show(NumberedItems([10]))
    #expect(view.contentOffset == CGPoint(x: 131 * 250, y: 0))
    #expect(view.visibleItems == [0, 1, 9])
    // The same place in the middle row, 50 rows of 2,500 points apart.
    let same = 130.5 * 250 + (offset - 130.5 * 250).truncatingRemainder(dividingBy: 2500) + 5000
    view.contentOffset.x = same
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == same)
    let expected = try view.indexPathsForVisibleItems.map { path in
      (path, view.drawnCorners(of: try #require(view.cellForItem(at: path))))
    }
    view.contentOffset.x = offset
    view.layoutIfNeeded()
    #expect(view.contentOffset.x >= 130.5 * 250 && view.contentOffset.x < 140.5 * 250)
    #expect(view.visibleItems == expected.map(\.0.item).sorted())
    for (path, corners) in expected {
      let cell = try #require(view.cellForItem(at: path))
      for (corner, same) in zip(view.drawnCorners(of: cell), corners) {
        #expect(abs(corner.x - same.x) < 1e-3 && abs(corner.y - same.y) < 1e-3)
      }
    }
  }

  // The same fling across a wrap and far from one: what is seen in each frame is the same.
  @Test("a drag and a deceleration keep their velocity when the carousel wraps")
  func deceleratingRound() throws {
    layout.isEndless = true
    layout.snapping = .none
    func places(from offset: CGFloat) throws -> (positions: [CGFloat], wraps: Int) {
      let view = show(NumberedItems([10]))
      let stage = Stage(view)
      view.contentOffset.x = offset
      let fingers = stage.finger
      fingers.fling(from: CGPoint(x: 300, y: 200), step: CGVector(dx: -14, dy: 0), count: 20)
      var (positions, wraps, last) = ([CGFloat](), 0, offset)
      while view.isDecelerating {
        fingers.wait(1.0 / 60)
        if view.contentOffset.x < last { wraps += 1 }
        last = view.contentOffset.x
        positions.append(last)
      }
      return (positions, wraps)
    }
    let far = try places(from: 140 * 250)
    let across = try places(from: 260 * 250)
    #expect(far.wraps == 0 && across.wraps == 1)
    for (one, other) in zip(far.positions, across.positions) {
      // Half a point is a pixel, to which an offset in motion is rounded.
      #expect(abs((one - other).remainder(dividingBy: 2500)) <= 0.5001)
    }
    #expect(try #require(far.positions.last) > 140 * 250 + 800)
  }

  @Test("of a million cards few are returned, and the last ones look like the first ones")
  func million() throws {
    layout.isEndless = true
    let items = NumberedItems([1_000_000])
    let view = show(items)
    func transforms() -> [Int: CATransform3D] {
      Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
          view.cellForItem(at: path).map { (path.item, $0.layer.transform) }
        })
    }
    #expect(view.contentOffset.x == 250)
    let first = transforms()
    #expect(Set(first.keys) == [999_999, 0, 1])
    view.contentOffset.x = 250 * 1_000_000
    view.layoutIfNeeded()
    for (item, transform) in transforms() { #expect(first[(item + 1) % 1_000_000] == transform) }
    #expect(items.numberOfCellsMade <= 8)
  }

  @Test(
    "few cards, or none", arguments: [([], []), ([0], []), ([1], [0]), ([2], [0, 1])] as [([Int], [Int])])
  func fewItems(counts: [Int], visible: [Int]) {
    for isEndless in [false, true] {
      layout.isEndless = isEndless
      let view = show(NumberedItems(counts))
      #expect(view.visibleItems == visible)
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("cards that come later begin with the first")
  func laterItems() {
    layout.isEndless = true
    let items = NumberedItems([0])
    let view = show(items)
    items.counts = [256]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 250)
  }

  @Test(
    "the card in the middle stays there when the view is resized, even to nothing", arguments: [false, true])
  func resizing(isEndless: Bool) {
    layout.isEndless = isEndless
    layout.itemSize = .zero
    layout.minimumLineSpacing = 0
    let view = show(NumberedItems([300]))
    let start: CGFloat = isEndless ? 1 : 0
    view.contentOffset.x = (start + 7) * 320
    view.layoutIfNeeded()
    for width in [900, 120, 0, 300] as [CGFloat] {
      view.frame.size = CGSize(width: width, height: 200)
      view.layoutIfNeeded()
      if width > 0 { #expect(view.contentOffset.x == (start + 7) * width) }
      #expect(view.visibleItems == (width > 0 ? [7] : []))
    }
    // Less room for each card changes what an offset means, too.
    layout.sectionInset.left = 60
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == (start + 7) * 240)
  }

  @Test("a flick goes on by one card, a fling over many where that is asked for")
  func snapping() {
    func rest(after snapping: CarouselLayout.Snapping, flung step: CGFloat) -> CGFloat {
      let view = show(NumberedItems([20]))
      let stage = Stage(view)
      view.contentOffset.x = 1500
      stage.window.layoutIfNeeded()
      layout.snapping = snapping
      let fingers = stage.finger
      fingers.fling(from: CGPoint(x: 160, y: 200), step: CGVector(dx: step, dy: 0), count: 8)
      fingers.waitForRest(of: view)
      return view.contentOffset.x
    }
    #expect(rest(after: .toNext, flung: -14) == 1750)
    #expect(rest(after: .toNext, flung: 14) == 1250)
    let far = rest(after: .toNearest, flung: -14)
    #expect(far >= 2250 && far.remainder(dividingBy: 250) == 0)
    #expect(rest(after: .none, flung: -14).remainder(dividingBy: 250) != 0)
  }

  // A wheel asks where scrolls would end that nobody's finger makes.
  @Test("each click of a mouse wheel goes on by one card")
  func wheel() {
    let view = show(NumberedItems([10]))
    func target(_ x: CGFloat, _ velocity: CGFloat) -> CGPoint {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: x, y: 3), withScrollingVelocity: CGPoint(x: velocity, y: 0))
    }
    view.contentOffset.x = 590
    #expect(target(760, 1) == CGPoint(x: 1000, y: 3))
    #expect(target(740, -1) == CGPoint(x: 500, y: 3))
    #expect(target(740, 0) == CGPoint(x: 750, y: 3))
  }

  @Test("in right-to-left layouts, the first card is at the right end and the next one on its left")
  func rightToLeft() throws {
    let view = NumberedItems([5]).makeView(layout, width: 320, height: 400)
    shown.append(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1000)
    #expect(view.visibleItems == [0, 1])
    let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(next.center.x - (1000 + 160 - 250)) < 1e-9)
    // The finger that moves to the right brings the next one.
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 900, y: 0), withScrollingVelocity: CGPoint(x: -1, y: 0))
    #expect(target.x == 750)
  }

  @Test("a vertical carousel scrolls down, and turning the axis begins with the first card")
  func vertical() {
    let view = show(NumberedItems([10]))
    view.contentOffset.x = 500
    view.layoutIfNeeded()
    layout.scrollDirection = .vertical
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 400 + 9 * 330))
    #expect(view.contentOffset.y == 0)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y == 530)
  }

  @Test("every card can be asked for, and brought to the middle by the shorter way")
  func singleItems() throws {
    layout.isEndless = true
    let view = show(NumberedItems([20, 30]))
    let path = IndexPath(item: 29, section: 1)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    let before = view.contentOffset.x
    view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == before - 250)
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == path)
    #expect(layout.contentOffsetForNextItem()?.x == before)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for extent in [-5, CGFloat.nan, .infinity, 1e300, 1e-300] {
      layout.itemSize = CGSize(width: extent, height: extent)
      layout.minimumLineSpacing = extent
      layout.neighborScale = extent
      layout.neighborAngle = extent
      view.layoutIfNeeded()
    }
    layout.itemSize = CGSize(width: 240, height: 320)
    (layout.minimumLineSpacing, layout.neighborScale, layout.neighborAngle) = (10, 1, 0)
    view.layoutIfNeeded()
    #expect(view.visibleItems == [0, 1])
  }

  // MARK: - Advancing

  @Test("it turns to the next card every interval, unless it is touched, and from the last to the first")
  func advancing() {
    let view = show(NumberedItems([3]))
    let advancer = CarouselAdvancer(view, interval: 4)
    var offsets: [CGFloat] = []
    UIView.performWithoutAnimation {
      for time in stride(from: 100.0, through: 113, by: 0.5) {
        advancer.tick(at: time)
        view.layoutIfNeeded()
        if offsets.last != view.contentOffset.x { offsets.append(view.contentOffset.x) }
        #expect(view.contentOffset.x == [0, 250, 500, 0][Int((time - 100) / 4)])
      }
    }
    #expect(offsets == [0, 250, 500, 0])
    advancer.interval = 0
    advancer.tick(at: 500)
    #expect(view.contentOffset.x == 0)
  }
}
