import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Turntable layout")
final class TurntableLayoutTests {
  private let layout = TurntableLayout()
  private var shown: [UICollectionView] = []

  private func show(_ items: NumberedItems, width: CGFloat = 320, height: CGFloat = 400) -> UICollectionView {
    let view = items.makeView(layout, width: width, height: height)
    view.register(TurntableCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    shown.append(view)
    return view
  }

  /// The item whose sector is under the pointer.
  private func winner(of view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY - 100))?.item
  }

  /// The scroll distance of one of twelve items on a disc of radius 160.
  private let page = 160 * CGFloat.pi / 6

  // 133 pages of 160 · π/6 = 83.775804, 265 in all; item 0's rectangle of 82.822 × 160 stands on the hub.
  @Test("the disc starts with the first item under the pointer")
  func start() throws {
    let view = show(NumberedItems([5, 7]))
    #expect(abs(view.contentSize.width - (265 * page + 320)) < 1e-6)
    #expect(abs(view.contentOffset.x - 133 * page) < 1e-6)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(abs(first.center.x - view.bounds.midX) < 1e-6 && first.center.y == 120)
    #expect(abs(first.bounds.width - 82.822094) < 1e-6 && abs(first.bounds.height - 160) < 1e-9)
    #expect(view.visibleCells.count == 12)
    #expect(winner(of: view) == 0)
  }

  // The hub of 30 × 30 is in the middle, from 145 to 175 across and from 185 to 215 down, relative to 320 × 400.
  @Test("the hub and the pointer are among the elements only where they are")
  func hubInRectangles() {
    layout.hubReferenceSize = CGSize(width: 30, height: 30)
    layout.pointerReferenceSize = CGSize(width: 12, height: 20)
    let origin = show(NumberedItems([12])).bounds.origin
    func kinds(_ x: CGFloat, _ y: CGFloat) -> [String] {
      let rect = CGRect(x: origin.x + x, y: origin.y + y, width: 8, height: 8)
      return (layout.layoutAttributesForElements(in: rect) ?? []).compactMap(\.representedElementKind)
    }
    #expect(kinds(140, 200) == [TurntableLayout.elementKindHub])
    #expect(kinds(130, 200) == [] && kinds(160, 220) == [])
    // The pointer is on the edge of the disc of radius 160, from 30 to 50 down.
    #expect(kinds(156, 45) == [TurntableLayout.elementKindPointer])
    #expect(kinds(-4000, 200) == [])
  }

  @Test("spinning never ends, and going round cannot be seen", arguments: [265.3, -0.7, 0.2] as [CGFloat])
  func endless(pages: CGFloat) throws {
    let view = show(NumberedItems([12]))
    // Ten rows of twelve further inside nothing is wrapped.
    let same = pages < 100 ? pages + 120 : pages - 120
    // Between pixels, where only the bounds can be set.
    view.bounds.origin.x = same * page
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == same * page)
    let expected = try view.indexPathsForVisibleItems.map { path in
      (path, view.drawnCorners(of: try #require(view.cellForItem(at: path))))
    }
    view.bounds.origin.x = pages * page
    view.layoutIfNeeded()
    #expect(view.contentOffset.x > 132 * page && view.contentOffset.x < 145 * page)
    #expect(view.visibleCells.count == 12)
    for (path, corners) in expected {
      let cell = try #require(view.cellForItem(at: path))
      for (corner, same) in zip(view.drawnCorners(of: cell), corners) {
        #expect(abs(corner.x - same.x) < 1e-3 && abs(corner.y - same.y) < 1e-3)
      }
    }
  }

  @Test("a fling lets it run out, and it stops with an item under the pointer")
  func fling() throws {
    let view = show(NumberedItems([12]))
    let stage = Stage(view)
    let fingers = stage.finger
    fingers.fling(from: CGPoint(x: 300, y: 60), step: CGVector(dx: -13, dy: 0), count: 20)
    var last = view.contentOffset.x
    var steps: [CGFloat] = []
    while view.isDecelerating {
      fingers.wait(1.0 / 60)
      steps.append(view.contentOffset.x - last)
      last = view.contentOffset.x
    }
    // It went on for more than a turn, never back, slower and slower but for the rounding to pixels.
    #expect(steps.reduce(0, +) > 6 * page)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 >= 0 && $1 <= $0 + 0.5 })
    let rest = (view.contentOffset.x / page).remainder(dividingBy: 1)
    // Glides end on a pixel: half a pixel at scale 2 is 1/4 point.
    #expect(abs(rest) * page <= 0.25 + 1e-6)
    #expect(view.contentOffset.x * 2 == (view.contentOffset.x * 2).rounded())
  }

  @Test("of a million items few are made, and cells are cut to their sectors at the seam")
  func million() throws {
    layout.visibleSectors = 4
    let items = NumberedItems([1_000_000])
    let view = show(items)
    #expect(Set(view.visibleItems) == [999_998, 999_999, 0, 1, 2])
    let path = IndexPath(item: 2, section: 0)
    let attributes = try #require(layout.layoutAttributesForItem(at: path) as? TurntableLayoutAttributes)
    let sector = try #require(attributes.sector)
    #expect(abs(sector.startAngle + .pi / 4) < 1e-9 && abs(sector.endAngle) < 1e-9)
    let copy = try #require(attributes.copy() as? TurntableLayoutAttributes)
    #expect(copy.isEqual(attributes))
    copy.sector?.endAngle = 0.1
    #expect(!copy.isEqual(attributes))
    #expect(view.cellForItem(at: path)?.layer.mask is CAShapeLayer)
    // In another layout the mask goes.
    let cell = try #require(view.cellForItem(at: path))
    cell.apply(UICollectionViewLayoutAttributes(forCellWith: path))
    #expect(cell.layer.mask == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 5000, section: 0))?.isHidden == true)
    for step in 1...100 {
      view.contentOffset.x += CGFloat(step)
      view.layoutIfNeeded()
    }
    #expect(items.numberOfCellsMade <= 8)
  }

  @Test(
    "few items, or none",
    arguments: [([], []), ([0], []), ([1], [0]), ([2], [0, 1]), ([3], [0, 1, 2])] as [([Int], [Int])])
  func fewItems(counts: [Int], visible: [Int]) {
    let view = show(NumberedItems(counts))
    #expect(view.visibleItems == visible)
    if !visible.isEmpty { #expect(winner(of: view) == 0) }
  }

  @Test("the item under the pointer stays there when the view is resized, even to nothing")
  func resizing() throws {
    let view = show(NumberedItems([12]))
    view.contentOffset = try #require(layout.contentOffsetForItem(at: IndexPath(item: 7, section: 0)))
    view.layoutIfNeeded()
    for width in [900, 120, 0, 320] as [CGFloat] {
      view.frame.size = CGSize(width: width, height: width)
      view.layoutIfNeeded()
      #expect(view.visibleItems.isEmpty == (width == 0))
      if width == 120 || width == 320 {
        let top = CGPoint(x: view.bounds.midX, y: view.bounds.midY - width / 4)
        #expect(view.indexPathForItem(at: top)?.item == 7)
      }
    }
    layout.sectionInset.left = 100
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.minX + 210, y: 100))?.item == 7)
  }

  @Test("a pointer on the rim and a cap on the hub, where sizes ask for them, stay while the disc turns")
  func ornaments() throws {
    layout.pointerReferenceSize = CGSize(width: 20, height: 30)
    layout.hubReferenceSize = CGSize(width: 40, height: 40)
    let cards = NumberedCards(12)
    let view = cards.makeView(layout)
    shown.append(view)
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    for _ in 0..<3 {
      view.contentOffset.x += 55
      view.layoutIfNeeded()
      let pointer = try #require(
        view.supplementaryView(forElementKind: TurntableLayout.elementKindPointer, at: first))
      #expect(pointer.center == CGPoint(x: view.bounds.midX, y: 40))
      let hub = try #require(
        view.supplementaryView(forElementKind: TurntableLayout.elementKindHub, at: first))
      #expect(hub.center == CGPoint(x: view.bounds.midX, y: 200))
      #expect(pointer.layer.zPosition > hub.layer.zPosition && hub.layer.zPosition > 0)
    }
    layout.hubReferenceSize = .zero
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: TurntableLayout.elementKindHub, at: first) == nil)
  }

  // Rectangles of neighbours overlap towards the hub; a finger is on the sector it sees.
  @Test("at every point of the disc the item is the one whose sector is there")
  func touching() {
    let view = show(NumberedItems([12]))
    view.contentOffset.x += 30
    view.layoutIfNeeded()
    let turned = Double(30 / page)
    for place in 0..<360 {
      let (angle, radius) = (Double(place) * .pi / 180, 20 + Double(place * 7 % 130))
      let item = angle / (.pi / 6) + turned + 0.5
      // Not within a point of a side.
      guard abs(item - item.rounded()) * radius * .pi / 6 > 1.5 else { continue }
      let point = CGPoint(
        x: Double(view.bounds.midX) + radius * sin(angle), y: Double(view.bounds.midY) - radius * cos(angle))
      #expect(view.indexPathForItem(at: point)?.item == Int(item.rounded(.down)) % 12)
    }
    #expect(view.indexPathForItem(at: CGPoint(x: view.bounds.midX + 119, y: view.bounds.midY - 119)) == nil)
  }

  @Test("on a vertical axis the right rim follows the finger")
  func vertical() throws {
    layout.scrollDirection = .vertical
    let view = show(NumberedItems([12]))
    #expect(abs(view.contentOffset.y - 133 * page) < 1e-6)
    let third = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    let before = view.drawnCorners(of: third)[0].y
    view.contentOffset.y += 10
    view.layoutIfNeeded()
    // The middle of the right rim goes up by the 10 points.
    #expect(abs(view.drawnCorners(of: third)[0].y - before + 10) < 0.5)
  }

  // Item 5 after two turns is 29 pages on. Half of the time does 1 − ½³ = 7/8 of the way.
  @Test("the spinner brings an item under the pointer after whole turns, fast at first")
  func spinner() throws {
    let view = show(NumberedItems([12]))
    let spinner = TurntableSpinner(view)
    spinner.spin(to: IndexPath(item: 99, section: 0))
    #expect(!spinner.isSpinning)
    spinner.spin(to: IndexPath(item: 5, section: 0), turns: 2, duration: 2)
    #expect(spinner.isSpinning)
    let start = view.contentOffset.x
    for (time, pages) in [(100, 0), (101, 29 * 7.0 / 8)] as [(TimeInterval, CGFloat)] {
      spinner.tick(at: time)
      view.layoutIfNeeded()
      #expect(abs(view.contentOffset.x - start - pages * page) < 1e-6)
    }
    spinner.tick(at: 102.5)
    view.layoutIfNeeded()
    #expect(!spinner.isSpinning)
    #expect(winner(of: view) == 5)
    let rest = (view.contentOffset.x / page).remainder(dividingBy: 1)
    #expect(abs(rest) < 1e-9)
  }

  @Test("a spin goes on through the ends of the content")
  func longSpin() {
    let view = show(NumberedItems([3]))
    let spinner = TurntableSpinner(view)
    spinner.spin(to: IndexPath(item: 2, section: 0), turns: 500, duration: 2)
    for frame in 0...121 {
      spinner.tick(at: Double(frame) / 60)
      view.layoutIfNeeded()
      #expect(view.contentOffset.x >= 0 && view.contentOffset.x + 320 <= view.contentSize.width)
    }
    #expect(winner(of: view) == 2 && !spinner.isSpinning)
  }
}
