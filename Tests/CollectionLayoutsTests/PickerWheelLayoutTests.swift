import CollectionLayouts
import Testing
import UIKit

@MainActor
@Suite("Picker wheel layout")
final class PickerWheelLayoutTests {
  private let layout = PickerWheelLayout()
  private var shown: [UICollectionView] = []

  private func show(
    _ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400
  ) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  // Radius 50 / tan 18° = 153.884177; the front face: T(0, 0, r) · P, hence m43 = r, m44 = 1 − r/900.
  @Test("the wheel starts at one page with the first item in front, in the middle of the bounds")
  func start() throws {
    let view = show(NumberedItems([10]))
    #expect(view.contentSize == CGSize(width: 320, height: 12 * 400))
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
    let front = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(front.center == CGPoint(x: 160, y: 600))
    #expect(front.bounds.size == CGSize(width: 260, height: 100))
    let transform = front.layer.transform
    #expect(abs(transform.m43 - 153.884177) < 1e-6)
    #expect(abs(transform.m44 - (1 - 153.884177 / 900)) < 1e-6)
    #expect(abs(transform.m34 + 1.0 / 900) < 1e-15)
    #expect(view.visibleItems == [0, 1, 2, 8, 9])
  }

  @Test("an offset set before the first layout stays", arguments: [400.0, 1200, 1300])
  func presetOffset(offset: CGFloat) {
    let items = NumberedItems([10])
    let view = items.makeView(layout, width: 320, height: 400)
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == offset)
  }

  // Ten items, pages of 400: the offset is kept in 200 ..< 4200.
  @Test("scrolling never ends, and going round cannot be seen", arguments: [150.0, -130, 4200, 4350])
  func endless(offset: CGFloat) throws {
    let view = show(NumberedItems([10]))
    view.contentOffset.y = offset < 2000 ? offset + 2000 : offset - 2000
    view.layoutIfNeeded()
    // Half a turn away, where nothing is wrapped, the same picture shows items five further on.
    let expected = try view.indexPathsForVisibleItems.map { path in
      (
        item: (path.item + 5) % 10,
        corners: view.drawnCorners(of: try #require(view.cellForItem(at: path)))
      )
    }
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == (offset < 2000 ? offset + 4000 : offset - 4000))
    #expect(view.visibleItems == expected.map(\.item).sorted())
    for (item, corners) in expected {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      for (corner, same) in zip(view.drawnCorners(of: cell), corners) {
        #expect(abs(corner.x - same.x) < 1e-3 && abs(corner.y - same.y) < 1e-3)
      }
    }
  }

  // Pages of 400: item 8 of 10 is in front at 9 pages, and item 5 of 6 at 6 pages.
  @Test("without its last items, the wheel shows the last one that is left", arguments: [false, true])
  func lastItemsDeleted(reloads: Bool) throws {
    let items = NumberedItems([10])
    let view = show(items)
    view.contentOffset.y = 9 * 400
    view.layoutIfNeeded()
    items.counts = [6]
    if reloads {
      view.reloadData()
    } else {
      UIView.performWithoutAnimation {
        view.deleteItems(at: (6..<10).map { IndexPath(item: $0, section: 0) })
      }
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 2400)
    let front = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(front.center.y == 2600)
  }

  @Test("of a million items the last screen is the first, to the last bit, and few cells are made")
  func million() throws {
    let items = NumberedItems([1_000_000])
    let view = show(items)
    func picture() throws -> [Int: CATransform3D] {
      try Dictionary(
        uniqueKeysWithValues: view.indexPathsForVisibleItems.map { path in
          let cell = try #require(view.cellForItem(at: path))
          #expect(cell.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY))
          return (path.item, cell.layer.transform)
        })
    }
    let first = try picture()
    #expect(Set(first.keys) == [999_998, 999_999, 0, 1, 2])
    for step in 1...100 {
      view.contentOffset.y = 400 + CGFloat(step) * 37
      view.layoutIfNeeded()
    }
    view.contentOffset.y = 400 * 1_000_000
    view.layoutIfNeeded()
    let last = try picture()
    for (item, transform) in first { #expect(last[(item + 999_999) % 1_000_000] == transform) }
    // One page on, it goes round.
    view.contentOffset.y = 400 * 1_000_001
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 400)
    #expect(try picture() == first)
    #expect(items.numberOfCellsMade <= 12)
  }

  @Test(
    "few items, or none",
    arguments: [([], []), ([0], []), ([1], [0]), ([2], [0]), ([3], [0])] as [([Int], [Int])])
  func fewItems(counts: [Int], visible: [Int]) {
    let view = show(NumberedItems(counts))
    #expect(view.visibleItems == visible)
    #expect(view.contentOffset.y == (visible.isEmpty ? 0 : 400))
  }

  @Test("items that come later start the wheel")
  func laterItems() {
    let items = NumberedItems([0])
    let view = show(items)
    items.counts = [7, 0, 3]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 400)
    #expect(view.contentSize == CGSize(width: 320, height: 12 * 400))
    // Two before the first item are the last two of the third section.
    #expect(
      Set(view.indexPathsForVisibleItems) == [
        IndexPath(item: 1, section: 2), IndexPath(item: 2, section: 2), IndexPath(item: 0, section: 0),
        IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0),
      ])
  }

  @Test("the item in front stays in front when the view is resized, even to nothing")
  func resizing() {
    let view = show(NumberedItems([3]))
    view.contentOffset.y = 3 * 400
    view.layoutIfNeeded()
    for height in [1900, 120, 0, 300] as [CGFloat] {
      view.frame.size = CGSize(width: 500, height: height)
      view.layoutIfNeeded()
      if height > 0 { #expect(view.contentOffset == CGPoint(x: 0, y: 3 * height)) }
      #expect(view.visibleItems == (height > 0 ? [2] : []))
    }
  }

  @Test("the middle shows the front item to a finger, and it is drawn last")
  func order() {
    let view = show(NumberedItems([1000]))
    for row in 1...5 {
      view.contentOffset.y = CGFloat(row) * 400 + 60
      view.layoutIfNeeded()
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      #expect(view.indexPathForItem(at: middle) == IndexPath(item: row - 1, section: 0))
      let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }
      #expect(cells.last === view.cellForItem(at: IndexPath(item: row - 1, section: 0)))
    }
  }

  @Test("it stops with a face in front, unless `snapsToItems` is false")
  func snapping() {
    _ = show(NumberedItems([10]))
    func target(_ y: CGFloat) -> CGPoint {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 3, y: y), withScrollingVelocity: CGPoint(x: 0, y: 1))
    }
    #expect(target(1399) == CGPoint(x: 3, y: 1200))
    #expect(target(1401) == CGPoint(x: 3, y: 1600))
    layout.snapsToItems = false
    #expect(target(1401) == CGPoint(x: 3, y: 1401))
  }

  // Offset 0 was never touched, so the start is meant; −130 is wrapped by ten pages of 400.
  @Test("after a change of the data the offset stays in range, and untouched it is the start")
  func proposedOffset() {
    _ = show(NumberedItems([10]))
    for (proposed, target) in [(0, 400), (1250, 1250), (-130, 3870), (4300, 300)] as [(CGFloat, CGFloat)] {
      let offset = layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: proposed))
      #expect(offset == CGPoint(x: 3, y: target))
    }
  }

  @Test("a wheel that takes over from another layout starts at its start")
  func takingOver() {
    let flow = UICollectionViewFlowLayout()
    let view = NumberedItems([1000]).makeView(flow, width: 320, height: 400)
    view.layoutIfNeeded()
    view.contentOffset.y = 1234
    view.layoutIfNeeded()
    layout.prepareForTransition(from: flow)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test("a horizontal wheel scrolls sideways, and changing the axis scrolls to the first item")
  func horizontal() {
    let view = show(NumberedItems([10]))
    layout.itemSize = CGSize(width: 100, height: 260)
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 12 * 320, height: 400))
    #expect(view.contentOffset == CGPoint(x: 320, y: 0))
    let next = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(next.map { view.drawnCorners(of: $0)[0].x > 160 } == true)
  }

  @Test("every property is followed")
  func properties() throws {
    let view = show(NumberedItems([10]))
    func front() throws -> CATransform3D {
      view.layoutIfNeeded()
      return try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))).layer.transform
    }
    layout.visibleFaces = 4
    #expect(abs(try front().m43 - 50) < 1e-9)
    layout.itemSize.height = 60
    #expect(abs(try front().m43 - 30) < 1e-9)
    layout.radius = 200
    #expect(layout.radius == 200)
    #expect(abs(try front().m43 - 200) < 1e-9)
    layout.radius = 0
    #expect(abs(layout.radius - 30) < 1e-9)
    #expect(abs(try front().m43 - 30) < 1e-9)
    layout.eyeDistance = 450
    #expect(abs(try front().m34 + 1.0 / 450) < 1e-15)
    layout.visibleFaces = 12
    layout.farFaces = .dimmed(alpha: 0.5)
    view.layoutIfNeeded()
    #expect(view.visibleItems == Array(0..<10))
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.alpha == 0.5)
    layout.order = .reversed
    view.layoutIfNeeded()
    let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.drawnCorners(of: next)[0].y < 200)
  }

  @Test("every item can be asked for, and brought to the front")
  func singleItems() throws {
    let view = show(NumberedItems([20, 30]))
    let path = IndexPath(item: 15, section: 1)
    #expect(layout.layoutAttributesForItem(at: path)?.isHidden == true)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: -1, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    view.contentOffset = try #require(layout.contentOffsetForItem(at: path))
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == path)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for extent in [0, -5, CGFloat.nan, .infinity, 1e300] {
      layout.itemSize = CGSize(width: extent, height: 50)
      view.layoutIfNeeded()
      layout.itemSize = CGSize(width: 50, height: extent)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == 400)
    }
    layout.itemSize = CGSize(width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.visibleItems == [0, 1, 2, 8, 9])
  }
}
