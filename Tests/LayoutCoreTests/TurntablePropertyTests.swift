import Geometry
import LayoutCore
import TestSupport
import Testing

extension Turntable {
  /// A turntable of up to 40 items, often more than it has sectors.
  static func random(using random: inout SplitMix64) -> Turntable {
    Turntable(
      itemCount: .random(in: 1...40, using: &random),
      viewportSize: Size2D(
        width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random)),
      direction: .random(using: &random) ? .vertical : .horizontal,
      insets: Insets(
        top: .random(in: -300...20, using: &random), left: .random(in: -300...20, using: &random)),
      innerRadius: .random(in: 0...30, using: &random), spacing: .random(in: 0...4, using: &random),
      visibleSectors: .random(in: 3...16, using: &random))
  }

  /// Every item with the angle of its axis and its corners by the formulas as written.
  func bruteForceItems(
    at offset: Double
  ) -> [(item: Int, angle: Double, sector: (start: Double, end: Double), quadrilateral: Quadrilateral)] {
    let room = Rectangle(
      minX: insets.left, minY: insets.top, maxX: viewportSize.width, maxY: viewportSize.height)
    let radius = min(room.width, room.height) / 2
    let count = min(itemCount, visibleSectors)
    let whole = 2 * Double.pi / Double(count)
    let turned = (offset - pages.initialOffset) / (radius * whole)
    return (0..<itemCount).compactMap { item in
      let rows = ((Double(item) - turned) / Double(itemCount) + 0.5).rounded(.down)
      let angle = (Double(item) - turned - rows * Double(itemCount)) * whole
      var (start, end) = (angle - whole / 2, angle + whole / 2)
      if itemCount > count { (start, end) = (max(start, -.pi), min(end, .pi)) }
      guard start < end else { return nil }
      let aside = count > 1 ? radius * Trigonometry.sin(min(whole / 2, .pi / 2)) : radius
      let up = -radius
      let down = count > 2 ? -innerRadius * Trigonometry.cos(whole / 2) : count == 2 ? 0 : radius
      func corner(_ x: Double, _ y: Double) -> Point2D {
        let (sine, cosine) = (Trigonometry.sin(angle), Trigonometry.cos(angle))
        return Point2D(x: room.midX + x * cosine - y * sine, y: room.midY + x * sine + y * cosine)
      }
      let drawn = Quadrilateral(
        corner(-aside, up), corner(aside, up), corner(aside, down), corner(-aside, down))
      return (item, angle, (start - angle, end - angle), drawn)
    }
  }
}

@Suite("Turntable, random")
struct TurntablePropertyTests {
  /// Whether a point of a grid over the rectangle is in a sector, by its angle and its distance from the hub.
  private func isMet(
    _ turntable: Turntable, _ rectangle: Rectangle, _ angle: Double, _ sector: (start: Double, end: Double)
  ) -> Bool {
    (0...12).contains { row in
      (0...12).contains { column in
        let x = rectangle.minX + rectangle.width * Double(column) / 12 - turntable.hub.x
        let y = rectangle.minY + rectangle.height * Double(row) / 12 - turntable.hub.y
        let length = (x * x + y * y).squareRoot()
        guard length > turntable.innerRadius, length < turntable.radius else { return false }
        let turns = ((Trigonometry.atan2(x, -y) - angle) / (2 * .pi)).rounded()
        let own = Trigonometry.atan2(x, -y) - angle - turns * 2 * .pi
        return own > sector.start && own < sector.end
      }
    }
  }

