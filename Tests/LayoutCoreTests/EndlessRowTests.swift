import Geometry
import LayoutCore
import TestSupport
import Testing

/// Spinning wheels and rows of covers that begin again after the last item.
@Suite("Endless wheels and cover flows")
struct EndlessRowTests {
  // Pages of 100 and 320 of viewport. 7 items are repeated 37 times: 261 pages, of which the 128th is the first item.
  private func wheel(_ count: Int, angle: Double = 0.2) -> SpinningWheel {
    SpinningWheel(
      itemCount: count, itemSize: Size2D(width: 100, height: 120),
      viewportSize: Size2D(width: 320, height: 400),
      radius: 500, customAnglePerItem: angle, isEndless: true)
  }

  private func flow(_ count: Int, _ style: CoverFlow.Style = .scaled, isMirrored: Bool = false) -> CoverFlow {
    CoverFlow(
      itemCount: count, itemSize: Size2D(width: 95, height: 160),
      viewportSize: Size2D(width: 320, height: 200), style: style, isEndless: true, isMirrored: isMirrored)
  }

  @Test("the content is that of an endless row, and begins with the first item in the middle")
  func content() {
    let wheel = wheel(7)
    #expect(wheel.contentSize == Size2D(width: 260 * 100 + 320, height: 400))
    #expect(wheel.initialOffset == 12_700 && wheel.index(at: 12_700) == 0)
    #expect(wheel.wrappedOffset(40) == 13_340 && wheel.wrappedOffset(12_740) == 12_740)
    #expect(wheel.offset(ofItem: 6, nearest: 12_700) == 12_600 && wheel.offset(ofItem: 6) == 13_300)
    #expect(wheel.targetOffset(proposed: 12_640, velocity: 0) == 12_600)
    #expect(wheel.targetOffset(proposed: 12_640, velocity: 1) == 12_700)
    let flow = flow(7)
    #expect(flow.contentWidth == 260 * 100 + 320 && flow.initialOffset == 12_700)
    #expect(flow.middleItem(at: 12_640) == 6 && flow.offset(ofItem: 6, nearest: 12_700) == 12_600)
    #expect(flow.targetOffset(proposed: 12_640) == 12_600 && flow.wrappedOffset(40) == 13_340)
    // From the first item one flick back, and one that goes on by one item only.
    #expect(flow.pagedOffset(current: 12_680, velocity: -1, from: 0) == 12_600)
    #expect(flow.pagedOffset(current: 12_950, velocity: 1, from: 0) == 12_800)
  }

  // 7 items of 0.2 reach 0.6 to either side; half an item on, that on the left is gone, that on the right not there yet.
  @Test("a wheel has half of its items on either side, and they fade at its ends")
  func fading() {
    let wide = Rectangle(x: -2000, y: -2000, width: 5000, height: 5000)
    func shown(_ wheel: SpinningWheel, _ offset: Double) -> [Int: SpinningWheel.Item] {
      Dictionary(uniqueKeysWithValues: wheel.items(at: offset, intersecting: wide).map { ($0.item, $0) })
    }
    let rest = shown(wheel(7), 12_700)
    for (item, distance) in [(0, 0.0), (1, 1), (2, 2), (3, 3), (6, -1), (5, -2), (4, -3)] {
      #expect(abs((rest[item]?.angle ?? 9) - 0.2 * distance) < 1e-12 && rest[item]?.alpha == 1)
    }
    let moved = shown(wheel(7), 12_725)
    #expect(abs((moved[4]?.alpha ?? 9) - 0.5) < 1e-9 && abs((moved[4]?.angle ?? 9) + 0.65) < 1e-9)
    #expect(shown(wheel(7), 12_750)[4] == nil)
    #expect(abs((shown(wheel(7), 12_775)[4]?.angle ?? 9) - 0.65) < 1e-9)
    // Of eight, one more is on the right.
    #expect(Set(shown(wheel(8), wheel(8).initialOffset).keys) == Set(0..<8))
    // Two have ends; a whole turn does not fade.
    #expect(wheel(2).contentSize.width == 200 && wheel(2).initialOffset == 0)
    let turn = wheel(8, angle: .pi / 4)
    for part in 0..<10 {
      let items = shown(turn, turn.initialOffset + 10 * Double(part))
      #expect(items.count == 8 && items.values.allSatisfy { $0.alpha == 1 && abs($0.angle) <= .pi })
    }
  }

