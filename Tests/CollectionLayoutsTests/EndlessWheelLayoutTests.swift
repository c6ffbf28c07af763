import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

/// A spinning wheel and a cover flow without ends.
@MainActor
@Suite("Endless spinning wheel and cover flow")
final class EndlessWheelLayoutTests: WheelSuite {
  let stage = Stage(size: CGSize(width: 640, height: 400))

  nonisolated static let layouts = ["wheel", "covers", "classic"]

  private func make(_ name: String) -> UICollectionViewLayout {
    if name == "wheel" {
      let layout = SpinningWheelLayout()
      layout.isEndless = true
      return layout
    }
    let layout = CoverFlowLayout()
    layout.isEndless = true
    layout.itemSize = CGSize(width: 200, height: 240)
    if name == "classic" { layout.style = .classic }
    return layout
  }

  private func front(of view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.item
  }

  /// Whether there are items on both sides of the view, a tenth of it from the edges.
  private func fillsBothSides(_ view: UICollectionView) -> Bool {
    let outlines = view.visibleCells.map { Quadrilateral(view, $0).boundingBox }
    let width = Double(view.bounds.width)
    return outlines.contains { $0.minX < 0.1 * width } && outlines.contains { $0.maxX > 0.9 * width }
  }

  @Test(
    "it begins with the first item in front and fills both sides, in narrow and wide views",
    arguments: layouts)
  func start(name: String) {
    for size in [
      CGSize(width: 360, height: 640), CGSize(width: 1000, height: 700), CGSize(width: 3840, height: 2160),
    ] {
      let view = NumberedItems([1000]).makeView(make(name), width: size.width, height: size.height)
      view.layoutIfNeeded()
      #expect(front(of: view) == 0)
      #expect(fillsBothSides(view) || size.width > 3000, "\(name) in \(size)")
      #expect(view.visibleItems.contains(1) && view.visibleItems.contains(999))
    }
  }

  @Test("a click of the wheel turns it by one item, without an end in either direction", arguments: layouts)
  func wheel(name: String) {
    let view = show(make(name), count: 7)
    for click in 1...300 {
      turn(-1)
      #expect(front(of: view) == (2100 - click) % 7)
    }
    turn(4)
    #expect(front(of: view) == (2100 - 296) % 7)
  }

  @Test("arrow keys go round, Home and End to the first and the last item", arguments: layouts)
  func keys(name: String) {
    let view = show(make(name), count: 30)
    #expect(press(.rightArrow, in: view) == 0)
    for step in 1...40 { #expect(press(.rightArrow, in: view) == step % 30) }
    for step in 1...15 { #expect(press(.leftArrow, in: view) == (40 - step) % 30) }
    #expect(press(.end, in: view) == 29 && front(of: view) == 29)
    #expect(press(.home, in: view) == 0 && front(of: view) == 0)
  }

  @Test(
    "the item in front stays there when the view is resized and when items come and go", arguments: layouts)
  func changes(name: String) throws {
    let items = NumberedItems([50])
    let layout = make(name)
    let view = items.makeView(layout, width: 640, height: 400)
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 31, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(front(of: view) == 31)
    for width in [900, 360, 640] as [CGFloat] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      #expect(front(of: view) == 31)
    }
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.counts = [49]
        view.deleteItems(at: [IndexPath(item: 40, section: 0)])
      }
    }
    view.layoutIfNeeded()
    #expect(front(of: view) == 31)
    items.counts = [5]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(front(of: view) == 4)
    for count in [2, 0, 12] {
      items.counts = [count]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.visibleItems.isEmpty == (count == 0))
    }
    #expect(view.visibleItems.count > 2)
  }

  @Test(
    "what is on screen is what the layout says is drawn, also between two items", arguments: layouts, 0..<20)
  func drawn(name: String, seed: Int) {
    let layout = make(name)
    let view = NumberedItems([3 + seed * 5 % 30]).makeView(layout, width: 640, height: 400)
    view.layoutIfNeeded()
    view.bounds.origin.x += CGFloat(seed) * 31.7
    view.layoutIfNeeded()
    guard name != "wheel" else {
      // Its attributes have an anchor point, which a quadrilateral of the transform alone does not have.
      let shown = Set(view.visibleItems)
      for item in 0..<view.numberOfItems(inSection: 0) where !shown.contains(item) {
        let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        let angle = (attributes as? SpinningWheelLayoutAttributes)?.angle ?? 0
        #expect(attributes?.alpha == 0 || abs(angle) > 0.5, "item \(item)")
      }
      return
    }
    view.expectWhatIsDrawn(layout, seed: UInt64(seed))
  }

  @Test("from right to left the second cover is to the left of the first one", arguments: [false, true])
  func rightToLeft(isClassic: Bool) throws {
    let view = NumberedItems([20]).makeView(make(isClassic ? "classic" : "covers"), width: 640, height: 400)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(front(of: view) == 0)
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let last = try #require(view.cellForItem(at: IndexPath(item: 19, section: 0)))
    #expect(Quadrilateral(view, second).boundingBox.midX < 320)
    #expect(Quadrilateral(view, last).boundingBox.midX > 320)
  }
}

extension Quadrilateral {
  /// Where a cell's corners are drawn, relative to the viewport.
  @MainActor
  fileprivate init(_ view: UICollectionView, _ cell: UICollectionViewCell) {
    let corners = view.drawnCorners(of: cell).map { Point2D($0) }
    self.init(corners[0], corners[1], corners[2], corners[3])
  }
}
