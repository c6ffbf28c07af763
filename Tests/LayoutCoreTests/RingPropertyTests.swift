import Geometry
import LayoutCore
import TestSupport
import Testing

@Suite("Ring, random")
struct RingPropertyTests {
  private func makeRing(using random: inout SplitMix64) -> Ring {
    Ring(
      itemCount: .random(in: 0...60, using: &random),
      itemSize: Size2D(
        width: .random(in: 5...120, using: &random), height: .random(in: 5...120, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...1200, using: &random), height: .random(in: 50...1200, using: &random)),
      startAngle: .random(in: -7...7, using: &random),
      arc: .random(using: &random) ? 2 * .pi : .random(in: -7...7, using: &random),
      overflow: .random(using: &random) ? .crowded : .concentric,
      interitemSpacing: .random(in: 0...20, using: &random),
      lineSpacing: .random(in: 0...20, using: &random), facesOutward: .random(using: &random))
  }

  /// The corners of the items of one circle by the formulas as written.
  private func corners(of ring: Ring) -> [Quadrilateral] {
    let (size, count) = (ring.itemSize, ring.itemCount)
    let radius = max(
      0, min(ring.viewportSize.width, ring.viewportSize.height) / 2 - max(size.width, size.height) / 2)
    let arc = max(-2 * .pi, min(ring.arc, 2 * .pi))
    return (0..<count).map { item in
      let parts = Double(abs(arc) == 2 * .pi ? count : count - 1)
      let angle = ring.startAngle + (parts > 0 ? arc * Double(item) / parts : arc / 2)
      let turn = ring.facesOutward ? angle + .pi / 2 : 0
      let (sine, cosine) = (Trigonometry.sin(turn), Trigonometry.cos(turn))
      func corner(_ x: Double, _ y: Double) -> Point2D {
        Point2D(
          x: ring.viewportSize.width / 2 + radius * Trigonometry.cos(angle) + x * cosine - y * sine,
          y: ring.viewportSize.height / 2 + radius * Trigonometry.sin(angle) + x * sine + y * cosine)
      }
      let (x, y) = (size.width / 2, size.height / 2)
      return Quadrilateral(corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y))
    }
  }

  @Test("the items made are those that meet the rectangle, drawn where the formulas say")
  func itemsEqualBruteForce() {
    var made = 0
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      var ring = makeRing(using: &random)
      ring.overflow = .crowded
      let rectangle = Rectangle(
        x: .random(in: -200...1000, using: &random), y: .random(in: -200...1000, using: &random),
        width: .random(in: 1...500, using: &random), height: .random(in: 1...500, using: &random))
      let drawn = corners(of: ring)
      var found: [Ring.Item] = []
      ring.forEachItem(intersecting: rectangle) { found.append($0) }
      let expected = drawn.indices.filter { drawn[$0].overlaps(rectangle) }
      #expect(found.map(\.item) == expected, "seed \(seed): \(ring) in \(rectangle)")
      #expect(
        found.allSatisfy { $0.quadrilateral.isClose(to: drawn[$0.item], within: 1e-6) }, "seed \(seed)")
      made += found.count
    }
    #expect(made > 2000)
  }

  /// How many items a circle has room for, found by trying one more until neighbours are too near.
  private func capacity(radius: Double, arc: Double, chord: Double) -> Int {
    var count = 1
    while count < 100 {
      let pitch = arc == 2 * .pi ? arc / Double(count + 1) : arc / Double(count)
      guard 2 * radius * Trigonometry.sin(pitch / 2) >= chord else { return count }
      count += 1
    }
    return count
  }

  @Test("circles are filled from the outermost one, and no item overlaps another while there is room")
  func circles() {
    var (roomy, crowded) = (0, 0)
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      var ring = makeRing(using: &random)
      ring.overflow = .concentric
      if abs(ring.arc) < 2 * .pi { ring.arc /= 2 }
      let arc = min(abs(ring.arc), 2 * .pi)
      let circles = ring.circles()
      #expect(circles.flatMap(\.items) == Array(0..<ring.itemCount), "seed \(seed)")

      let size = ring.itemSize
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      var (radius, counts) = (ring.radius, [Int]())
      while radius >= 0, counts.reduce(0, +) < ring.itemCount {
        let room = capacity(radius: radius, arc: arc, chord: diagonal + ring.interitemSpacing)
        counts.append(min(room, ring.itemCount - counts.reduce(0, +)))
        radius -= diagonal + ring.lineSpacing
      }
      #expect(circles.count == counts.count, "seed \(seed)")
      guard counts.reduce(0, +) == ring.itemCount else {
        crowded += 1
        #expect(zip(circles, counts).allSatisfy { $0.items.count >= $1 }, "seed \(seed)")
        continue
      }
      roomy += 1
      #expect(circles.map(\.items.count) == counts, "seed \(seed)")
      let centers = (0..<ring.itemCount).compactMap { ring.item($0)?.center }
      let nearest = centers.indices.map { first in
        centers[(first + 1)...].map { ($0 - centers[first]).dot($0 - centers[first]).squareRoot() }.min()
          ?? .infinity
      }
      #expect(nearest.allSatisfy { $0 > diagonal - 1e-6 }, "seed \(seed): \(ring)")
    }
    #expect(roomy > 50 && crowded > 50)
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, 0, 1, 5, Int.max] {
      for a in numbers {
        for b in numbers {
          for overflow in [Ring.Overflow.crowded, .concentric] {
            for (size, viewport) in [((a, b), (100.0, 100.0)), ((10, 10), (a, b)), ((10, 10), (300, 300))] {
              let ring = Ring(
                itemCount: itemCount, itemSize: Size2D(width: size.0, height: size.1),
                viewportSize: Size2D(width: viewport.0, height: viewport.1), startAngle: a, arc: b,
                overflow: overflow, interitemSpacing: a, lineSpacing: b, facesOutward: true)
              #expect(ring.radius.isFinite && ring.center.isFinite)
              if let item = ring.item(0) { #expect(item.center.isFinite && item.rotation.isFinite) }
              #expect((ring.item(0) != nil) == (itemCount > 0))
            }
          }
        }
      }
    }
  }
}
