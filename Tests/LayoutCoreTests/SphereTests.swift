import Geometry
import LayoutCore
import TestSupport
import Testing

private func sphere(_ itemCount: Int, _ arrangement: Sphere.Arrangement = .lattice) -> Sphere {
  Sphere(
    itemCount: itemCount, itemSize: Size2D(width: 30, height: 30),
    viewportSize: Size2D(width: 320, height: 400), arrangement: arrangement)
}

@Suite("Sphere")
struct SphereTests {
  // (30 / 2) / tan(π / 30) = 15 / 0.10510424 = 142.7155; never more than 0.49 · 900 = 441.
  @Test(
    "the radius on circles is that of a prism of n faces, less than half of the eye's distance",
    arguments: [(0, 0), (1, 0), (2, 0), (4, 15), (30, 142.7155), (1_000_000, 441)] as [(Int, Double)])
  func circleRadius(itemCount: Int, expected: Double) {
    #expect(abs(sphere(itemCount, .circles(4)).radius - expected) < 1e-4)
  }

  // 0.4 · 320 = 128. In front the eye sees 30 · 900 / (900 − 128) = 34.974 points around (160, 200).
  @Test("a lattice of 0.4 of the shorter side, the first item in front", arguments: [1, 2, 30, 1_000_000])
  func latticeStart(itemCount: Int) throws {
    let sphere = sphere(itemCount)
    #expect(sphere.radius == 128)
    // With 200 at a time a million take 5,000 turns of four pages.
    let pages: Double = itemCount == 1_000_000 ? 20_002 : 6
    #expect(sphere.contentSize == Size2D(width: 6 * 320, height: pages * 400))
    #expect(sphere.initialOffset == Point2D(x: 320, y: 400))
    let front = try #require(sphere.item(0, at: sphere.initialOffset))
    let box = front.quadrilateral.boundingBox
    #expect(abs(box.midX - 160) < 1e-9 && abs(box.midY - 200) < 1e-9)
    #expect(abs(box.width - 34.974) < 1e-3)
    #expect(front.zIndex == 1_000_000 && abs(front.alpha - 1) < 1e-12)
  }

  // 32 points of 320 are a tenth of a page, 2π/40 of a turn: x = −128 · sin 9° = −20.0236,
  // z = 128 · cos 9° = 126.4241, drawn at −20.0236 · 900 / (900 − 126.4241) = −23.2960.
  @Test("the front follows the finger along both axes")
  func turning() throws {
    let sphere = sphere(30)
    let left = try #require(sphere.item(0, at: Point2D(x: 320 + 32, y: 400)))
    #expect(abs(left.quadrilateral.boundingBox.midX - (160 - 23.2960)) < 1e-3)
    #expect(abs(left.quadrilateral.boundingBox.midY - 200) < 1e-9)
    let up = try #require(sphere.item(0, at: Point2D(x: 320, y: 400 + 40)))
    #expect(abs(up.quadrilateral.boundingBox.midY - (200 - 23.2960)) < 1e-3)
  }

  // As above, twice as far across: 2 · −23.2960 = −46.5920. The depth, and so the size, is the same.
  @Test("a stretched sphere has the same items, as large as before, farther from the middle")
  func stretch() throws {
    let round = sphere(30)
    var sphere = round
    sphere.stretch = Size2D(width: 2, height: 1)
    let left = try #require(sphere.item(0, at: Point2D(x: 320 + 32, y: 400)))
    #expect(abs(left.quadrilateral.boundingBox.midX - (160 - 46.5920)) < 1e-3)
    let up = try #require(sphere.item(0, at: Point2D(x: 320, y: 400 + 40)))
    #expect(abs(up.quadrilateral.boundingBox.midY - (200 - 23.2960)) < 1e-3)
    let offset = Point2D(x: 700, y: 900)
    for number in 0..<30 {
      let (item, same) = (
        try #require(sphere.item(number, at: offset)), try #require(round.item(number, at: offset))
      )
      let (box, other) = (item.quadrilateral.boundingBox, same.quadrilateral.boundingBox)
      #expect(abs((box.midX - 160) - 2 * (other.midX - 160)) < 1e-9 && abs(box.midY - other.midY) < 1e-9)
      #expect(abs(box.width - other.width) < 1e-9 && abs(box.height - other.height) < 1e-9)
      #expect(item.alpha == same.alpha && item.zIndex == same.zIndex)
    }
    for invalid in [0, -1, Double.nan] {
      sphere.stretch = Size2D(width: invalid, height: invalid)
      #expect(sphere.item(7, at: offset)?.quadrilateral == round.item(7, at: offset)?.quadrilateral)
    }
  }

  // A page of four is a quarter turn: z = 0. At 120° z = cos 120° = −0.5, a quarter of the depth from the back, so
  // 0.25 + 0.75 · 0.25 / 0.5 = 0.625. At 60°, z = 0.5.
  @Test(
    "the front half can be opaque; behind it items fade",
    arguments: [(1, 1), (4.0 / 3, 0.625), (2, 0.25), (2.0 / 3, 1)] as [(Double, Double)])
  func opaqueFront(pages: Double, alpha: Double) throws {
    var sphere = sphere(30)
    sphere.opaqueFraction = 0.5
    let item = try #require(sphere.item(0, at: Point2D(x: 320 * (1 + pages), y: 400)))
    #expect(abs(item.alpha - alpha) < 1e-9)
    sphere.opaqueFraction = 1
    #expect(sphere.items(at: Point2D(x: 700, y: 900)).allSatisfy { $0.alpha == 1 })
  }

