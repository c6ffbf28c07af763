import Geometry
import LayoutCore
import Testing

/// A disc of radius 160 around (160, 200).
private func turntable(_ itemCount: Int, sectors: Int = 12) -> Turntable {
  Turntable(itemCount: itemCount, viewportSize: Size2D(width: 320, height: 400), visibleSectors: sectors)
}

@Suite("Turntable")
struct TurntableTests {
  // Twelve sectors of 30°: one has its corners at ±160 · sin 15° = ±41.411047; from an inner rim of 50 they reach down to
  // −50 · cos 15° = −48.296291, from none to the hub. Half a disc is 320 wide and 160 high, a whole one 320 × 320.
  @Test(
    "an item's frame surrounds its sector",
    arguments: [
      (12, 0, 41.411047, 0), (12, 50, 41.411047, -48.296291), (2, 0, 160, 0), (2, 50, 160, 0),
      (1, 0, 160, 160),
      (1000, 0, 41.411047, 0),
    ] as [(Int, Double, Double, Double)])
  func itemFrame(itemCount: Int, innerRadius: Double, halfWidth: Double, bottom: Double) {
    var turntable = turntable(itemCount)
    turntable.innerRadius = innerRadius
    let frame = turntable.itemFrame
    for (value, expected) in [
      (frame.minX, -halfWidth), (frame.maxX, halfWidth), (frame.minY, -160), (frame.maxY, bottom),
    ] { #expect(abs(value - expected) < 1e-5) }
  }

  // Item 3 of twelve is a quarter turn on: its upper edge is on the right, its left corner above.
  @Test("items stand around the hub, upper edge outwards")
  func places() throws {
    let turntable = turntable(12)
    let items = Array(turntable.items(at: turntable.pages.initialOffset))
    #expect(items.map(\.item) == [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5])
    let third = try #require(items.first { $0.item == 3 })
    #expect(third.distance == 3 && abs(turntable.angle(at: 3) - .pi / 2) < 1e-12)
    let (center, corners) = (turntable.center(at: 3), third.quadrilateral)
    for (point, x, y) in [
      (center, 240.0, 200.0), (corners.topLeft, 320, 158.588953), (corners.topRight, 320, 241.411047),
      (corners.bottomLeft, 160, 158.588953),
    ] { #expect(abs(point.x - x) < 1e-5 && abs(point.y - y) < 1e-5) }
  }

  // A sector's rim is 160 · π/6 = 83.775804 long. 22 rows of twelve make 264 pages; the first item begins on page 133.
  @Test("scrolling by the length of a sector's rim turns the disc by one item, against the clock")
  func scrolling() throws {
    let turntable = turntable(12)
    #expect(abs(turntable.pages.pageLength - 83.775804) < 1e-6)
    #expect(abs(turntable.pages.contentLength - (265 * 83.775804 + 320)) < 1e-3)
    #expect(abs(turntable.pages.initialOffset - 133 * 83.775804) < 1e-3)
    let start = turntable.pages.initialOffset
    let first = try #require(turntable.items(at: start + 83.775804 / 4).first { $0.item == 0 })
    #expect(abs(turntable.angle(at: first.distance) + .pi / 24) < 1e-8)
    #expect(
      turntable.items(at: start + turntable.pages.pageLength * 2).contains {
        $0.item == 2 && $0.distance == 0
      })
  }

  // Four sectors of 90° for a hundred items. At rest the items two places away stand at ±180°, half of each beyond the
  // seam; half an item on, four whole ones fill the disc; a quarter on, the fourth has 22.5° left and the one that comes
  // 67.5°.
  @Test("with more items than sectors, sectors roll in and out at the seam")
  func seam() throws {
    let turntable = turntable(100, sectors: 4)
    let (start, page) = (turntable.pages.initialOffset, turntable.pages.pageLength)
    func sectors(_ items: Double) -> [(item: Int, degrees: [Int])] {
      turntable.items(at: start + items * page).map { item in
        let (from, to) = (item.sector.startAngle, item.sector.endAngle)
        return (item.item, [from, to].map { Int(($0 * 1800 / .pi).rounded()) })
      }
    }
    let expected: [(Double, [(Int, [Int])])] = [
      (0, [(98, [0, 450]), (99, [-450, 450]), (0, [-450, 450]), (1, [-450, 450]), (2, [-450, 0])]),
      (
        0.25,
        [(98, [225, 450]), (99, [-450, 450]), (0, [-450, 450]), (1, [-450, 450]), (2, [-450, 225])]
      ),
      (0.5, [(99, [-450, 450]), (0, [-450, 450]), (1, [-450, 450]), (2, [-450, 450])]),
    ]
    for (items, rows) in expected {
      let made = sectors(items)
      #expect(made.map(\.item) == rows.map(\.0))
      #expect(made.map(\.degrees) == rows.map(\.1))
    }
    #expect(turntable.sector(at: 2.5) == nil)
    #expect(turntable.sector(at: 50) == nil)
  }

  // A side moved inwards by 1 meets a rim of 160 further on by asin(1/160) = 0.00625004, one of 50 by 0.02000133; both
  // sides of 30° meet 1 / sin 15° = 3.863703 from the hub.
  @Test("the outline leaves half the spacing on either side")
  func outline() throws {
    let half = Double.pi / 12
    var sector = TurntableSector(
      innerRadius: 0, outerRadius: 160, startAngle: -half, endAngle: half, spacing: 2)
    let pointed = try #require(sector.outline)
    #expect(abs(pointed.outerStart + half - 0.006_250_04) < 1e-8)
    #expect(abs(pointed.outerEnd - half + 0.006_250_04) < 1e-8)
    guard case .corner(let distance, let angle) = pointed.inside else { throw OutlineError.noCorner }
    #expect(abs(distance - 3.863703) < 1e-6 && angle == 0)
    sector.innerRadius = 50
    guard case .arc(50, let start, let end) = try #require(sector.outline).inside else {
      throw OutlineError.noArc
    }
    #expect(abs(start + half - 0.020_001_33) < 1e-8 && end == -start)
    // Too narrow for its spacing, or for any.
    sector.spacing = 400
    #expect(sector.outline == nil)
    (sector.spacing, sector.endAngle) = (0, -half)
    #expect(sector.outline == nil)
    // A whole disc has no sides to be moved.
    let disc = TurntableSector(
      innerRadius: 0, outerRadius: 160, startAngle: -.pi, endAngle: .pi, spacing: 2)
    #expect(disc.outline?.outerStart == -.pi && disc.outline?.inside == .corner(distance: 0, angle: 0))
  }

  private enum OutlineError: Error {
    case noCorner, noArc
  }

  // From item 0, two turns and three items forward are 27 pages; one turn backward and on to item 3 are 12 + 9.
  @Test(
    "an item is brought under the pointer after whole turns",
    arguments: [(3, 2, 27), (0, 0, 0), (0, 1, 12), (3, -1, -21), (11, 0, 11), (0, -2, -24)])
  func turns(item: Int, turns: Int, pages: Int) {
    let turntable = turntable(12)
    let start = turntable.pages.initialOffset
    let offset = turntable.offset(ofItem: item, turns: turns, from: start)
    #expect(abs(offset - start - Double(pages) * turntable.pages.pageLength) < 1e-6)
    #expect(abs(turntable.pages.distance(ofItem: item, at: offset)) < 1e-9)
  }

  @Test("the disc fits in what the insets leave")
  func insets() {
    var turntable = turntable(6)
    turntable.insets = Insets(top: 100, left: 10, bottom: 20, right: 30)
    #expect(turntable.radius == 140)
    #expect(turntable.hub == Point2D(x: 150, y: 240))
    turntable.innerRadius = 999
    #expect(turntable.sector(at: 0)?.innerRadius == 140)
  }
}
