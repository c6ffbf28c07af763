import CollectionLayouts
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Ring layout")
final class RingLayoutTests {
  private let layout = RingLayout()
  private var shown: [UICollectionView] = []

  private func show(_ items: NumberedItems) -> UICollectionView {
    let view = items.makeView(layout, width: 320, height: 400)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  private func center(_ item: Int, _ section: Int = 0) throws -> CGPoint {
    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
    return try #require(attributes).center
  }

  private func isClose(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  // The radius is 320 / 2 − 50 / 2 = 135, the middle (160, 200).
  @Test("the items of all sections stand on one circle, from the right on, clockwise")
  func circle() throws {
    let view = show(NumberedItems([1, 0, 3]))
    #expect(view.contentSize == CGSize(width: 320, height: 400))
    #expect(view.indexPathsForVisibleItems.count == 4)
    #expect(isClose(try center(0, 0), 295, 200))
    #expect(isClose(try center(0, 2), 160, 335))
    #expect(isClose(try center(1, 2), 25, 200))
    #expect(isClose(try center(2, 2), 160, 65))
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 80)) == IndexPath(item: 2, section: 2))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 2)) == nil)
  }

  @Test("it follows the size of the view, and items that come and go")
  func changes() throws {
    let items = NumberedItems([4])
    let view = show(items)
    view.frame.size = CGSize(width: 600, height: 250)
    view.layoutIfNeeded()
    #expect(isClose(try center(0), 300 + 100, 125))
    items.counts = [2]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(isClose(try center(1), 200, 125))
    for counts in [[], [0], [1]] {
      items.counts = counts
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.count == counts.reduce(0, +))
    }
  }

  @Test("every property is followed")
  func properties() throws {
    let view = show(NumberedItems([30]))
    func center(_ item: Int) throws -> CGPoint {
      view.layoutIfNeeded()
      return try self.center(item)
    }
    layout.itemSize = CGSize(width: 20, height: 60)
    #expect(isClose(try center(0), 290, 200))
    layout.startAngle = .pi / 2
    #expect(isClose(try center(0), 160, 330))
    layout.arc = .pi
    #expect(isClose(try center(29), 160, 70))
    layout.facesOutward = true
    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(attributes?.transform == CGAffineTransform(rotationAngle: .pi))
    layout.overflow = .concentric
    let radius = try center(29).y - 200
    layout.minimumLineSpacing = 8
    #expect(abs(try center(29).y - 200 - radius) > 5)
    let before = try center(3)
    layout.minimumInteritemSpacing = 60
    #expect(try center(3) != before)
  }

  // 4 items, 1 deleted: 0, 2, 3 stay; a new one comes to place 2.
  @Test("a new item comes out of the middle, one that goes shrinks into it")
  func updates() throws {
    let items = NumberedItems([4])
    let view = show(items)
    let gone = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let seconds = TestSeconds()
    seconds.tick(0)
    let new = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(new.layer.displayed.position == CGPoint(x: 160, y: 200) && new.layer.displayed.opacity == 0)
    #expect(gone.superview === view && gone.layer.displayed.opacity == 1)
    seconds.tick(0.29)
    #expect(gone.layer.displayed.opacity < 0.1)
    #expect(abs(gone.center.x - 160) < 1e-9 && abs(gone.center.y - 200) < 1e-9)
    #expect(abs(gone.frame.width - 5) < 1e-9)
    seconds.tick(0.31)
    #expect(gone.superview == nil)
    #expect(new.center == (try center(2)) && new.alpha == 1)
    #expect(view.visibleItems == [0, 1, 2, 3])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for extent in [0, -5, CGFloat.nan, .infinity, 1e300] {
      layout.itemSize = CGSize(width: extent, height: 50)
      layout.startAngle = extent
      layout.arc = extent
      view.layoutIfNeeded()
    }
    (layout.itemSize, layout.startAngle, layout.arc) = (CGSize(width: 50, height: 50), 0, 2 * .pi)
    view.layoutIfNeeded()
    #expect(view.visibleItems.count == 10)
  }
}
