import CollectionLayouts
import Testing
import UIKit

@MainActor
@Suite("Spinning wheel layout")
final class SpinningWheelLayoutTests {
  private let layout = SpinningWheelLayout()
  private var shown: [UICollectionView] = []

  private func show(
    _ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 480
  ) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  // a0 = −(n − 1) · p · x / (n · w − W) = −9 · atan(0.266) · 101 / 1010; zIndex is the angle in millionths.
  @Test("attributes: the middle as the centre, the hub as the anchor, the angle")
  func attributes() throws {
    let view = show(NumberedItems([10]))
    #expect(view.contentSize == CGSize(width: 1330, height: 480))
    view.contentOffset.x = 101
    view.layoutIfNeeded()
    let pitch = atan(0.266)
    for item in 0..<10 {
      let found = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      let attributes = try #require(found as? SpinningWheelLayoutAttributes)
      let angle = (Double(item) - 0.9) * pitch
      #expect(abs(attributes.angle - angle) < 1e-12)
      #expect(attributes.zIndex == Int(angle * 1_000_000))
      #expect(attributes.center == CGPoint(x: 101 + 160, y: 240))
      #expect(attributes.size == CGSize(width: 133, height: 173))
      #expect(attributes.anchorPoint.x == 0.5)
      #expect(abs(attributes.anchorPoint.y - 586.5 / 173) < 1e-12)
      #expect(abs(attributes.transform.b - sin(angle)) < 1e-12)
    }
  }

  // A point at (x, y) from an item's middle is (x, y − 500) from the hub, which is at (160, 240 + 500).
  @Test("cells are drawn turned about the hub", arguments: [0.0, 77, 505, 1010])
  func drawnCells(offset: CGFloat) throws {
    let view = show(NumberedItems([10]))
    view.contentOffset.x = offset
    view.layoutIfNeeded()
    let pitch = atan(0.266)
    #expect(view.visibleItems.count >= 2)
    for item in view.visibleItems {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      let angle = (Double(item) - 9 * offset / 1010) * pitch
      let corners = [(-66.5, -86.5), (66.5, -86.5), (66.5, 86.5), (-66.5, 86.5)]
      for (corner, (x, y)) in zip(view.drawnCorners(of: cell), corners) {
        #expect(abs(corner.x - (160 + x * cos(angle) - (y - 500) * sin(angle))) < 1e-9)
        #expect(abs(corner.y - (740 + x * sin(angle) + (y - 500) * cos(angle))) < 1e-9)
      }
    }
  }

  @Test("applying twice does not shift twice; plain attributes put the anchor back")
  func anchor() throws {
    _ = show(NumberedItems([10]))
    let path = IndexPath(item: 1, section: 0)
    let turned = try #require(layout.layoutAttributesForItem(at: path))
    let cell = SpinningWheelCell(frame: CGRect(x: 0, y: 0, width: 133, height: 173))
    for _ in 0..<3 {
      cell.apply(turned)
      #expect(abs(cell.layer.anchorPoint.y - 586.5 / 173) < 1e-12)
      #expect(abs(cell.center.x - 160) < 1e-9 && abs(cell.center.y - 740) < 1e-9)
    }
    let plain = UICollectionViewLayoutAttributes(forCellWith: path)
    plain.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    cell.apply(plain)
    #expect(cell.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(cell.center == CGPoint(x: 25, y: 40))
  }