  // Half a turn, two pages of four, takes the front to the back: 900 / (900 + 128) · 0.5 · 30 = 13.1323.
  @Test("at the back items have the scale and opacity set, farther ones are covered")
  func depth() throws {
    let sphere = sphere(30)
    let back = try #require(sphere.item(0, at: Point2D(x: 3 * 320, y: 400)))
    #expect(abs(back.quadrilateral.boundingBox.width - 13.1323) < 1e-3)
    #expect(abs(back.alpha - 0.25) < 1e-9 && back.zIndex == -1_000_000)
    let items = sphere.items(at: Point2D(x: 700, y: 900)).sorted { $0.depth > $1.depth }
    #expect(items.count == 30)
    for (near, far) in zip(items, items.dropFirst()) {
      #expect(near.zIndex >= far.zIndex && near.alpha >= far.alpha)
      #expect(near.quadrilateral.boundingBox.width >= far.quadrilateral.boundingBox.width)
    }
  }

  @Test("lying items are seen at their full height in front only, and mirrored behind")
  func lying() throws {
    var sphere = sphere(30)
    sphere.facing = .outward
    let front = try #require(sphere.item(0, at: sphere.initialOffset))
    #expect(abs(front.quadrilateral.boundingBox.height - 34.974) < 1e-3)
    let aside = try #require(sphere.item(0, at: Point2D(x: 320 * 2, y: 400)))
    #expect(abs(aside.quadrilateral.doubledSignedArea) < 200)
    let behind = try #require(sphere.item(0, at: Point2D(x: 320 * 3, y: 400)))
    #expect(behind.quadrilateral.doubledSignedArea < 0)
  }

  // a1 = 2π · (i + y/H − 1)/n and a2 = 2π · (i − (x/W − 1))/n. Of eight items, item 1 is turned by 45° about x,
  // item 2 by 90° about y, item 3 by 135° about (1, 1), item 4 by 180° about (1, −1).
  @Test("circles deal items to the axes of the original")
  func circles() throws {
    let sphere = sphere(8, .circles(4))
    #expect(sphere.contentSize == Size2D(width: 10 * 320, height: 10 * 400))
    let axes = [(1.0, 0.0), (0, 1), (0.5, 0.5), (0.5, -0.5)]
    for offset in [Point2D(x: 320, y: 400), Point2D(x: 500, y: 1130)] {
      for item in 0..<8 {
        let (x, y) = axes[(item + 3) % 4]
        let index =
          item % 4 == 2 ? Double(item) - (offset.x / 320 - 1) : Double(item) + offset.y / 400 - 1
        let expected = Matrix4.translation(x: 0, y: 0, z: sphere.radius)
          .then(.rotation(by: 2 * .pi * index / 8, about: Point3D(x: x, y: y, z: 0)))
          .then(.perspective(distance: 900)).then(.translation(x: 160, y: 200))
        let drawn = try #require(
          expected.homography.apply(to: Rectangle(x: -15, y: -15, width: 30, height: 30)))
        let made = try #require(sphere.item(item, at: offset))
        #expect(made.quadrilateral.isClose(to: drawn, within: 1e-9), "item \(item)")
      }
    }
  }

  @Test(
    "every item can be brought to the front", arguments: [Sphere.Arrangement.lattice, .circles(4)],
    [30, 777, 1_000_000])
  func bringingToFront(arrangement: Sphere.Arrangement, itemCount: Int) throws {
    let sphere = sphere(itemCount, arrangement)
    for item in stride(from: 0, to: itemCount, by: max(1, itemCount / 777)) {
      let offset = sphere.offset(ofItem: item)
      #expect(offset == sphere.wrappedOffset(offset))
      let front = try #require(sphere.item(item, at: offset))
      #expect(abs(front.depth - 1) < 1e-9 && abs(front.alpha - 1) < 1e-9)
    }
  }

  // 777 items at 200 a time are four turns of 194 or 195: ⌊777/4⌋ = 194, ⌊1554/4⌋ = 388, ⌊2331/4⌋ = 582. A turn is
  // four pages. The seam is passed half a turn from the front, so after a whole turn all places have changed.
  @Test(
    "the items of a lattice take turns",
    arguments: [(0, 0..<194), (1, 194..<388), (3, 582..<777), (4, 0..<194)])
  func turns(turn: Int, expected: Range<Int>) {
    let sphere = sphere(777)
    let offset = Point2D(x: 320, y: 400 * (1 + 4 * Double(turn)))
    #expect(sphere.items(at: offset).map(\.item) == Array(expected))
    #expect(sphere.contentSize.height == 400 * (4 * 4 + 2))
  }

  // Four pages make a turn: the legal part is 160 ..< 1440 across and 200 ..< 1800 down.
  @Test(
    "each axis wraps on its own",
    arguments: [
      ((160.0, 200.0), (160.0, 200.0)), ((159, 200), (1439, 200)), ((1440, 199), (160, 1799)),
      ((-1, 1800), (1279, 200)),
    ])
  func wrapping(offset: (Double, Double), expected: (Double, Double)) {
    let wrapped = sphere(30).wrappedOffset(Point2D(x: offset.0, y: offset.1))
    #expect(wrapped == Point2D(x: expected.0, y: expected.1))
  }
}
