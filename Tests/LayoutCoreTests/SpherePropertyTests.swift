import Geometry
import LayoutCore
import TestSupport
import Testing

extension Sphere {
  static func random(using random: inout SplitMix64) -> Sphere {
    Sphere(
      itemCount: .random(in: 1...600, using: &random),
      itemSize: Size2D(
        width: .random(in: 5...60, using: &random), height: .random(in: 5...60, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random)),
      arrangement: .random(using: &random) ? .lattice : .circles(.random(in: 1...9, using: &random)),
      facing: .random(using: &random) ? .viewer : .outward,
      customRadius: .random(using: &random) ? .random(in: 10...400, using: &random) : nil,
      pagesPerTurn: .random(in: 1...9, using: &random), backScale: .random(in: 0.1...1, using: &random),
      visibleItems: .random(in: 1...700, using: &random))
  }

  func randomOffset(using random: inout SplitMix64) -> Point2D {
    Point2D(
      x: .random(in: -1...1, using: &random) * contentSize.width,
      y: .random(in: -1...1, using: &random) * contentSize.height)
  }

  /// The items of a lattice and where they stand by the formulas as written.
  func bruteForcePlaces(at offset: Point2D) -> [Int: Point3D] {
    let turns = (itemCount + visibleItems - 1) / visibleItems
    let places = (itemCount + turns - 1) / turns
    let golden = (5.0.squareRoot() - 1) / 2
    func raw(_ place: Int) -> Point3D {
      let z = 1 - (2 * Double(place) + 1) / Double(places)
      let angle = 2 * .pi * (golden * Double(place)).truncatingRemainder(dividingBy: 1)
      let across = (1 - z * z).squareRoot()
      return Point3D(x: across * Trigonometry.cos(angle), y: across * Trigonometry.sin(angle), z: z)
    }
    let first = raw(0)
    let across = -2 * .pi * (offset.x / viewportSize.width - 1) / Double(pagesPerTurn)
    let down = (offset.y / viewportSize.height - 1) / Double(pagesPerTurn)
    let turnedAcross = Matrix4.rotation(
      by: across - Trigonometry.atan2(first.x, first.z), about: Point3D(x: 0, y: 1, z: 0))
    let turnedDown = Matrix4.rotation(by: 2 * .pi * down, about: Point3D(x: 1, y: 0, z: 0))
    var found: [Int: Point3D] = [:]
    for place in 0..<places {
      let point = turnedAcross.homogeneousImage(of: raw(place))
      // Turning down by the point's own angle brings it to the front: between half a turn before that and half a
      // turn after it has the item of that turn.
      let own = Trigonometry.atan2(point.y, point.z) / (2 * .pi)
      let turn = Int((down - own + 0.5).rounded(.down))
      let wrapped = (turn % turns + turns) % turns
      let item = wrapped * itemCount / turns + place
      guard item < (wrapped + 1) * itemCount / turns else { continue }
      let image = turnedDown.homogeneousImage(of: Point3D(x: point.x, y: point.y, z: point.z))
      #expect(found[item] == nil)
      found[item] = Point3D(x: image.x, y: image.y, z: image.z)
    }
    return found
  }

  /// Where an item that faces the viewer is drawn.
  func bruteForceUpright(_ place: Point3D) -> Quadrilateral {
    let magnification = 900 / (900 - radius * place.z)
    let scale = (backScale + (1 - backScale) * (1 + place.z) / 2) * magnification
    return Rectangle(
      x: viewportSize.width / 2 + radius * place.x * magnification - itemSize.width * scale / 2,
      y: viewportSize.height / 2 + radius * place.y * magnification - itemSize.height * scale / 2,
      width: itemSize.width * scale, height: itemSize.height * scale
    ).corners
  }
}

