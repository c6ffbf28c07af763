import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Flings that are proposed to end exactly where the layout wants them to end, so that it changes nothing.
@MainActor
@Suite("§7.4 Flings to the offset of an item")
struct ExactRestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable @MainActor () -> UICollectionViewLayout
    var isVertical = false
  }

  nonisolated static let rows = [
    Row(
      testDescription: "carousel",
      make: {
        let layout = CarouselLayout()
        layout.snapping = .toNearest
        return layout
      }),
    Row(
      testDescription: "endless carousel",
      make: {
        let layout = CarouselLayout()
        layout.snapping = .toNearest
        layout.isEndless = true
        return layout
      }),
    Row(testDescription: "picker wheel", make: { PickerWheelLayout() }, isVertical: true),
  ]

  private let stage = Stage(size: CGSize(width: 320, height: 400), in: StageSurroundings(scale: 1))
  private var window: UIWindow { stage.window }

  /// Ten steps of 24 points in 8 ms each, less 10 points of slop: 3000 points a second, 230 points from the start. The
  /// proposal is 230 + 2990 · 0.4994998 = 1723.50 points from the start, 1724 on a pixel. Left to itself, the content
  /// would end 230 + 2990 · 0.499 = 1722.01 points from it.
  private static let distance: CGFloat = 1724

  private func fling(_ view: UICollectionView, isVertical: Bool) {
    let step = isVertical ? CGVector(dx: 0, dy: -24) : CGVector(dx: -24, dy: 0)
    let fingers = stage.finger
    fingers.fling(from: CGPoint(x: 280, y: 330), step: step, count: 10)
    fingers.waitForRest(of: view)
  }

  @Test("the fling ends on the item, to the pixel", arguments: rows)
  func items(_ row: Row) throws {
    let view = NumberedItems([400]).makeView(row.make(), width: 320, height: 400)
    window.addSubview(view)
    window.layoutIfNeeded()
    let layout = try #require(view.collectionViewLayout as? any UICollectionViewLayoutItemScrolling)
    let end = try #require(layout.contentOffset(toShowItemAt: IndexPath(item: 30, section: 0)))
    try #require(end.x == end.x.rounded() && end.y == end.y.rounded())
    view.contentOffset = CGPoint(
      x: row.isVertical ? end.x : end.x - Self.distance, y: row.isVertical ? end.y - Self.distance : end.y)
    window.layoutIfNeeded()
    fling(view, isVertical: row.isVertical)
    #expect(view.contentOffset == end)
  }

  /// Pages decelerate at the fast rate. Its factors are −1 / (1000 · ln 0.99) = 0.0994992 and 0.099: the proposal is 230 +
  /// 2990 · 0.0994992 = 527.50 points from the start, 528 on a pixel, and the natural end 526.01.
  @Test("a fling to the next page ends on it, to the pixel")
  func pages() {
    let page: CGFloat = 528
    let view = NumberedItems([400]).makeView(UICollectionViewFlowLayout(), width: 320, height: page)
    view.isPagingEnabled = true
    window.addSubview(view)
    window.layoutIfNeeded()
    fling(view, isVertical: true)
    #expect(view.contentOffset == CGPoint(x: 0, y: page))
  }
}
