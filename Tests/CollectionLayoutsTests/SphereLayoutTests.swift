import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Sphere layout", .serialized)
final class SphereLayoutTests {
  private let layout = SphereLayout()
  private var shown: [UICollectionView] = []

  private func show(_ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  private func corners(_ view: UICollectionView) -> [IndexPath: [CGPoint]] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        view.cellForItem(at: path).map { (path, view.drawnCorners(of: $0)) }
      })
  }

  @Test("the sphere starts at one page each way, the first item in front, in the middle of the bounds")
  func start() throws {
    let view = show(NumberedItems([10, 0, 20]))
    #expect(view.contentSize == CGSize(width: 6 * 320, height: 6 * 400))
    #expect(view.contentOffset == CGPoint(x: 320, y: 400))
    #expect(view.indexPathsForVisibleItems.count == 30)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    #expect(view.indexPathForItem(at: middle) == IndexPath(item: 0, section: 0))
    let front = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(front.center == middle && abs(front.layer.transform.m43) < 129)
    let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }
    #expect(cells.last === front)
  }

  @Test("arrow keys select a neighbour on the front half, never an item that is seen through the sphere")
  func arrowKeys() throws {
    for count in [12, 37, 60, 200] {
      for key in [InputEvent.Key.Code.rightArrow, .leftArrow, .upArrow, .downArrow] {
        let layout = SphereLayout()
        let view = NumberedItems([count]).makeView(layout, width: 320, height: 400)
        let stage = Stage(view)
        view.selectionFollowsFocus = true
        view.becomeFirstResponder()
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        // The first key gives the focus to the selected item.
        stage.keys.press(key)
        stage.settle()
        #expect(view.indexPathsForSelectedItems == [[0, 0]])
        let attributes = layout.layoutAttributesForElements(in: view.bounds) ?? []
        let depths = Dictionary(uniqueKeysWithValues: attributes.map { ($0.indexPath, $0.transform3D.m43) })
        let (back, front) = (try #require(depths.values.min()), try #require(depths.values.max()))
        stage.keys.press(key)
        let found = try #require(view.indexPathsForSelectedItems?.first)
        let depth = try #require(depths[found])
        #expect(found.item != 0 && depth > (back + front) / 2, "\(count) items, \(key), item \(found.item)")
      }
    }
  }

  @Test("an offset set before the first layout stays")
  func presetOffset() {
    let view = NumberedItems([30]).makeView(layout, width: 320, height: 400)
    view.contentOffset = CGPoint(x: 700, y: 900)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 700, y: 900))
  }

  // Four pages a turn: 160 ..< 1440 across, 200 ..< 1800 down.
  @Test(
    "wrapping along either axis, or both, does not change the picture",
    arguments: [
      (150.0, 500.0, 1430.0, 500.0), (1445, 500, 165, 500), (500, 190, 500, 1790), (500, 1801, 500, 201),
      (1441, 1900, 161, 300),
    ])
  func wrapping(x: Double, y: Double, wrappedX: Double, wrappedY: Double) {
    let view = show(NumberedItems([60]))
    view.contentOffset = CGPoint(x: wrappedX, y: wrappedY)
    view.layoutIfNeeded()
    let before = corners(view)
    view.contentOffset = CGPoint(x: 900, y: 900)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: x, y: y)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: wrappedX, y: wrappedY))
    let after = corners(view)
    #expect(Set(before.keys) == Set(after.keys) && before.count == 60)
    for (path, points) in before {
      for (a, b) in zip(points, after[path] ?? []) {
        #expect(abs(a.x - b.x) < 1e-3 && abs(a.y - b.y) < 1e-3)
      }
    }
  }

  // The same fling on a sphere that wraps at once and on one that has the whole way before it.
  @Test("a drag and its deceleration continue over both seams with their velocity")
  func motion() {
    func places(from offset: CGPoint) -> [CGPoint] {
      let view = NumberedItems([30]).makeView(SphereLayout(), width: 320, height: 400)
      let stage = Stage(view)
      view.layoutIfNeeded()
      view.contentOffset = offset
      view.layoutIfNeeded()
      let fingers = stage.finger
      fingers.fling(from: CGPoint(x: 300, y: 380), step: CGVector(dx: -12, dy: -14), count: 20)
      #expect(view.isDecelerating)
      var places: [CGPoint] = []
      for _ in 0..<250 {
        fingers.wait(1.0 / 60)
        places.append(view.contentOffset)
      }
      #expect(!view.isDecelerating)
      view.removeFromSuperview()
      return places
    }
    let plain = places(from: CGPoint(x: 200, y: 250))
    let wrapping = places(from: CGPoint(x: 1400, y: 1500))
    #expect(wrapping.last.map { $0.x < 1440 && $0.y < 1800 } == true)
    for (frame, (a, b)) in zip(plain, wrapping).enumerated() {
      // A turn is 1280 across and 1600 down; offsets are shown on whole pixels.
      #expect(abs((a.x + 1200 - b.x).remainder(dividingBy: 1280)) <= 0.5001, "frame \(frame): \(a) \(b)")
      #expect(abs((a.y + 1250 - b.y).remainder(dividingBy: 1600)) <= 0.5001, "frame \(frame): \(a) \(b)")
    }
  }

  // A turn down is four pages of 400; after it the next two hundred of a million are there.
  @Test("a million items: two hundred cells, others on the next turn, and no more cells made")
  func million() throws {
    let items = NumberedItems([1_000_000])
    let view = show(items)
    #expect(view.contentSize == CGSize(width: 6 * 320, height: 20_002 * 400))
    #expect(view.visibleItems == Array(0..<200))
    for step in 1...5 {
      view.contentOffset.y = 400 + CGFloat(step) * 320
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.count == 200)
    }
    #expect(view.visibleItems == Array(200..<400))
    #expect(items.numberOfCellsMade < 450)
    let hidden = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 999_999, section: 0)))
    #expect(hidden.alpha == 0)
  }

  @Test("scrolling to an item goes the shortest way, over the seam")
  func scrollingToItems() {
    let view = show(NumberedItems([30]))
    for item in [17, 3, 29, 0] {
      let path = IndexPath(item: item, section: 0)
      view.scrollToItem(at: path, at: [], animated: false)
      view.layoutIfNeeded()
      #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == path)
    }
  }

  @Test("at random offsets the cells are those drawn on screen, and touches find the topmost")
  func randomOffsets() {
    let view = show(NumberedItems([40, 0, 50]))
    layout.visibleItems = 64
    for seed in UInt64(0)..<250 {
      var random = SplitMix64(seed: seed)
      layout.facing = .random(using: &random) ? .viewer : .outward
      layout.radius = .random(in: 50...400, using: &random)
      view.contentOffset = CGPoint(
        x: .random(in: -900...9000, using: &random), y: .random(in: -900...9000, using: &random))
      view.layoutIfNeeded()
      view.expectWhatIsDrawn(layout, seed: seed)
    }
  }

  @Test("new items come out of the middle, those that go shrink into it, all others stay as they are")
  func updates() throws {
    let view = show(NumberedItems([4]))
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.delete, from: IndexPath(item: 1, section: 0), to: nil),
      UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath(item: 2, section: 0)),
    ])
    let new = try #require(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 2, section: 0)))
    let old = try #require(
      layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 1, section: 0)))
    for attributes in [new, old] {
      #expect(attributes.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      #expect(attributes.alpha == 0 && abs(attributes.frame.width - 3) < 1e-9)
    }
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 2, section: 0)) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 2, section: 0)) == nil)
  }

  @Test("few items, or none, and none in a view of no extent", arguments: [0, 1, 2])
  func fewItems(count: Int) {
    let view = show(NumberedItems([count]))
    #expect(view.visibleItems == Array(0..<count))
    view.frame.size = .zero
    view.layoutIfNeeded()
    #expect(view.visibleItems.isEmpty)
  }

  @Test("the side in front stays in front when the view is resized, even to nothing")
  func resizing() {
    let view = show(NumberedItems([30]))
    view.contentOffset = CGPoint(x: 960, y: 600)
    view.layoutIfNeeded()
    for size in [CGSize(width: 900, height: 500), .zero, CGSize(width: 100, height: 700)] {
      view.frame.size = size
      view.layoutIfNeeded()
      if size.width > 0 {
        #expect(view.contentOffset == CGPoint(x: 3 * size.width, y: 1.5 * size.height))
      }
    }
  }

  @Test("every property is followed, and every item can be brought to the front")
  func properties() throws {
    let view = show(NumberedItems([30]))
    layout.radius = 60
    #expect(layout.radius == 60)
    layout.radius = 0
    #expect(layout.radius == 128)
    let path = IndexPath(item: 17, section: 0)
    view.contentOffset = try #require(layout.contentOffsetForItem(at: path))
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == path)
    layout.arrangement = .circles(4)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 320, y: 400))
    #expect(view.contentSize == CGSize(width: 32 * 320, height: 32 * 400))
    #expect(abs(layout.radius - 142.7155) < 1e-4)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 0)) == nil)
  }

  @Test("sizes no one should set are survived")
  func badSizes() {
    let view = show(NumberedItems([10]))
    for extent in [0, -5, CGFloat.nan, .infinity, 1e300] {
      layout.itemSize = CGSize(width: extent, height: extent)
      layout.radius = extent
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 320, y: 400))
    }
  }

  @Test("a lattice and four circles, painted", arguments: ["sphere", "circles"])
  func picture(name: String) {
    let view = show(NumberedItems([60]))
    view.backgroundColor = .white
    if name == "circles" { layout.arrangement = .circles(4) }
    view.contentOffset = CGPoint(x: 420, y: 470)
    let picture = CairoRenderer().render(view.makeDisplayList(), background: .white)
    expectSnapshot(of: picture, named: name)
  }
}