@Suite("Sphere, random")
struct SpherePropertyTests {
  @Test("the items of a lattice are those that meet the rectangle, drawn where the formulas say")
  func latticeEqualsBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      var sphere = Sphere.random(using: &random)
      (sphere.arrangement, sphere.facing) = (.lattice, .viewer)
      sphere.visibleItems = .random(in: 1...200, using: &random)
      let offset = sphere.randomOffset(using: &random)
      let rectangle = Rectangle(
        x: .random(in: -50...500, using: &random), y: .random(in: -50...500, using: &random),
        width: .random(in: 1...900, using: &random), height: .random(in: 1...900, using: &random))
      let expected = sphere.bruteForcePlaces(at: offset).mapValues(sphere.bruteForceUpright)
        .filter { $0.value.overlaps(rectangle) }
      let made = Array(sphere.items(at: offset, intersecting: rectangle))
      #expect(Set(made.map(\.item)) == Set(expected.keys), "seed \(seed)")
      #expect(made.count == expected.count, "seed \(seed)")
      for item in made {
        guard let quadrilateral = expected[item.item] else { continue }
        #expect(item.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
      }
    }
  }

  // 200 equal parts of the unit sphere's 4π are 0.0628 each, as wide as a circle of radius √(0.0628 / π) = 0.141; in
  // a good lattice no two points are nearer to one another than that.
  @Test("a million items do not pile up: at any time 200 of them are spread over all the sphere")
  func millionItems() {
    for seed in UInt64(0)..<10 {
      var random = SplitMix64(seed: seed)
      let sphere = Sphere(
        itemCount: 1_000_000, itemSize: Size2D(width: 30, height: 30),
        viewportSize: Size2D(width: 320, height: 400))
      let items = Array(sphere.items(at: sphere.randomOffset(using: &random)))
      #expect(items.count == 200 && Set(items.map(\.item)).count == 200, "seed \(seed)")
      let places = items.map {
        Point3D(x: $0.transform.m41 / 128, y: $0.transform.m42 / 128, z: $0.depth)
      }
      for (index, place) in places.enumerated() {
        for other in places[..<index] { #expect((place - other).length > 0.141, "seed \(seed)") }
      }
    }
  }

  @Test(
    "the sphere turns without a jump: items enter and leave where they are invisible",
    arguments: [Sphere.Arrangement.lattice, .circles(4)])
  func continuity(arrangement: Sphere.Arrangement) {
    for seed in UInt64(0)..<150 {
      var random = SplitMix64(seed: seed)
      let sphere = Sphere(
        itemCount: .random(in: 1...3000, using: &random), itemSize: Size2D(width: 30, height: 30),
        viewportSize: Size2D(width: 320, height: 400), arrangement: arrangement,
        facing: .random(using: &random) ? .viewer : .outward,
        visibleItems: .random(in: 20...300, using: &random))
      // In a point a lattice turns by 2π/(4 · 320) along each axis, 0.007 radii in all, circles by less. Towards the
      // seam the opacity falls by 4 a radius, 0.03; a magnified item goes less than 441 · 0.007 · 2 points.
      let offset = sphere.randomOffset(using: &random)
      let step = Point2D(x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random))
      let all = Rectangle(x: -2000, y: -2000, width: 5000, height: 5000)
      func items(_ offset: Point2D) -> [Int: Sphere.Item] {
        Dictionary(uniqueKeysWithValues: sphere.items(at: offset, intersecting: all).map { ($0.item, $0) })
      }
      let (before, after) = (items(offset), items(offset + step))
      for (index, item) in before {
        let alpha = after[index]?.alpha ?? 0
        #expect(abs(item.alpha - alpha) < 0.05, "seed \(seed), item \(index)")
        guard let other = after[index] else { continue }
        #expect(other.quadrilateral.isClose(to: item.quadrilateral, within: 6.2), "seed \(seed)")
      }
      for (index, item) in after where before[index] == nil {
        #expect(item.alpha < 0.05, "seed \(seed), item \(index)")
      }
    }
  }

  @Test("single queries and rectangle queries return the same items")
  func singleItems() {
    for seed in UInt64(0)..<150 {
      var random = SplitMix64(seed: seed)
      let sphere = Sphere.random(using: &random)
      let offset = sphere.randomOffset(using: &random)
      let viewport = Rectangle(origin: .zero, size: sphere.viewportSize)
      let made = Dictionary(uniqueKeysWithValues: sphere.items(at: offset).map { ($0.item, $0) })
      if sphere.arrangement == .lattice { #expect(made.count <= sphere.visibleItems, "seed \(seed)") }
      for index in 0..<sphere.itemCount {
        let single = sphere.item(index, at: offset)
        if let item = made[index] {
          #expect(item == single, "seed \(seed)")
        } else if let single {
          #expect(!single.quadrilateral.overlaps(viewport), "seed \(seed)")
        }
      }
    }
  }

  @Test("wrapping along either axis cannot be seen")
  func wrappingIsInvisible() {
    for seed in UInt64(0)..<150 {
      var random = SplitMix64(seed: seed)
      var sphere = Sphere.random(using: &random)
      if seed % 10 == 0 { sphere.itemCount = 1_000_000 }
      let offset = sphere.randomOffset(using: &random)
      let after = Dictionary(
        uniqueKeysWithValues: sphere.items(at: sphere.wrappedOffset(offset)).map { ($0.item, $0) })
      let before = Array(sphere.items(at: offset))
      for item in before {
        guard let same = after[item.item] else { continue }
        #expect(item.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "seed \(seed)")
        #expect(abs(item.alpha - same.alpha) < 1e-6, "seed \(seed)")
      }
      // One at the very edge may come or go with the last bit.
      #expect(Set(before.map(\.item)).symmetricDifference(after.keys).count <= 1, "seed \(seed)")
    }
  }

  @Test("the way to an item is never longer than half of the way round")
  func shortestWay() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let sphere = Sphere.random(using: &random)
      let offset = sphere.randomOffset(using: &random)
      let near = sphere.offset(ofItem: .random(in: 0..<sphere.itemCount, using: &random), near: offset)
      let round = sphere.contentSize
      #expect(abs(near.x - offset.x) <= round.width / 2 - sphere.viewportSize.width + 1e-6, "seed \(seed)")
      #expect(abs(near.y - offset.y) <= round.height / 2 - sphere.viewportSize.height + 1e-6, "seed \(seed)")
      let front = sphere.items(at: near).max { $0.depth < $1.depth }
      #expect(abs((front?.depth ?? 1) - 1) < 1e-9, "seed \(seed)")
    }
  }

  @Test("turning is rigid: distances between items never change")
  func rigid() {
    var random = SplitMix64(seed: 7)
    var sphere = Sphere.random(using: &random)
    (sphere.arrangement, sphere.facing, sphere.itemCount) = (.lattice, .viewer, 40)
    func places(_ offset: Point2D) -> [Point3D] {
      (0..<40).compactMap { sphere.item($0, at: offset) }.map {
        Point3D(x: $0.transform.m41, y: $0.transform.m42, z: $0.depth * sphere.radius)
      }
    }
    let start = places(sphere.initialOffset)
    for _ in 0..<50 {
      let turned = places(sphere.randomOffset(using: &random))
      for (a, b) in [(0, 1), (3, 20), (39, 7)] {
        #expect(abs((turned[a] - turned[b]).length - (start[a] - start[b]).length) < 1e-6)
      }
    }
  }

  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, 0, 1, 13, Int.max] {
      for arrangement in [Sphere.Arrangement.lattice, .circles(.min), .circles(4), .circles(.max)] {
        for a in numbers {
          for b in numbers {
            let sizes = [Size2D(width: a, height: b), Size2D(width: 100, height: 100)]
            for (size, viewport) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
              let sphere = Sphere(
                itemCount: itemCount, itemSize: size, viewportSize: viewport, arrangement: arrangement,
                customRadius: a, pagesPerTurn: itemCount, backScale: b, backAlpha: a, visibleItems: 20,
                eyeDistance: a)
              let offset = Point2D(x: a, y: b)
              #expect(sphere.items(at: offset).prefix(2).allSatisfy { $0.transform.isFinite })
              #expect(sphere.contentSize.width.isFinite && sphere.radius.isFinite)
              #expect(sphere.wrappedOffset(offset).x.isFinite)
              #expect(sphere.offset(ofItem: .max).y.isFinite)
            }
          }
        }
      }
    }
  }
}
