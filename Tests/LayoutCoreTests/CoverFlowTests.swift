import Geometry
import LayoutCore
import TestSupport
import Testing

private func flow(_ itemCount: Int, centersEnds: Bool = false, _ style: CoverFlow.Style = .scaled)
  -> CoverFlow
{
  CoverFlow(
    itemCount: itemCount, itemSize: Size2D(width: 180, height: 160),
    viewportSize: Size2D(width: 320, height: 200), style: style, centersEnds: centersEnds)
}

@Suite("Cover flow")
struct CoverFlowTests {
  // 20 + 20 + n · (180 + 5) − 5; centred ends need (320 − 180)/2 = 70 on both sides.
  @Test(
    "the content width",
    arguments: [(0, false, 40), (1, false, 220), (15, false, 2810), (0, true, 40), (15, true, 2910)])
  func contentWidth(itemCount: Int, centersEnds: Bool, expected: Double) {
    #expect(flow(itemCount, centersEnds: centersEnds).contentWidth == expected)
  }

  // 1 / (1 + 0.0009 · 100) = 1/1.09.
  @Test("the scale falls with the distance")
  func scale() {
    #expect(flow(3).scale(atDistance: 0) == 1)
    #expect(abs(flow(3).scale(atDistance: -100) - 1 / 1.09) < 1e-15)
    #expect(flow(3).scale(atDistance: .nan) == 1)
  }

  // A row of 160 between 0 above and 40 below in 200: its middle is at (0 + 200 − 40)/2 = 80.
  @Test("the row stands in the middle of what the margins leave")
  func bottomMargin() throws {
    var flow = flow(3)
    flow.insets = Insets(top: 0, left: 20, bottom: 40, right: 20)
    #expect(try #require(flow.item(0, at: 0)).center.y == 80)
  }

  // 100 wide and 10 apart, with item 0 in the middle of 300: item 18 is 180 to the right, 1/1.162 as large, 43.03 to
  // either side of its middle, so that it begins at 136.97 from the middle and 13.03 of it are seen; item 20 begins at
  // 200 − 50/1.18 = 157.6, outside.
  @Test("of items that overlap those whose edge is seen are found, too")
  func overlap() {
    let flow = CoverFlow(
      itemCount: 100, itemSize: Size2D(width: 100, height: 100),
      viewportSize: Size2D(width: 300, height: 200),
      insets: .zero, spacing: -90, centersEnds: true)
    let found = flow.items(at: flow.offset(ofItem: 0)).map(\.item)
    #expect(found.contains(18))
    #expect(!found.contains(20))
  }

  // At the edge the first centre is at 20 + 90 = 110, 50 off the middle: scale 1/1.045, width 172.2488.
  @Test("at the edge the first item is 50 points off the middle")
  func edge() throws {
    let first = try #require(flow(15).item(0, at: 0))
    let box = first.quadrilateral.boundingBox
    #expect(abs(box.midX - 110) < 1e-9 && abs(box.midY - 100) < 1e-9)
    #expect(abs(box.width - 172.2488) < 1e-4)
    let centred = try #require(flow(15, centersEnds: true).item(0, at: 0))
    #expect(abs(centred.quadrilateral.boundingBox.midX - 160) < 1e-9)
  }

  // Item i is centred at 110 + 185 i − 160 = 185 i − 50; the range is 0 … 2810 − 320 = 2490.
  @Test(
    "it stops where the nearest item is in the middle, within the content",
    arguments: [
      (0.0, 0.0), (-900, 0), (42, 0), (43, 135), (135, 135), (200, 135), (2490, 2490), (9999, 2490),
    ])
  func target(proposed: Double, expected: Double) {
    #expect(flow(15).targetOffset(proposed: proposed) == expected)
  }

  // From item 3 at 505: two items on at 875 still only item 4, at 690, is meant.
  @Test(
    "one flick moves by one item",
    arguments: [
      (505.0, 1.0, 690.0), (875, 1, 690), (560, -1, 505), (480, -1, 320), (600, 0, 690), (590, 0, 505),
      (505, -9, 320),
    ])
  func paging(current: Double, velocity: Double, expected: Double) {
    #expect(flow(15).pagedOffset(current: current, velocity: velocity, from: 3) == expected)
  }

  @Test("the middle cover of the classic style is flat and in front, the others look towards it")
  func classic() throws {
    let flow = flow(15, .classic)
    let items = Array(flow.items(at: flow.offset(ofItem: 7)))
    let middle = try #require(items.first { $0.item == 7 })
    let face = Rectangle(x: 70, y: 20, width: 180, height: 160).corners
    #expect(middle.quadrilateral.isClose(to: face, within: 1e-9))
    #expect(items.allSatisfy { $0.item == 7 || $0.zIndex < middle.zIndex })
    for item in items where item.item != 7 {
      let quad = item.quadrilateral
      let (leftEdge, rightEdge) = (
        quad.bottomLeft.y - quad.topLeft.y, quad.bottomRight.y - quad.topRight.y
      )
      #expect((item.distance > 0) == (rightEdge > leftEdge))
      #expect(quad.boundingBox.width < 100)
    }
    let zs = items.filter { $0.distance >= 0 }.map(\.zIndex)
    #expect(zs == zs.sorted(by: >))
  }

