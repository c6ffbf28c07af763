import CairoRenderer
import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

/// Rings that scroll, in a view of 320 × 400 whose ring has a radius of 135 around (160, 200).
@MainActor
@Suite("Ring layout that scrolls")
final class RingScrollingLayoutTests: WheelSuite {
  let stage = Stage(size: CGSize(width: 320, height: 400))
  private let layout = RingLayout()

  init() {
    layout.visibleItems = 12
    layout.startAngle = -.pi / 2
  }

  /// The distance of two neighbours among twelve.
  private let page = 135 * CGFloat.pi / 6

  /// The item in a place of twelve, clockwise from the top.
  private func item(onPlace place: Int, of view: UICollectionView) -> Int? {
    let angle = CGFloat(place) * .pi / 6
    return view.indexPathForItem(
      at: CGPoint(x: view.bounds.midX + 135 * sin(angle), y: view.bounds.midY - 135 * cos(angle)))?.item
  }

  @Test("the first item is at the top, the others to its right and, from the end, to its left")
  func start() {
    let view = show(layout, count: 100)
    #expect(view.visibleItems == [0, 1, 2, 3, 4, 5, 94, 95, 96, 97, 98, 99])
    #expect((0..<12).map { item(onPlace: $0, of: view) } == [0, 1, 2, 3, 4, 5, 94, 95, 96, 97, 98, 99])
    // 100 items three times, and two pages more.
    #expect(abs(view.contentSize.width - (301 * page + 320)) < 1e-6 && view.contentSize.height == 400)
    #expect(view.contentOffset.x > 100 * page)
  }

  @Test("of a million items few are made, however far it turns")
  func million() {
    let items = NumberedItems([1_000_000])
    let view = items.makeView(layout, width: 320, height: 400)
    view.layoutIfNeeded()
    for step in 1...200 {
      view.contentOffset.x += CGFloat(step * 3)
      view.layoutIfNeeded()
      #expect((12...13).contains(view.visibleCells.count))
    }
    view.scrollToItem(at: IndexPath(item: 567_890, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(item(onPlace: 0, of: view) == 567_890)
    #expect(items.numberOfCellsMade <= 30)
  }

  @Test(
    "a click of the wheel turns it by one item, endlessly and in both directions", arguments: [true, false])
  func wheel(isVertical: Bool) {
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    let view = show(layout, count: 17)
    for click in 1...300 {
      turn(-1)
      #expect(item(onPlace: 0, of: view) == (3400 - click) % 17)
    }
    turn(2)
    #expect(item(onPlace: 0, of: view) == (3400 - 298) % 17)
  }

  @Test("arrow keys go from item to item round the ring, and bring it to the top")
  func keys() {
    let view = show(layout, count: 30)
    #expect(press(.rightArrow, in: view) == 0)
    for step in 1...40 {
      #expect(press(.rightArrow, in: view) == step % 30)
      #expect(item(onPlace: 0, of: view) == step % 30)
    }
    for step in 1...15 { #expect(press(.leftArrow, in: view) == (40 - step) % 30) }
    #expect(press(.end, in: view) == 29)
    #expect(press(.home, in: view) == 0)
    #expect(item(onPlace: 0, of: view) == 0)
    let further = press(.pageDown, in: view)
    #expect(further == 11)
    #expect(press(.pageUp, in: view) == 0)
  }

  @Test("the item at the top stays there when the view is resized, even to nothing")
  func resizing() throws {
    let view = show(layout, count: 50)
    view.contentOffset = try #require(layout.contentOffsetForItem(at: IndexPath(item: 31, section: 0)))
    view.layoutIfNeeded()
    for width in [900, 200, 0, 320] as [CGFloat] {
      view.frame.size = CGSize(width: width, height: width)
      view.layoutIfNeeded()
      #expect(view.visibleItems.isEmpty == (width == 0))
      guard width > 0 else { continue }
      let top = CGPoint(x: view.bounds.midX, y: view.bounds.minY + 25)
      #expect(view.indexPathForItem(at: top)?.item == 31)
    }
    layout.itemSize = CGSize(width: 30, height: 30)
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.minY + 15))?.item == 31)
  }

  @Test("items that come and go while it has turned leave the one at the top there")
  func updates() throws {
    let items = NumberedItems([40])
    let view = items.makeView(layout, width: 320, height: 400)
    view.layoutIfNeeded()
    view.contentOffset = try #require(layout.contentOffsetForItem(at: IndexPath(item: 20, section: 0)))
    view.layoutIfNeeded()
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.counts = [41]
        view.insertItems(at: [IndexPath(item: 25, section: 0)])
      }
    }
    view.layoutIfNeeded()
    #expect(item(onPlace: 0, of: view) == 20 && item(onPlace: 5, of: view) == 25)
    items.counts = [10]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleItems == Array(0..<10))
    items.counts = [0]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleItems.isEmpty)
  }

  @Test("what is on screen is what the layout says is drawn, also between two items", arguments: 0..<40)
  func drawn(seed: Int) {
    layout.overflow = seed % 2 == 0 ? .crowded : .concentric
    layout.shape = seed % 3 == 0 ? .stadium : .circle
    layout.visibleItems = 5 + seed
    // Items that do not overlap.
    layout.itemSize = CGSize(width: 16, height: 16)
    let view = show(layout, count: 5 + seed * 7 % 40)
    view.bounds.origin.x += CGFloat(seed) * 17.3
    view.layoutIfNeeded()
    view.expectWhatIsDrawn(layout, seed: UInt64(seed))
  }

  @Test("a ring that shows all items again stands still where it was")
  func backToAll() {
    let view = show(layout, count: 30)
    turn(3)
    layout.visibleItems = nil
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 400))
    #expect(view.visibleItems.count == 30 && view.contentOffset == .zero)
    layout.visibleItems = 12
    view.layoutIfNeeded()
    #expect(item(onPlace: 0, of: view) == 0)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(layout, count: 100)
    for extent in [0, -5, CGFloat.nan, .infinity, 1e300] {
      layout.itemSize = CGSize(width: extent, height: 50)
      layout.startAngle = extent
      layout.arc = extent
      layout.visibleItems = extent == 0 ? .min : .max
      view.layoutIfNeeded()
    }
    (layout.itemSize, layout.startAngle, layout.arc) = (CGSize(width: 50, height: 50), -.pi / 2, 2 * .pi)
    layout.visibleItems = 12
    view.layoutIfNeeded()
    #expect(view.visibleItems.count == 12)
  }

  // Concentric stadiums in a wide view, a third of a place on: one item crosses over from each circle to the next.
  @Test("a turned ring of a million cards on concentric stadiums, painted")
  func picture() {
    layout.overflow = .concentric
    layout.shape = .stadium
    layout.visibleItems = 100
    layout.itemSize = CGSize(width: 44, height: 60)
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.facesOutward = true
    let cards = NumberedCards(1_000_000, cornerRadius: 8)
    let view = cards.makeView(layout)
    view.frame.size = CGSize(width: 560, height: 400)
    view.layoutIfNeeded()
    let pages = layout.contentOffsetForItem(at: IndexPath(item: 1, section: 0))?.x ?? 0
    view.bounds.origin.x += (pages - view.bounds.origin.x) / 3
    expectSnapshot(
      of: CairoRenderer().render(view.makeDisplayList(), background: .white), named: "ring-scrolling")
  }
}