  // A frame that meets the rectangle may have its sector beside it; a sector that meets it must be there.
  @Test("the items made are those whose sectors meet the rectangle, drawn where the formulas say")
  func itemsEqualBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let turntable = Turntable.random(using: &random)
      // The inner rim may not be beyond the outer one here.
      guard turntable.radius > turntable.innerRadius else { continue }
      let offset = Double.random(in: 0...turntable.pages.contentLength, using: &random)
      var rectangle = Rectangle(origin: .zero, size: turntable.viewportSize)
      if seed % 2 == 1 {
        rectangle = Rectangle(
          x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random),
          width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      }
      let made = Array(turntable.items(at: offset, intersecting: rectangle))
      let expected = turntable.bruteForceItems(at: offset)
        .filter { $0.quadrilateral.overlaps(rectangle) }
      let (found, met) = (
        Set(made.map(\.item)),
        expected.filter { isMet(turntable, rectangle, $0.angle, $0.sector) }.map(\.item)
      )
      #expect(found.isSubset(of: expected.map(\.item)), "seed \(seed): \(turntable) at \(offset)")
      #expect(found.isSuperset(of: met), "seed \(seed): \(turntable) at \(offset)")
      #expect(made.count == found.count, "seed \(seed)")
      for (item, angle, sector, quadrilateral) in expected {
        guard let same = made.first(where: { $0.item == item }) else { continue }
        #expect(abs(turntable.angle(at: same.distance) - angle) < 1e-6, "seed \(seed)")
        #expect(abs(same.sector.startAngle - sector.start) < 1e-6, "seed \(seed)")
        #expect(abs(same.sector.endAngle - sector.end) < 1e-6, "seed \(seed)")
        #expect(same.quadrilateral.isClose(to: quadrilateral, within: 1e-5), "seed \(seed)")
      }
    }
  }

  @Test("the sectors fill the disc, wherever it stands, each next to the one before")
  func fullDisc() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      var turntable = Turntable.random(using: &random)
      turntable.insets = .zero
      let offset = Double.random(in: 0...turntable.pages.contentLength, using: &random)
      let items = Array(turntable.items(at: offset))
      let sum = items.reduce(0) { $0 + $1.sector.endAngle - $1.sector.startAngle }
      #expect(abs(sum - 2 * .pi) < 1e-6, "seed \(seed): \(turntable) at \(offset)")
      for (item, next) in zip(items, items.dropFirst()) {
        let end = turntable.angle(at: item.distance) + item.sector.endAngle
        #expect(abs(turntable.angle(at: next.distance) + next.sector.startAngle - end) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("wrapping the offset cannot be seen", arguments: [1, 2, 3, 12, 13, 1000, 1_000_000])
  func wrappingIsInvisible(itemCount: Int) {
    var random = SplitMix64(seed: UInt64(itemCount))
    for _ in 0..<100 {
      var turntable = Turntable.random(using: &random)
      turntable.itemCount = itemCount
      let length = turntable.pages.contentLength
      let offset = Double.random(in: -length...(2 * length), using: &random)
      let wrapped = turntable.pages.wrappedOffset(offset)
      #expect(wrapped > 0 && wrapped < turntable.pages.lastOffset)
      let after = Dictionary(uniqueKeysWithValues: turntable.items(at: wrapped).map { ($0.item, $0) })
      let before = Array(turntable.items(at: offset))
      for item in before {
        // An item of two, or one at the seam, may change sides with the last bit.
        guard let same = after[item.item], abs(same.distance - item.distance) < 0.5 else { continue }
        #expect(item.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "\(turntable) at \(offset)")
      }
      #expect(abs(after.count - before.count) <= 1, "\(turntable) at \(offset)")
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 2, 13, Int.max] {
      for sectors in [Int.min, 0, 12, Int.max] {
        for a in numbers {
          for b in numbers {
            let turntable = Turntable(
              itemCount: itemCount, viewportSize: Size2D(width: a, height: b),
              insets: Insets(top: b, left: a),
              innerRadius: a, spacing: b, visibleSectors: sectors)
            #expect(turntable.items(at: b).prefix(3).allSatisfy { $0.distance.isFinite })
            #expect(turntable.pages.contentLength.isFinite && turntable.center(at: a).x.isFinite)
            #expect(turntable.offset(ofItem: .max, turns: 3, from: b).isFinite)
            _ = turntable.sector(at: a)?.outline
            _ = turntable.zIndex(at: b)
          }
        }
      }
    }
  }

  @Test("an empty viewport, or no items, shows nothing")
  func nothing() {
    for size in [Size2D.zero, Size2D(width: 320, height: 0), Size2D(width: 0, height: 400)] {
      let turntable = Turntable(itemCount: 10, viewportSize: size)
      #expect(turntable.items(at: 0).first { _ in true } == nil)
    }
    let none = Turntable(itemCount: 0, viewportSize: Size2D(width: 320, height: 400))
    #expect(none.items(at: 0).first { _ in true } == nil)
    #expect(none.pages.contentLength == 320)
  }
}
