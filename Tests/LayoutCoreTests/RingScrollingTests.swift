import Geometry
import LayoutCore
import Testing

@Suite("A ring that scrolls")
struct RingScrollingTests {
  private func ring(
    _ count: Int, visible: Int, overflow: Ring.Overflow = .crowded, arc: Double = 2 * .pi
  ) -> Ring {
    Ring(
      itemCount: count, itemSize: Size2D(width: 50, height: 50),
      viewportSize: Size2D(width: 320, height: 400), arc: arc, overflow: overflow, visibleItems: visible)
  }

  /// What is shown, scrolled on from the first item by a number of items.
  private func items(_ ring: Ring, scrolledBy count: Double = 0) -> [Int: Ring.Item] {
    let offset = ring.pages.initialOffset + count * ring.pages.pageLength
    return Dictionary(uniqueKeysWithValues: ring.items(at: offset).map { ($0.item, $0) })
  }

  private func isClose(_ item: Ring.Item?, _ x: Double, _ y: Double, presence: Double = 1) -> Bool {
    guard let item else { return false }
    return abs(item.center.x - x) < 1e-3 && abs(item.center.y - y) < 1e-3
      && abs(item.presence - presence) < 1e-9
  }

  // The radius is 135 around (160, 200). Four places; a page is a quarter of the circle, 135 · π/2 = 212.0575. 100 items
  // are repeated 3 times, so that the content is 302 pages long and begins at page 101.
  @Test("the current item is at the start angle, as many before it as behind it")
  func rest() {
    let ring = ring(100, visible: 4)
    #expect(abs(ring.pages.pageLength - 212.0575) < 1e-4)
    #expect(abs(ring.pages.contentLength - 301 * 212.0575 - 320) < 0.1)
    #expect(abs(ring.pages.initialOffset - 101 * 212.0575) < 0.1)
    let shown = items(ring)
    #expect(shown.count == 4)
    #expect(isClose(shown[0], 295, 200) && isClose(shown[1], 160, 335))
    #expect(isClose(shown[99], 160, 65) && isClose(shown[98], 25, 200))
  }

  // Half a place on, all have turned back by 45°. Item 98, from the left, leaves at 135° on the circle. Item 2 enters
  // there, half the way, 35.355, to a circle that is a diagonal of 70.711 further in: at 99.645 from the middle.
  @Test("at the seam opposite, one item leaves while another enters")
  func seam() {
    let shown = items(ring(100, visible: 4), scrolledBy: 0.5)
    #expect(shown.count == 5)
    #expect(isClose(shown[0], 160 + 95.459, 200 - 95.459))
    #expect(isClose(shown[98], 160 - 95.459, 200 + 95.459, presence: 0.5))
    #expect(isClose(shown[2], 160 - 70.460, 200 + 70.460, presence: 0.5))
    let size = shown[2]?.quadrilateral.boundingBox.size
    #expect(abs((size?.width ?? 0) - 25) < 1e-9 && shown[2]?.zIndex == -1 && shown[0]?.zIndex == 0)
  }

  @Test("a full circle of all items turns as a whole", arguments: [1, 2, 3, 4])
  func whole(count: Int) {
    for (turned, angle) in [(0.0, 0.0), (0.5, -.pi / Double(count))] {
      let shown = items(ring(count, visible: 4), scrolledBy: turned)
      #expect(shown.count == count && shown.values.allSatisfy { $0.presence == 1 })
      let (x, y) = (135 * Trigonometry.cos(angle), 135 * Trigonometry.sin(angle))
      #expect(isClose(shown[0], 160 + x, 200 + y))
    }
  }

