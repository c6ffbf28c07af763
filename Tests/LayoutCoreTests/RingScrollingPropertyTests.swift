import Geometry
import LayoutCore
import TestSupport
import Testing

extension Ring {
  /// A ring that scrolls, of up to 80 items.
  static func randomScrolling(using random: inout SplitMix64) -> Ring {
    Ring(
      itemCount: .random(in: 1...80, using: &random),
      itemSize: Size2D(
        width: .random(in: 5...120, using: &random), height: .random(in: 5...120, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...1200, using: &random), height: .random(in: 50...1200, using: &random)),
      startAngle: .random(in: -7...7, using: &random),
      arc: .random(using: &random) ? 2 * .pi : .random(in: -7...7, using: &random),
      overflow: .random(using: &random) ? .crowded : .concentric,
      interitemSpacing: .random(in: 0...20, using: &random),
      lineSpacing: .random(in: 0...20, using: &random), facesOutward: .random(using: &random),
      shape: .random(using: &random) ? .circle : .stadium, visibleItems: .random(in: 1...60, using: &random),
      direction: .random(using: &random) ? .vertical : .horizontal)
  }

  /// The places as written: each with its circle, and the angle at which it is before the current item is turned to the
  /// start angle.
  private var places: [(radius: Double, angle: Double, circle: Int)] {
    circles().enumerated().flatMap { number, circle in
      circle.items.map { (circle.radius, circle.angle(ofItem: $0), number) }
    }
  }

  /// Every item on the ring with its middle and its presence, by the rules as written. Only for circles.
  func bruteForceItems(at offset: Double) -> [(item: Int, center: Point2D, presence: Double)] {
    let (places, circles) = (places, circles())
    guard let outer = circles.first, let last = places.last else { return [] }
    let isClosed = abs(arc) >= 2 * .pi
    let lead = isClosed ? outer.items.count / 2 : (outer.items.count - 1) / 2
    let turn = isClosed ? outer.angle(ofItem: 0) - outer.angle(ofItem: lead) : 0
    func pitch(_ circle: RingCircle) -> Double {
      let parts = isClosed ? circle.items.count : circle.items.count - 1
      return circle.arc / Double(max(1, parts))
    }
    let isWhole = isClosed && circles.count == 1 && itemCount == places.count
    let margin = itemCount > places.count ? 1 : 0.5
    let position = (offset - pages.initialOffset) / pages.pageLength
    let diagonal = (itemSize.width * itemSize.width + itemSize.height * itemSize.height).squareRoot()
    return (0..<itemCount).compactMap { item in
      var place = Double(item) - position + Double(lead)
      // In the range of places that begins a margin before the first one.
      place -= ((place + margin) / Double(itemCount)).rounded(.down) * Double(itemCount)
      var presence = min(1, (place + margin) / margin, (Double(places.count) - 1 + margin - place) / margin)
      if isWhole { presence = 1 }
      guard presence > 0.02 else { return nil }
      let whole = Int(place.rounded(.down))
      let part = place - Double(whole)
      let (radius, angle): (Double, Double)
      if isWhole || whole < 0 {
        (radius, angle) = (outer.radius, places[0].angle + place * pitch(outer))
      } else if whole + 1 < places.count {
        let (here, next) = (places[whole], places[whole + 1])
        radius = here.radius + part * (next.radius - here.radius)
        let isCrossing = here.circle != next.circle
        let step = isCrossing && isClosed ? pitch(circles[here.circle]) : next.angle - here.angle
        angle = here.angle + part * step
      } else {
        radius = last.radius - part * min(last.radius, diagonal + lineSpacing)
        angle = last.angle + part * pitch(circles[last.circle])
      }
      let center = Point2D(
        x: viewportSize.width / 2 + radius * Trigonometry.cos(angle + turn),
        y: viewportSize.height / 2 + radius * Trigonometry.sin(angle + turn))
      return (item, center, presence)
    }
  }
}

