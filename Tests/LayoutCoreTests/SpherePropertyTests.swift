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

  /// The depth of every point of the lattice by the formulas as written, without any search.
  func bruteForcePlaces(at offset: Point2D) -> [Point3D] {
    let golden = (5.0.squareRoot() - 1) / 2
    func raw(_ item: Int) -> Point3D {
      let z = 1 - (2 * Double(item) + 1) / Double(itemCount)
      let angle = 2 * .pi * (golden * Double(item)).truncatingRemainder(dividingBy: 1)
      let across = (1 - z * z).squareRoot()
      return Point3D(x: across * Trigonometry.cos(angle), y: across * Trigonometry.sin(angle), z: z)
    }
    let first = raw(0)
    let turns = Double(pagesPerTurn)
    let matrix = Matrix4.rotation(
      by: -Trigonometry.atan2(first.x, first.z), about: Point3D(x: 0, y: 1, z: 0)
    )
    .then(
      .rotation(
        by: -2 * .pi * (offset.x / viewportSize.width - 1) / turns, about: Point3D(x: 0, y: 1, z: 0))
    )
    .then(
      .rotation(
        by: 2 * .pi * (offset.y / viewportSize.height - 1) / turns, about: Point3D(x: 1, y: 0, z: 0)))
    return (0..<itemCount).map { item in
      let image = matrix.homogeneousImage(of: raw(item))
      return Point3D(x: image.x, y: image.y, z: image.z)
    }
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
  @Test("the items of a lattice are those near enough that meet the rectangle, drawn where the formulas say")
  func latticeEqualsBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      var sphere = Sphere.random(using: &random)
      (sphere.arrangement, sphere.facing) = (.lattice, .viewer)
      sphere.itemCount = .random(in: 1...300, using: &random)
      let offset = sphere.randomOffset(using: &random)
      let nearest = 1 - 2 * Double(sphere.visibleItems) / Double(sphere.itemCount)
      let rectangle = Rectangle(
        x: .random(in: -50...500, using: &random), y: .random(in: -50...500, using: &random),
        width: .random(in: 1...900, using: &random), height: .random(in: 1...900, using: &random))
      var expected: [Int: Quadrilateral] = [:]
      for (item, place) in sphere.bruteForcePlaces(at: offset).enumerated()
      where sphere.itemCount <= sphere.visibleItems || place.z >= nearest {
        let drawn = sphere.bruteForceUpright(place)
        if drawn.sharesArea(with: rectangle) { expected[item] = drawn }
      }
      let made = Array(sphere.items(at: offset, touching: rectangle))
      #expect(Set(made.map(\.item)) == Set(expected.keys), "seed \(seed)")
      #expect(made.count == expected.count, "seed \(seed)")
      for item in made {
        guard let quadrilateral = expected[item.item] else { continue }
        #expect(item.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
      }
    }
  }

  @Test("of very many the near side is found, and little more than it is looked at", arguments: [3, 200])
  func manyItems(visibleItems: Int) {
    for seed in UInt64(0)..<4 {
      var random = SplitMix64(seed: seed)
      var sphere = Sphere(
        itemCount: 30_000, itemSize: Size2D(width: 30, height: 30),
        viewportSize: Size2D(width: 320, height: 400), visibleItems: visibleItems)
      let offset = sphere.randomOffset(using: &random)
      let nearest = 1 - 2 * Double(visibleItems) / 30_000
      let expected = sphere.bruteForcePlaces(at: offset).indices(where: { $0.z >= nearest })
      let made = sphere.items(at: offset).map(\.item)
      #expect(made.sorted() == expected, "seed \(seed)")
      sphere.itemCount = 1_000_000
      let count = sphere.items(at: offset).count { _ in true }
      #expect(abs(count - visibleItems) <= 3 + visibleItems / 10, "seed \(seed): \(count)")
    }
  }

  @Test("items on circles and lying ones: asked for singly or together they are the same")
  func singleItems() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let sphere = Sphere.random(using: &random)
      let offset = sphere.randomOffset(using: &random)
      let viewport = Rectangle(origin: .zero, size: sphere.viewportSize)
      let made = Dictionary(uniqueKeysWithValues: sphere.items(at: offset).map { ($0.item, $0) })
      #expect(made.count <= max(sphere.visibleItems * 2, 10), "seed \(seed)")
      for index in 0..<sphere.itemCount {
        guard let single = sphere.item(index, at: offset) else { continue }
        if let item = made[index] {
          #expect(item == single, "seed \(seed)")
        } else if sphere.itemCount <= sphere.visibleItems {
          #expect(!single.quadrilateral.sharesArea(with: viewport), "seed \(seed)")
        }
      }
    }
  }

  @Test("wrapping along either axis cannot be seen")
  func wrappingIsInvisible() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      var sphere = Sphere.random(using: &random)
      if seed % 10 == 0 { sphere.itemCount = 1_000_000 }
      let offset = sphere.randomOffset(using: &random)
      let wrapped = sphere.wrappedOffset(offset)
      let after = Dictionary(uniqueKeysWithValues: sphere.items(at: wrapped).map { ($0.item, $0) })
      var count = 0
      for item in sphere.items(at: offset) {
        count += 1
        guard let same = after[item.item] else { continue }
        #expect(item.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "seed \(seed)")
        #expect(abs(item.alpha - same.alpha) < 1e-6, "seed \(seed)")
      }
      // An item at the very edge may come or go with the last bit.
      #expect(abs(after.count - count) <= 1, "seed \(seed)")
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

extension Array {
  fileprivate func indices(where matches: (Element) -> Bool) -> [Int] {
    indices.filter { matches(self[$0]) }
  }
}