  // As in the tests of several circles: room for 11 at 135, and for 5 at 64.289. The current item is on place 5. Place
  // 11, the first of the inner circle, is at the angle of place 0: −5/11 of a turn.
  @Test("items pass from the outer circle to the inner one")
  func circles() {
    let ring = ring(1000, visible: 500, overflow: .concentric)
    #expect(ring.circles().map(\.items) == [0..<11, 11..<16])
    let shown = items(ring)
    #expect(Set(shown.keys) == Set(995..<1000).union(0..<11))
    #expect(isClose(shown[0], 295, 200))
    let angle = -5 / 11.0 * 2 * .pi
    #expect(
      isClose(shown[6], 160 + 64.289 * Trigonometry.cos(angle), 200 + 64.289 * Trigonometry.sin(angle)))
    // Half the way from place 10 to place 11, half a turn from the start: at (135 + 64.289)/2 from the middle.
    #expect(isClose(items(ring, scrolledBy: 0.5)[6], 160 - 99.645, 200))
  }

  // With 14 items on room for 16, the last one is half gone a quarter of a place on, when the first one is on its way.
  @Test("an item with places at both ends is at one of them at a time")
  func fewItems() {
    let ring = ring(14, visible: 500, overflow: .concentric)
    for step in 0..<80 {
      let shown = items(ring, scrolledBy: Double(step) / 16)
      #expect(shown.values.filter { $0.presence == 1 }.count >= 13)
      #expect(shown.count >= 13)
    }
    #expect(items(ring).count == 14)
    #expect(abs((items(ring, scrolledBy: 0.25).values.map(\.presence).min() ?? 0) - 0.5) < 1e-9)
    #expect(items(ring, scrolledBy: 0.5).count == 13)
  }

  // Half a circle of three: the middle one is current.
  @Test("on an arc the current item is in the middle")
  func arc() {
    let shown = items(ring(100, visible: 3, arc: .pi))
    #expect(shown.count == 3)
    #expect(isClose(shown[99], 295, 200) && isClose(shown[0], 160, 335) && isClose(shown[1], 25, 200))
  }

  @Test("a single item of a ring, where it is and where it is not")
  func single() {
    let ring = ring(1_000_000, visible: 4)
    let offset = ring.pages.offset(ofItem: 700_000)
    #expect(isClose(ring.item(700_000, at: offset), 295, 200))
    #expect(isClose(ring.item(699_998, at: offset), 25, 200))
    #expect(ring.item(700_002, at: offset) == nil && ring.item(0, at: offset) == nil)
    #expect(ring.item(-1, at: offset) == nil && ring.item(1_000_000, at: offset) == nil)
  }

  @Test("a ring that shows all items does not scroll")
  func still() {
    var ring = ring(100, visible: 4)
    ring.visibleItems = nil
    #expect(ring.pages.contentLength == 320 && ring.pages.initialOffset == 0)
    #expect(ring.items(at: 0).first { _ in true } == nil)
    #expect(ring.scrollDistance(from: Point2D(x: 160, y: 65), to: Point2D(x: 295, y: 200)) == 0)
  }

  // MARK: - Turning with the finger

  // A quarter turn, clockwise, brings the item before to the current one: a page back. So does the same turn further in
  // or out. On the inner circle of the concentric ring, a place is a fifth of a turn.
  @Test("the finger turns the circle it holds about the centre")
  func turning() {
    let ring = ring(100, visible: 4)
    let page = ring.pages.pageLength
    func turn(_ ring: Ring, _ radius: Double, from start: Double, to end: Double) -> Double {
      func point(_ angle: Double) -> Point2D {
        Point2D(x: 160 + radius * Trigonometry.cos(angle), y: 200 + radius * Trigonometry.sin(angle))
      }
      return ring.scrollDistance(from: point(start), to: point(end))
    }
    for radius in [20.0, 135, 300] {
      #expect(abs(turn(ring, radius, from: -.pi / 2, to: 0) + page) < 1e-9)
      #expect(abs(turn(ring, radius, from: 3, to: 3.2) + 0.2 / (.pi / 2) * page) < 1e-9)
      #expect(abs(turn(ring, radius, from: 0.1, to: -0.1) - 0.2 / (.pi / 2) * page) < 1e-9)
    }
    #expect(turn(ring, 2, from: 0, to: 3) == 0)
    let double = self.ring(1000, visible: 500, overflow: .concentric)
    #expect(abs(turn(double, 135, from: 0, to: 0.5) + 0.5 * 11 / (2 * .pi) * double.pages.pageLength) < 1e-9)
    #expect(abs(turn(double, 60, from: 0, to: 0.5) + 0.5 * 5 / (2 * .pi) * double.pages.pageLength) < 1e-9)
    #expect(ring.scrollDistance(from: Point2D(x: .nan, y: 0), to: .zero) == 0)
  }

  // MARK: - Stadiums

  /// 600 × 400 with items of 50: half circles of 175 around (200, 200) and (400, 200), straight lines of 200. The whole
  /// line is 2π · 175 + 400 = 1499.557 long.
  private var wide: Ring {
    Ring(
      itemCount: 60, itemSize: Size2D(width: 50, height: 50), viewportSize: Size2D(width: 600, height: 400),
      facesOutward: true, shape: .stadium)
  }

  // A half circle of 175 is 549.779 long: 274.889 from the rightmost point it ends at (400, 375).
  @Test(
    "places on a stadium by their distance from the rightmost point",
    arguments: [
      (0.0, 575.0, 200.0, 0.0), (137.4447, 523.744, 323.744, .pi / 4), (274.889, 400, 375, .pi / 2),
      (334.889, 340, 375, .pi / 2), (374.889, 300, 375, .pi / 2), (474.889, 200, 375, .pi / 2),
      (749.7785, 25, 200, .pi), (1124.668, 300, 25, 1.5 * .pi), (1164.668, 340, 25, 1.5 * .pi),
      (-137.4447, 523.744, 76.256, -.pi / 4),
    ] as [(Double, Double, Double, Double)])
  func stadium(distance: Double, x: Double, y: Double, outward: Double) throws {
    for isWide in [true, false] {
      var ring = wide
      ring.startAngle = distance / 1499.557 * 2 * .pi
      // On end, the line begins in the middle of the right straight line, a quarter of the whole further on.
      if !isWide {
        (ring.viewportSize.width, ring.viewportSize.height) = (400, 600)
        ring.startAngle += .pi / 2
      }
      let item = try #require(ring.item(0))
      // The wide one turned clockwise by a quarter: (x, y) comes to (400 − y, x).
      let expected = isWide ? Point2D(x: x, y: y) : Point2D(x: 400 - y, y: x)
      #expect(abs(item.center.x - expected.x) < 0.01 && abs(item.center.y - expected.y) < 0.01)
      #expect(abs(item.rotation - outward - (isWide ? .pi / 2 : .pi)) < 1e-4)
    }
  }

  // The chord between neighbours on the half circles is 70.71, seen under 2 · asin(35.36/175) = 0.4068: 71.19 along the
  // line, which has room for floor(1499.557 / 71.19) = 21. Inside, at 104.29: 0.6921, 72.18 of 1055.26, 14; at 33.58
  // nothing passes through the middle of a ring that scrolls.
  @Test("a stadium has room for more")
  func room() {
    var ring = wide
    ring.overflow = .concentric
    ring.visibleItems = 60
    #expect(ring.circles().map(\.items) == [0..<21, 21..<35])
  }

  // A place is 1499.557 / 60 = 24.99 long, and so is a page.
  @Test("the finger moves the straight lines along, and turns the half circles")
  func turningStadium() {
    var ring = wide
    ring.visibleItems = 60
    func distance(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Double {
      ring.scrollDistance(from: Point2D(x: x, y: y), to: Point2D(x: toX, y: toY))
    }
    #expect(abs(distance(320, 30, 290, 40) - 30) < 1e-9)
    #expect(abs(distance(320, 370, 290, 350) + 30) < 1e-9)
    // A quarter of the right half circle, clockwise.
    #expect(abs(distance(400, 25, 575, 200) + 274.889) < 0.01)
    ring.viewportSize = Size2D(width: 400, height: 600)
    #expect(abs(distance(370, 320, 360, 290) - 30) < 1e-9)
    #expect(abs(distance(30, 320, 40, 290) + 30) < 1e-9)
  }
}