@Suite("A ring that scrolls, random")
struct RingScrollingPropertyTests {
  @Test("the items made are those that meet the rectangle, where the rules put them")
  func itemsEqualBruteForce() {
    var made = 0
    for seed in UInt64(0)..<2000 {
      var random = SplitMix64(seed: seed)
      var ring = Ring.randomScrolling(using: &random)
      ring.shape = .circle
      let offset = Double.random(in: 0...ring.pages.contentLength, using: &random)
      var rectangle = Rectangle(x: -2000, y: -2000, width: 6000, height: 6000)
      let isWhole = seed % 2 == 0
      if !isWhole {
        rectangle = Rectangle(
          x: .random(in: -200...1000, using: &random), y: .random(in: -200...1000, using: &random),
          width: .random(in: 1...500, using: &random), height: .random(in: 1...500, using: &random))
      }
      let found = Dictionary(
        uniqueKeysWithValues: ring.items(at: offset, intersecting: rectangle).map { ($0.item, $0) })
      let expected = ring.bruteForceItems(at: offset)
      if isWhole {
        #expect(Set(found.keys) == Set(expected.map(\.item)), "seed \(seed): \(ring) at \(offset)")
      }
      var seen = 0
      for (item, center, presence) in expected {
        guard let single = ring.item(item, at: offset) else {
          Issue.record("seed \(seed): no item \(item)")
          continue
        }
        #expect((found[item] != nil) == single.quadrilateral.overlaps(rectangle), "seed \(seed)")
        seen += found[item] == nil ? 0 : 1
        let isClose = abs(single.center.x - center.x) < 1e-5 && abs(single.center.y - center.y) < 1e-5
        #expect(isClose, "seed \(seed): \(single.center) instead of \(center), \(ring) at \(offset)")
        #expect(abs(single.presence - presence) < 1e-6, "seed \(seed)")
        let area = single.quadrilateral.boundingBox
        let isSmaller = presence < 0.5 && !ring.facesOutward
        if isSmaller { #expect(area.width < ring.itemSize.width / 2 + 1e-6, "seed \(seed)") }
      }
      #expect(found.count == seen, "seed \(seed)")
      made += found.count
    }
    #expect(made > 5000)
  }

  // A hundredth of a place, at most as far as a place of the innermost circle, or across all circles of an arc.
  @Test("scrolling moves every item a little, and lets none appear or disappear at once")
  func continuity() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let ring = Ring.randomScrolling(using: &random)
      let pages = ring.pages
      let viewport = Rectangle(x: -3000, y: -3000, width: 9000, height: 9000)
      var offset = Double.random(in: 0...pages.lastOffset, using: &random)
      var last = Dictionary(
        uniqueKeysWithValues: ring.items(at: offset, intersecting: viewport).map { ($0.item, $0) })
      let reach = (ring.viewportSize.width + ring.viewportSize.height) * 4 * 0.01
      for _ in 0..<100 {
        offset = pages.wrappedOffset(offset + pages.pageLength / 100)
        let next = Dictionary(
          uniqueKeysWithValues: ring.items(at: offset, intersecting: viewport).map { ($0.item, $0) })
        for (number, item) in next {
          let before = last[number]
          #expect(
            abs(item.presence - (before?.presence ?? 0.02)) < 0.0201, "seed \(seed): \(ring) at \(offset)")
          guard let before else { continue }
          let way = item.center - before.center
          // Where it left, it is gone before it enters at the other end.
          guard item.presence > 0.05 else { continue }
          #expect(way.dot(way).squareRoot() <= reach, "seed \(seed): \(ring) at \(offset)")
        }
        for (number, item) in last where next[number] == nil {
          #expect(item.presence < 0.0401, "seed \(seed): \(ring) at \(offset)")
        }
        last = next
      }
    }
  }

  @Test("wrapping the offset cannot be seen", arguments: [1, 2, 3, 12, 13, 1000, 1_000_000])
  func wrappingIsInvisible(itemCount: Int) {
    var random = SplitMix64(seed: UInt64(itemCount))
    for _ in 0..<100 {
      var ring = Ring.randomScrolling(using: &random)
      ring.itemCount = itemCount
      let length = ring.pages.contentLength
      let offset = Double.random(in: -length...(2 * length), using: &random)
      let wrapped = ring.pages.wrappedOffset(offset)
      #expect(wrapped > 0 && wrapped < ring.pages.lastOffset)
      let after = Dictionary(uniqueKeysWithValues: ring.items(at: wrapped).map { ($0.item, $0) })
      let before = Array(ring.items(at: offset))
      for item in before where item.presence > 0.021 {
        guard let same = after[item.item] else {
          Issue.record("no item \(item.item) of \(ring) at \(offset)")
          continue
        }
        #expect(item.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "\(ring) at \(offset)")
      }
    }
  }

  @Test(
    "at rest no item of concentric circles or stadiums overlaps another, and as many as find room are there")
  func room() {
    var shown = 0
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      var ring = Ring.randomScrolling(using: &random)
      (ring.arc, ring.overflow, ring.itemCount) = (2 * .pi, .concentric, 5000)
      let viewport = Rectangle(x: -3000, y: -3000, width: 9000, height: 9000)
      let items = Array(ring.items(at: ring.pages.initialOffset, intersecting: viewport))
      let size = ring.itemSize
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      for (index, item) in items.enumerated() {
        for other in items[(index + 1)...] {
          let way = item.center - other.center
          #expect(way.dot(way) > (diagonal - 1e-6) * (diagonal - 1e-6), "seed \(seed): \(ring)")
        }
      }
      #expect(items.count == ring.circles().last?.items.upperBound, "seed \(seed)")
      // Upright items stay in the view, unless they are larger.
      if ring.radius > 0, !ring.facesOutward {
        let side = max(size.width, size.height) / 2
        for item in items {
          #expect(item.center.x >= side - 1e-6 && item.center.x <= ring.viewportSize.width - side + 1e-6)
          #expect(item.center.y >= side - 1e-6 && item.center.y <= ring.viewportSize.height - side + 1e-6)
        }
      }
      shown += items.count
    }
    #expect(shown > 3000)
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, 0, 1, 5, Int.max] {
      for visible in [Int.min, 0, 7, Int.max] {
        for a in numbers {
          for b in numbers {
            for (size, viewport) in [((a, b), (100.0, 100.0)), ((10, 10), (a, b)), ((10, 10), (300, 200))] {
              for shape in [Ring.Shape.circle, .stadium] {
                let ring = Ring(
                  itemCount: itemCount, itemSize: Size2D(width: size.0, height: size.1),
                  viewportSize: Size2D(width: viewport.0, height: viewport.1), startAngle: a, arc: b,
                  overflow: .concentric, interitemSpacing: a, lineSpacing: b, facesOutward: true,
                  shape: shape,
                  visibleItems: visible)
                #expect(ring.pages.contentLength.isFinite && ring.pages.initialOffset.isFinite)
                #expect(ring.items(at: b).prefix(3).allSatisfy { $0.center.isFinite })
                #expect(
                  ring.scrollDistance(from: Point2D(x: a, y: b), to: Point2D(x: b, y: a)).isFinite)
                _ = ring.item(3, at: a)
              }
            }
          }
        }
      }
    }
  }
}
