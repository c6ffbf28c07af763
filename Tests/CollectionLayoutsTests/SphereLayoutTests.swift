import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing
import UIKit

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

  @Test("an offset set before the first layout stays")
  func presetOffset() {
    let view = NumberedItems([30]).makeView(layout, width: 320, height: 400)
    view.contentOffset = CGPoint(x: 700, y: 900)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 700, y: 900))
  }

  // Four pages a turn: 160 ..< 1440 across, 200 ..< 1800 down.
  @Test(
    "going round along either axis, or both, cannot be seen",
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
  @Test("a drag and its glide go on over both seams with their speed")
  func motion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    func places(from offset: CGPoint) -> [CGPoint] {
      let view = NumberedItems([30]).makeView(SphereLayout(), width: 320, height: 400)
      window.addSubview(view)
      view.layoutIfNeeded()
      view.contentOffset = offset
      view.layoutIfNeeded()
      let drag = Drag(in: window)
      drag.fling(from: CGPoint(x: 300, y: 380), step: CGVector(dx: -12, dy: -14), count: 20)
      #expect(view.isDecelerating)
      var places: [CGPoint] = []
      for _ in 0..<250 {
        drag.wait(1.0 / 60)
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

  @Test("a million items: about two hundred cells")
  func million() {
    let items = NumberedItems([1_000_000])
    let view = show(items)
    for step in 1...5 {
      view.contentOffset = CGPoint(x: 320 + CGFloat(step) * 37, y: 400 + CGFloat(step) * 23)
      view.layoutIfNeeded()
      #expect(abs(view.indexPathsForVisibleItems.count - 200) < 20)
    }
    #expect(items.numberOfCellsMade < 450)
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
    expectPicture(picture, matchesGolden: name)
  }
}