  @Test("a row of covers is filled on both sides, mirrored or not", arguments: [false, true])
  func bothSides(isMirrored: Bool) {
    for style in [CoverFlow.Style.scaled, .classic] {
      let flow = flow(9, style, isMirrored: isMirrored)
      let items = flow.items(at: flow.initialOffset)
      let sign = isMirrored ? -1.0 : 1
      #expect(items.first { $0.item == 0 }?.distance == 0)
      #expect(items.first { $0.item == 1 }?.distance == sign)
      #expect(items.first { $0.item == 8 }?.distance == -sign)
      #expect(flow.middleItem(at: flow.initialOffset) == 0)
      let next = flow.offset(ofItem: 1, nearest: flow.initialOffset)
      #expect(next == flow.initialOffset + 100 * sign)
      #expect(flow.item(1, at: next)?.distance == 0 && flow.item(0, at: next)?.distance == -sign)
    }
  }

  @Test("the items made are those of all that meet the rectangle")
  func equalsBruteForce() {
    var made = 0
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let rectangle = Rectangle(
        x: .random(in: -300...900, using: &random), y: .random(in: -100...300, using: &random),
        width: .random(in: 1...900, using: &random), height: .random(in: 1...300, using: &random))
      var wheel = SpinningWheel.random(using: &random)
      (wheel.isEndless, wheel.itemCount) = (true, .random(in: 3...60, using: &random))
      let part = Double.random(in: 0...1, using: &random)
      var offset = part * wheel.contentSize.width
      let expected = (0..<wheel.itemCount).filter { item in
        let angle = wheel.angle(ofItem: item, at: offset)
        return abs(angle) <= .pi && wheel.alpha(at: angle) > 0
          && wheel.quadrilateral(at: angle).overlaps(rectangle)
      }
      let found = wheel.items(at: offset, intersecting: rectangle).map(\.item)
      #expect(found.sorted() == expected, "seed \(seed): \(wheel) at \(offset)")
      // Whatever the number of items, an item is so far from the middle as the content says.
      for item in wheel.items(at: offset) {
        let turns = (offset - wheel.offset(ofItem: item.item)) / wheel.itemSize.width
        let apart = item.angle / wheel.anglePerItem + turns
        let rows = apart / Double(wheel.itemCount)
        #expect(abs(rows - rows.rounded()) < 1e-9, "seed \(seed)")
      }
      var flow = CoverFlow(
        itemCount: .random(in: 3...60, using: &random),
        itemSize: Size2D(
          width: .random(in: 5...400, using: &random), height: .random(in: 5...400, using: &random)),
        viewportSize: Size2D(
          width: .random(in: 10...1200, using: &random), height: .random(in: 10...600, using: &random)),
        spacing: .random(in: -4...50, using: &random), style: .random(using: &random) ? .scaled : .classic,
        isMirrored: .random(using: &random), reflectedFraction: max(0, .random(in: -1...1, using: &random)))
      flow.isEndless = true
      offset = part * flow.contentWidth
      let covers = (0..<flow.itemCount).compactMap { flow.item($0, at: offset) }.filter { item in
        item.alpha > 0
          && (item.quadrilateral.overlaps(rectangle) || item.reflection?.overlaps(rectangle) == true)
      }
      .sorted { $0.distance < $1.distance }
      #expect(
        Array(flow.items(at: offset, intersecting: rectangle)) == covers, "seed \(seed): \(flow) at \(offset)"
      )
      made += found.count + covers.count
    }
    #expect(made > 2000)
  }

  @Test("wrapping the offset cannot be seen", arguments: [3, 4, 12, 13, 1_000_000])
  func wrapping(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<100 {
      let (wheel, flow) = (wheel(count), flow(count, .random(using: &random) ? .scaled : .classic))
      let offset = Double.random(in: -30_000...60_000, using: &random)
      let turned = Dictionary(
        uniqueKeysWithValues: wheel.items(at: wheel.wrappedOffset(offset)).map { ($0.item, $0) })
      for item in wheel.items(at: offset) where item.alpha > 1e-3 {
        #expect(abs((turned[item.item]?.angle ?? 99) - item.angle) < 1e-6, "\(offset)")
      }
      let moved = Dictionary(
        uniqueKeysWithValues: flow.items(at: flow.wrappedOffset(offset)).map { ($0.item, $0) })
      for item in flow.items(at: offset) where item.alpha > 1e-3 {
        #expect(abs((moved[item.item]?.distance ?? 99) - item.distance) < 1e-6, "\(offset)")
      }
    }
  }
}