  // A floor of half of 160 lifts the row by 40: the middle one stands from −20 to 140, in the mirror down to 220. At
  // a distance of 185 the scale is 1/1.1665: 160/1.1665 = 137.1625 high around 60, the floor begins at 128.5812.
  @Test(
    "on a floor items stand higher, and their mirror images hang from their lower edges",
    arguments: [0, -1, .nan, 0.5])
  func reflection(fraction: Double) throws {
    var flow = flow(15)
    flow.reflectedFraction = fraction
    let offset = flow.offset(ofItem: 7)
    let (middle, side) = (try #require(flow.item(7, at: offset)), try #require(flow.item(8, at: offset)))
    guard fraction > 0 else {
      #expect(middle.reflection == nil && middle.center.y == 100)
      return
    }
    #expect(middle.quadrilateral.isClose(to: Rectangle(x: 70, y: -20, width: 180, height: 160).corners))
    #expect(middle.reflection?.isClose(to: Rectangle(x: 70, y: 140, width: 180, height: 80).corners) == true)
    let floor = try #require(side.reflection?.boundingBox)
    #expect(abs(floor.minY - 128.5812) < 1e-4 && abs(floor.height - 68.5812) < 1e-4)
    flow.style = .classic
    for item in flow.items(at: offset + 40) {
      let reflection = try #require(item.reflection)
      #expect(reflection.topLeft == item.quadrilateral.bottomLeft)
      #expect(reflection.topRight == item.quadrilateral.bottomRight)
    }
  }

  @Test("mirrored, the first item is the rightmost one")
  func mirrored() throws {
    var flow = flow(15)
    flow.isMirrored = true
    #expect(flow.offset(ofItem: 0) == 2490 && flow.offset(ofItem: 14) == 0)
    #expect(flow.middleItem(at: 2490) == 0)
    // Of the centres 110 + 185 · slot, 1035 and 1220 are less than half a width from 1000 ... 1320: slots 5 and 6.
    #expect(flow.items(at: 1000).map(\.item) == [9, 8])
  }

  private func random(_ random: inout SplitMix64) -> CoverFlow {
    CoverFlow(
      itemCount: .random(in: 1...60, using: &random),
      itemSize: Size2D(
        width: .random(in: 5...400, using: &random), height: .random(in: 5...400, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 10...1200, using: &random), height: .random(in: 10...600, using: &random)),
      insets: Insets(
        top: .random(in: 0...30, using: &random), left: .random(in: 0...200, using: &random),
        right: .random(in: 0...100, using: &random)),
      spacing: .random(in: -4...50, using: &random), style: .random(using: &random) ? .scaled : .classic,
      centersEnds: .random(using: &random), isMirrored: .random(using: &random),
      reflectedFraction: max(0, .random(in: -1...1, using: &random)),
      sideAngle: .random(in: 0...1.5, using: &random))
  }

  @Test("the items made are those of all that meet the rectangle")
  func equalsBruteForce() {
    for seed in UInt64(0)..<1000 {
      var generator = SplitMix64(seed: seed)
      let flow = random(&generator)
      let offset = Double.random(in: -300...(flow.contentWidth + 300), using: &generator)
      let rectangle = Rectangle(
        x: .random(in: -300...900, using: &generator), y: .random(in: -100...300, using: &generator),
        width: .random(in: 1...900, using: &generator), height: .random(in: 1...300, using: &generator))
      let all = (0..<flow.itemCount).compactMap { flow.item($0, at: offset) }
      let expected = all.filter { item in
        item.quadrilateral.overlaps(rectangle)
          || item.reflection?.overlaps(rectangle) == true
      }
      .sorted { $0.distance < $1.distance }
      #expect(Array(flow.items(at: offset, intersecting: rectangle)) == expected, "seed \(seed)")
      if flow.style == .scaled {
        let left =
          flow.centersEnds
          ? max(flow.insets.left, (flow.viewportSize.width - flow.itemSize.width) / 2) : flow.insets.left
        for item in all {
          let place = flow.isMirrored ? flow.itemCount - 1 - item.item : item.item
          let center =
            left + Double(place) * max(1, flow.itemSize.width + flow.spacing) + flow.itemSize.width / 2
            - offset
          let scale = 1 / (1 + 0.0009 * abs(center - flow.viewportSize.width / 2))
          let box = item.quadrilateral.boundingBox
          #expect(abs(box.midX - center) < 1e-6, "seed \(seed)")
          #expect(abs(box.width - flow.itemSize.width * scale) < 1e-6, "seed \(seed)")
        }
      }
      let target = flow.targetOffset(proposed: offset)
      #expect(target >= 0 && target <= max(0, flow.contentWidth - flow.viewportSize.width))
    }
  }

  @Test("a million items cost what is visible", arguments: [CoverFlow.Style.scaled, .classic])
  func million(style: CoverFlow.Style) {
    let flow = flow(1_000_000, centersEnds: true, style)
    let far = flow.items(at: flow.offset(ofItem: 500_000)).map(\.item)
    let near = flow.items(at: flow.offset(ofItem: 500)).map(\.item)
    #expect(far == near.map { $0 + 499_500 } && far.count < 20 && far.contains(500_000))
  }

  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, 0, 1, 13, Int.max] {
      for style in [CoverFlow.Style.scaled, .classic] {
        for a in numbers {
          for b in numbers {
            for (size, viewport) in [(a, 100.0), (100, a)] {
              let flow = CoverFlow(
                itemCount: itemCount, itemSize: Size2D(width: size, height: size),
                viewportSize: Size2D(width: viewport, height: 100),
                insets: Insets(top: b, left: b, bottom: a, right: a), spacing: b, style: style,
                centersEnds: true, sideAngle: a, eyeDistance: b)
              #expect(flow.items(at: a).prefix(2).allSatisfy { $0.transform.isFinite })
              #expect(flow.contentWidth.isFinite && flow.targetOffset(proposed: b).isFinite)
              #expect(flow.pagedOffset(current: a, velocity: b, from: .max).isFinite)
              #expect(flow.offset(ofItem: .min).isFinite)
            }
          }
        }
      }
    }
  }
}
