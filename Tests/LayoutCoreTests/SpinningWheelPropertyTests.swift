import Geometry
import LayoutCore
import TestSupport
import Testing

extension SpinningWheel {
  /// A wheel of up to 60 items; now and then the hub is inside the view, or inside the items.
  static func random(using random: inout SplitMix64) -> SpinningWheel {
    let isSmall = Int.random(in: 0..<4, using: &random) == 0
    return SpinningWheel(
      itemCount: .random(in: 1...60, using: &random),
      itemSize: Size2D(
        width: .random(in: 10...300, using: &random), height: .random(in: 10...300, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 10...(isSmall ? 150 : 1500), using: &random),
        height: .random(in: 10...(isSmall ? 150 : 1500), using: &random)),
      radius: .random(in: 20...(isSmall ? 100 : 900), using: &random),
      contentWidth: .random(using: &random) ? .items : .viewportAndItems,
      customAnglePerItem: .random(using: &random) ? .random(in: -0.6...0.6, using: &random) : nil)
  }

  /// Every item within half a turn with its angle and corners by the formulas as written.
  func bruteForceItems(at offset: Double) -> [(item: Int, angle: Double, quadrilateral: Quadrilateral)] {
    let (width, height) = (itemSize.width, itemSize.height)
    let pitch = customAnglePerItem ?? Trigonometry.atan(width / radius)
    let count = Double(itemCount)
    let content = contentWidth == .items ? count * width : viewportSize.width + (count - 1) * width
    let range = content - viewportSize.width
    let first = itemCount > 1 && range > 0 ? -(count - 1) * pitch * offset / range : 0
    return (0..<itemCount).compactMap { item in
      let angle = first + Double(item) * pitch
      guard abs(angle) <= .pi else { return nil }
      let sine = Trigonometry.sin(angle)
      let cosine = Trigonometry.cos(angle)
      func corner(_ x: Double, _ y: Double) -> Point2D {
        let outwards = y - radius
        return Point2D(
          x: viewportSize.width / 2 + x * cosine - outwards * sine,
          y: viewportSize.height / 2 + radius + x * sine + outwards * cosine)
      }
      let (x, y) = (width / 2, height / 2)
      return (item, angle, Quadrilateral(corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)))
    }
  }
}

@Suite("Spinning wheel, random")
struct SpinningWheelPropertyTests {
  @Test("the items made are those that meet the rectangle, drawn where the formulas say")
  func itemsEqualBruteForce() {
    var made = 0
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let wheel = SpinningWheel.random(using: &random)
      let range = max(0, wheel.contentSize.width - wheel.viewportSize.width)
      let offset = Double.random(in: -100...(range + 100), using: &random)
      var rectangle = Rectangle(origin: Point2D(x: 0, y: 0), size: wheel.viewportSize)
      if seed % 2 == 1 {
        rectangle = Rectangle(
          x: .random(in: -200...1500, using: &random), y: .random(in: -200...1500, using: &random),
          width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      }
      let items = Array(wheel.items(at: offset, intersecting: rectangle))
      let expected = wheel.bruteForceItems(at: offset)
        .filter { $0.quadrilateral.overlaps(rectangle) }
      #expect(items.map(\.item) == expected.map(\.item), "seed \(seed): \(wheel) at \(offset)")
      for (item, (_, angle, quadrilateral)) in zip(items, expected) {
        #expect(abs(item.angle - angle) < 1e-9, "seed \(seed)")
        #expect(item.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
      }
      made += items.count
    }
    #expect(made > 2000)
  }

  @Test("a target is an item's offset, and the next in the direction of the movement")
  func targets() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      let wheel = SpinningWheel.random(using: &random)
      let offsets = (0..<wheel.itemCount).map(wheel.offset(ofItem:))
      let proposed = Double.random(in: -100...(offsets[offsets.count - 1] + 100), using: &random)
      let last = offsets[offsets.count - 1]
      let next = wheel.targetOffset(proposed: proposed, velocity: 1)
      let previous = wheel.targetOffset(proposed: proposed, velocity: -1)
      let nearest = wheel.targetOffset(proposed: proposed, velocity: 0)
      #expect(next == (offsets.first { $0 >= proposed } ?? last), "seed \(seed)")
      #expect(previous == (offsets.last { $0 <= proposed } ?? 0), "seed \(seed)")
      let distance = offsets.map { abs($0 - proposed) }.min() ?? 0
      #expect(abs(abs(nearest - proposed) - distance) < 1e-9, "seed \(seed)")
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 2, Int.max] {
      for mode in [SpinningWheel.ContentWidth.items, .viewportAndItems] {
        for a in numbers {
          for b in numbers {
            let sizes = [Size2D(width: a, height: b), Size2D(width: 100, height: 100)]
            for (size, viewport) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
              for radius in [a, 500] {
                let wheel = SpinningWheel(
                  itemCount: itemCount, itemSize: size, viewportSize: viewport, radius: radius,
                  contentWidth: mode, customAnglePerItem: b)
                #expect(wheel.items(at: b).prefix(3).allSatisfy { $0.angle.isFinite })
                #expect(wheel.contentSize.width.isFinite && wheel.anchorPoint.isFinite)
                #expect(wheel.targetOffset(proposed: a, velocity: b).isFinite)
                #expect(wheel.offset(ofItem: .max).isFinite && wheel.offset(ofItem: .min) == 0)
                _ = wheel.zIndex(at: wheel.angle(ofItem: .max, at: a))
              }
            }
          }
        }
      }
    }
  }

  @Test("no items, no view: nothing")
  func nothing() {
    var wheel = SpinningWheel(
      itemCount: 0, itemSize: Size2D(width: 133, height: 173),
      viewportSize: Size2D(width: 320, height: 480))
    #expect(wheel.items(at: 0).first { _ in true } == nil)
    wheel.itemCount = 10
    for size in [Size2D.zero, Size2D(width: 320, height: 0), Size2D(width: 0, height: 480)] {
      wheel.viewportSize = size
      #expect(wheel.items(at: 0).first { _ in true } == nil)
    }
  }
}