  @Test("another layout finds the cells as they were")
  func otherLayout() {
    let view = show(NumberedItems([10]))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("copies are equal and independent, and each property counts")
  func copies() throws {
    let original = SpinningWheelLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    original.angle = 0.5
    original.anchorPoint = CGPoint(x: 0.5, y: 3)
    original.size = CGSize(width: 10, height: 20)
    let copy = try #require(original.copy() as? SpinningWheelLayoutAttributes)
    #expect(copy.isEqual(original) && copy.angle == 0.5 && copy.anchorPoint.y == 3)
    copy.anchorPoint.y = 2
    #expect(!copy.isEqual(original) && original.anchorPoint.y == 3)
    copy.anchorPoint.y = 3
    #expect(copy.isEqual(original))
    copy.angle = 0.5.nextUp
    #expect(!copy.isEqual(original))
    // A transform set after the angle is kept.
    original.transform = .identity
    #expect((original.copy() as? SpinningWheelLayoutAttributes)?.transform == .identity)
  }

  // Two items on, 0.52 radians, the lower left corner is at x = 160 + 413.5 · sin 0.52 − 66.5 · cos 0.52 = 308;
  // three items on, 0.78 radians, it is at 160 + 413.5 · sin 0.78 − 66.5 · cos 0.78 = 403, out of sight.
  @Test("a million items: few cells, and one item's width of scrolling is one item")
  func million() {
    let items = NumberedItems([1_000_000])
    layout.contentWidth = .viewportAndItems
    let view = show(items)
    #expect(view.contentSize == CGSize(width: 320 + 999_999 * 133, height: 480))
    for item in [0, 1, 2, 3, 500_000, 999_998, 999_999] {
      view.contentOffset.x = CGFloat(item) * 133
      view.layoutIfNeeded()
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.transform.b == 0)
      #expect(view.visibleItems == (item - 2...item + 2).filter { (0..<1_000_000).contains($0) })
    }
    // Those of two screens, since the new ones come before the old ones go.
    #expect(items.numberOfCellsMade <= 10)
  }

  @Test("few items, none, or no room", arguments: [[], [0], [1], [2], [1, 0, 1]])
  func fewItems(counts: [Int]) {
    let items = NumberedItems(counts)
    let view = show(items)
    let count = counts.reduce(0, +)
    #expect(view.indexPathsForVisibleItems.count == count)
    #expect(view.contentSize == CGSize(width: CGFloat(count) * 133, height: 480))
    view.frame.size = .zero
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.isEmpty)
  }

  @Test("it stops on an item; y is left alone")
  func stopping() {
    _ = show(NumberedItems([10]))
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 113, y: 7), withScrollingVelocity: CGPoint(x: 0.5, y: 0))
    #expect(abs(target.x - 2 * 1010 / 9) < 1e-9)
    #expect(target.y == 7)
  }

  @Test("the item on top stays on top when bounds, sizes or the mode change")
  func keepingTheTop() throws {
    let view = show(NumberedItems([20]))
    // Between pixels, where only the bounds can be set.
    view.bounds.origin = try #require(layout.contentOffsetForItem(at: IndexPath(item: 12, section: 0)))
    func expectOnTop(_ comment: Comment) {
      view.layoutIfNeeded()
      let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 12, section: 0))
      #expect(abs(attributes?.transform.b ?? 1) < 1e-9, comment)
    }
    expectOnTop("at first")
    view.frame.size = CGSize(width: 1200, height: 300)
    expectOnTop("wider")
    view.frame.size = .zero
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 480, height: 320)
    expectOnTop("after no room at all")
    layout.itemSize = CGSize(width: 90, height: 120)
    expectOnTop("smaller items")
    layout.contentWidth = .viewportAndItems
    expectOnTop("the other mode")
    #expect(abs(view.contentOffset.x - 12 * 90) < 1e-9)
  }

  // atan(133 / 250) ≈ 0.4891; 0.1 of one's own; 0 is the default again.
  @Test("radius and angle are followed")
  func properties() throws {
    let view = show(NumberedItems([10]))
    func angle() throws -> CGFloat {
      view.layoutIfNeeded()
      let found = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
      return try #require(found as? SpinningWheelLayoutAttributes).angle
    }
    layout.radius = 250
    #expect(try abs(angle() - atan(133.0 / 250)) < 1e-12)
    #expect(abs(layout.anglePerItem - atan(133.0 / 250)) < 1e-12)
    layout.anglePerItem = 0.1
    #expect(try angle() == 0.1)
    layout.anglePerItem = 0
    #expect(try abs(angle() - atan(133.0 / 250)) < 1e-12)
  }

  // Item 1 stands 0.26 radians clockwise: its middle is at (160 + 500 · 0.2571, 740 − 500 · 0.9664).
  @Test("an item is found where it is drawn, the one further clockwise in front")
  func hitTesting() {
    let view = show(NumberedItems([10]))
    #expect(view.indexPathForItem(at: CGPoint(x: 288, y: 257)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 240)) == IndexPath(item: 0, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 240)) == nil)
    // Near the hub neighbours overlap: at the lower right corner of item 0.
    #expect(view.indexPathForItem(at: CGPoint(x: 222, y: 322)) == IndexPath(item: 1, section: 0))
  }
}
