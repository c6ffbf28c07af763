import Geometry
import LayoutCore
import Testing

@Suite("Ring")
struct RingTests {
  private func ring(_ count: Int, arc: Double = 2 * .pi) -> Ring {
    Ring(
      itemCount: count, itemSize: Size2D(width: 50, height: 50),
      viewportSize: Size2D(width: 320, height: 400), arc: arc)
  }

  private func centers(_ ring: Ring) -> [Point2D] {
    (0..<ring.itemCount).compactMap { ring.item($0)?.center }
  }

  private func isClose(_ points: [Point2D], _ expected: [(Double, Double)]) -> Bool {
    points.count == expected.count
      && zip(points, expected).allSatisfy { abs($0.x - $1.0) < 1e-9 && abs($0.y - $1.1) < 1e-9 }
  }

  // min(320, 400) / 2 − 50 / 2 = 135, around (160, 200); y points down, so a quarter turn is below.
  @Test("four items stand right, below, left and above")
  func fullCircle() {
    #expect(ring(4).radius == 135)
    #expect(isClose(centers(ring(4)), [(295, 200), (160, 335), (25, 200), (160, 65)]))
    let corners = ring(4).item(0)?.quadrilateral
    #expect(corners == Rectangle(x: 270, y: 175, width: 50, height: 50).corners)
  }

  // 320 × 100 items: 160 − 160 = 0; larger ones must not turn the radius negative.
  @Test("items as large as the view stand in its middle", arguments: [320.0, 1000, .infinity])
  func noRoom(width: Double) {
    var ring = ring(3)
    ring.itemSize.width = width
    #expect(ring.radius == 0)
    #expect(isClose(centers(ring), [(160, 200), (160, 200), (160, 200)]))
  }

  // Half a circle of three: 0, π/2 and π; one alone in its middle, and −π goes by the top.
  @Test("on an arc the first and the last item stand at the ends")
  func arcs() {
    #expect(isClose(centers(ring(3, arc: .pi)), [(295, 200), (160, 335), (25, 200)]))
    #expect(isClose(centers(ring(1, arc: .pi)), [(160, 335)]))
    #expect(isClose(centers(ring(3, arc: -.pi)), [(295, 200), (160, 65), (25, 200)]))
    #expect(isClose(centers(ring(4, arc: 100)), [(295, 200), (160, 335), (25, 200), (160, 65)]))
    var turned = ring(2)
    turned.startAngle = -.pi / 2
    #expect(isClose(centers(turned), [(160, 65), (160, 335)]))
  }

  // At the top nothing is turned; on the right the upper edge points right, so the upper left corner, 25 to the
  // left of and 25 above the middle, comes to stand 25 to the right and 25 above.
  @Test("items that face outward have their upper edge on the outside")
  func facingOutward() throws {
    var ring = ring(4)
    ring.facesOutward = true
    let right = try #require(ring.item(0))
    #expect(right.rotation == .pi / 2)
    #expect(abs(right.quadrilateral.topLeft.x - 320) < 1e-9)
    #expect(abs(right.quadrilateral.topLeft.y - 175) < 1e-9)
    ring.startAngle = -.pi / 2
    #expect(ring.item(0)?.rotation == 0)
  }

  // The diagonal is 70.71. Radius 135: it is seen under 2 · asin(35.36 / 135) = 0.530, and 2π / 0.530 = 11.86.
  // The next circle is 70.71 further in, 64.29: 2 · asin(35.36 / 64.29) = 1.165, room for 5; the one after
  // would be at −6.4.
  @Test("when a circle is full the next items stand inside it")
  func concentric() {
    var ring = ring(13)
    ring.overflow = .concentric
    let circles = ring.circles()
    #expect(circles.map(\.items) == [0..<11, 11..<13])
    #expect(circles.map { ($0.radius * 100).rounded() } == [13500, 6429])
    #expect(abs(circles[1].angle(ofItem: 12) - .pi) < 1e-12)
    // 32 items on room for 16: twice as many each.
    ring.itemCount = 32
    #expect(ring.circles().map(\.items) == [0..<22, 22..<32])
    // 20 further apart, 0.688 each: room for 9; 20 further in, 44.29: 2 · asin(45.36 / 44.29) does not exist.
    ring.interitemSpacing = 20
    ring.lineSpacing = 20
    ring.itemCount = 10
    #expect(ring.circles().map(\.items) == [0..<9, 9..<10])
  }

  // Half a circle: π / 0.530 = 5.93 gaps, so 6 items; inside, π / 1.165 = 2.7 gaps, 3 items.
  @Test("arcs are full sooner")
  func concentricArcs() {
    var ring = ring(9, arc: .pi)
    ring.overflow = .concentric
    #expect(ring.circles().map(\.items) == [0..<6, 6..<9])
  }

  @Test("no items, no view: nothing")
  func nothing() {
    func found(_ ring: Ring) -> Int {
      var count = 0
      ring.forEachItem(intersecting: Rectangle(x: -1000, y: -1000, width: 3000, height: 3000)) { _ in
        count += 1
      }
      return count
    }
    #expect(found(ring(0)) == 0 && found(ring(-3)) == 0 && found(ring(7)) == 7)
    #expect(ring(0).item(0) == nil && ring(3).item(3) == nil && ring(3).item(-1) == nil)
    var narrow = ring(3)
    narrow.viewportSize.width = 0
    #expect(found(narrow) == 0)
  }
}
