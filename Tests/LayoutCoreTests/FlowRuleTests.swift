import Geometry
import LayoutCore
import Testing

/// One section in rows, and where its items must stand.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var width: Double
  var sizes: [Size2D]
  var metrics = FlowSectionMetrics()
  var origins: [Point2D]
  var contentHeight: Double
}

private func size(_ width: Double, _ height: Double) -> Size2D { Size2D(width: width, height: height) }
private func at(_ x: Double, _ y: Double) -> Point2D { Point2D(x: x, y: y) }

@Suite("§9 Flow rules")
struct FlowRuleTests {
  // All at 2 pixels per point. Spacings are 10 unless given. The comments show the arithmetic.
  static let cases = [
    // 4 · 70 + 3 · 10 = 310 ≤ 320; gap (320 − 280) / 3 = 13⅓: 83⅓ → 83.5, 166⅔ → 166.5, 250.
    FlowCase(
      testDescription: "§9.2 example 1: the last line keeps the spacing of a full one", width: 320,
      sizes: Array(repeating: size(70, 30), count: 6),
      origins: [at(0, 0), at(83.5, 0), at(166.5, 0), at(250, 0), at(0, 40), at(83.5, 40)],
      contentHeight: 70),
    // The last line differs in height only: least spacing, centred across: 40 + (50 − 30) / 2 = 50.
    FlowCase(
      testDescription: "§9.2 example 2: a last line of different heights", width: 320,
      sizes: Array(repeating: size(70, 30), count: 4) + [size(70, 50), size(70, 30)],
      origins: [at(0, 0), at(83.5, 0), at(166.5, 0), at(250, 0), at(0, 40), at(80, 50)],
      contentHeight: 90),
    // 60 + 10 + 60 > 100: capacity 1, (100 − 60) / 2 = 20.
    FlowCase(
      testDescription: "§9.2 example 3: one item a line is centred", width: 100,
      sizes: Array(repeating: size(60, 20), count: 3),
      origins: [at(20, 0), at(20, 30), at(20, 60)], contentHeight: 80),
    // 45 + 10 + 45 = 100 fits; a hundredth more does not.
    FlowCase(
      testDescription: "§9.1 an exact fit stays on the line", width: 100,
      sizes: [size(45, 20), size(45, 20), size(45, 20)],
      origins: [at(0, 0), at(55, 0), at(0, 30)], contentHeight: 50),
    FlowCase(
      testDescription: "§9.1 what is longer than the room by less than the tolerance fits", width: 100,
      sizes: [size(45.0000004, 20), size(45.0000004, 20), size(45.0000004, 20)],
      origins: [at(0, 0), at(55, 0), at(0, 30)], contentHeight: 50),
    FlowCase(
      testDescription: "§9.1 what is longer by more does not", width: 100,
      sizes: [size(45.01, 20), size(45.01, 20)],
      // (100 − 45.01) / 2 = 27.495 → 27.5
      origins: [at(27.5, 0), at(27.5, 30)], contentHeight: 50),
    // Greedy: 60 + 10 + 30 = 100; then 80 alone on a full line; then 20 + 10 + 20 last.
    FlowCase(
      testDescription: "§9.2 full lines end at the edge, also when items differ", width: 100,
      sizes: [size(60, 10), size(20, 10), size(80, 10), size(20, 10), size(30, 10)],
      // Line 1: 60, 20: gap 20. Line 2: 80 alone, full: (100 − 80) / 2. Line 3 differs: 20 + 10.
      origins: [at(0, 0), at(80, 0), at(10, 20), at(0, 40), at(30, 40)], contentHeight: 50),
    // A capacity of 4 as in example 1, but one item only.
    FlowCase(
      testDescription: "§9.2 a last line of one item with room for more leads", width: 320,
      sizes: [size(70, 30)], origins: [at(0, 0)], contentHeight: 30),
    FlowCase(
      testDescription: "§9.2 an item wider than the room is centred and begins before it", width: 100,
      sizes: [size(130, 20)], origins: [at(-15, 0)], contentHeight: 20),
    // Line 1: 50 high, items 10 and 50 and 31: (50 − 10) / 2 = 20, 0, 9.5.
    FlowCase(
      testDescription: "§9.3 smaller items are centred across the line", width: 170,
      sizes: [size(50, 10), size(50, 50), size(50, 31), size(50, 20)],
      origins: [at(0, 20), at(60, 0), at(120, 9.5), at(0, 60)], contentHeight: 80),
    FlowCase(
      testDescription: "§9.3 lines are the line spacing apart", width: 50,
      sizes: Array(repeating: size(50, 20), count: 3),
      metrics: FlowSectionMetrics(lineSpacing: 7),
      origins: [at(0, 0), at(0, 27), at(0, 54)], contentHeight: 74),
    // Heights 10.3: exact tops 0, 20.3, 40.6 → 0, 20.5, 40.5; not 0, 20.5, 41. Content is not rounded.
    FlowCase(
      testDescription: "§9.4 origins are rounded each from its exact place, sizes never", width: 50,
      sizes: Array(repeating: size(50, 10.3), count: 3),
      origins: [at(0, 0), at(0, 20.5), at(0, 40.5)], contentHeight: 50.9),
    // Line 1: (100 − 69.5) / 2 = 15.25 → 15.5. Line 2 begins at 50.5, 35 + 10 + 54.5 = 99.5 ≤ 100 and full: the gap is 10.5;
    // (40 − 29.5) / 2 = 5.25 down: 55.75 → 56. Line 3: one item that leads, where there is room for more.
    FlowCase(
      testDescription: "§9.4 halfway between two pixels, origins go down and to the right", width: 100,
      sizes: [size(69.5, 40.5), size(35, 29.5), size(54.5, 40), size(9, 39.5)],
      origins: [at(15.5, 0), at(0, 56), at(45.5, 50.5), at(0, 100.5)], contentHeight: 140),
    FlowCase(
      testDescription: "§9.4 … also before the beginning: (100 − 130.5) / 2 = −15.25 → −15", width: 100,
      sizes: [size(130.5, 20)], origins: [at(-15, 0)], contentHeight: 20),
    // Available 320 − 20 − 40 = 260: three of 70 (230 ≤ 260; a fourth needs 310); gap (260 − 210) / 2 = 25.
    FlowCase(
      testDescription: "§9.5 section insets", width: 320,
      sizes: Array(repeating: size(70, 30), count: 4),
      metrics: FlowSectionMetrics(insets: Insets(top: 5, left: 20, bottom: 15, right: 40)),
      origins: [at(20, 5), at(115, 5), at(210, 5), at(20, 45)], contentHeight: 90),
  ]

  @Test("where items stand, each size asked for", arguments: cases)
  func varying(_ row: FlowCase) { check(row, isUniform: false) }

  @Test("where items stand, by the formula for equal items", arguments: cases.filter(\.isUniform))
  func uniform(_ row: FlowCase) { check(row, isUniform: true) }

  @Test("§9.6 columns are rows with the axes exchanged", arguments: cases)
  func columns(_ row: FlowCase) {
    var row = row
    row.sizes = row.sizes.map(\.transposed)
    row.origins = row.origins.map { Point2D(x: $0.y, y: $0.x) }
    let insets = row.metrics.insets
    row.metrics = FlowSectionMetrics(
      insets: Insets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom),
      lineSpacing: row.metrics.lineSpacing, interitemSpacing: row.metrics.interitemSpacing)
    check(row, isUniform: false, direction: .horizontal)
    if row.isUniform { check(row, isUniform: true, direction: .horizontal) }
  }

  private func check(_ row: FlowCase, isUniform: Bool, direction: LayoutAxis = .vertical) {
    var solver = FlowSolver()
    if isUniform {
      solver.appendSection(row.metrics, itemCount: row.sizes.count, itemSize: row.sizes[0])
    } else {
      solver.appendSection(row.metrics, itemCount: row.sizes.count) { row.sizes[$0] }
    }
    solver.place(in: FlowEnvironment(direction: direction, crossExtent: row.width, displayScale: 2))
    let frames = row.sizes.indices.compactMap { solver.frame(ofItem: $0, inSection: 0) }
    #expect(frames.map(\.origin) == row.origins)
    #expect(frames.map(\.size) == row.sizes, "sizes come back exactly")
    let (main, cross) =
      direction == .vertical
      ? (solver.contentSize.height, solver.contentSize.width)
      : (solver.contentSize.width, solver.contentSize.height)
    #expect(abs(main - row.contentHeight) < 1e-9)
    #expect(cross == row.width)
  }

  @Test(
    "§9.4 rounding follows the display scale", arguments: [(1.0, 83.0), (2.0, 83.5), (3.0, 250.0 / 3)])
  func displayScale(scale: Double, expected: Double) {
    // Example 1: the second item's exact place is 83⅓: 83 at 1, 83.5 at 2, 250 thirds at 3.
    let solver = FlowSolver(
      Array(repeating: size(70, 30), count: 4), FlowSectionMetrics(),
      in: FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: scale))
    #expect(solver.frame(ofItem: 1, inSection: 0)?.minX == expected)
  }

  @Test("§9.5 header, inset, lines, inset, footer; 9.3 no line spacing between sections")
  func sections() {
    let metrics = FlowSectionMetrics(
      insets: Insets(top: 5, left: 20, bottom: 15, right: 40),
      headerSize: size(1, 30), footerSize: size(1, 12))
    var solver = FlowSolver()
    solver.appendSection(metrics, itemCount: 1, itemSize: size(260, 50))
    solver.appendSection(metrics, itemCount: 0, itemSize: size(260, 50))
    solver.appendSection(FlowSectionMetrics(), itemCount: 1) { _ in size(320, 20) }
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2))

    // Section 0: header 0–30, inset to 35, item to 85, inset to 100, footer to 112.
    #expect(solver.headerFrame(inSection: 0) == Rectangle(x: 0, y: 0, width: 320, height: 30))
    #expect(solver.frame(ofItem: 0, inSection: 0) == Rectangle(x: 20, y: 35, width: 260, height: 50))
    #expect(solver.footerFrame(inSection: 0) == Rectangle(x: 0, y: 100, width: 320, height: 12))
    // Section 1 is empty and keeps header, insets and footer: 112–142, then 5 + 15, footer 162–174.
    #expect(solver.headerFrame(inSection: 1) == Rectangle(x: 0, y: 112, width: 320, height: 30))
    #expect(solver.footerFrame(inSection: 1) == Rectangle(x: 0, y: 162, width: 320, height: 12))
    // Section 2 has neither header nor footer: no frame (1.8).
    #expect(solver.headerFrame(inSection: 2) == nil)
    #expect(solver.footerFrame(inSection: 2) == nil)
    #expect(solver.frame(ofItem: 0, inSection: 2) == Rectangle(x: 0, y: 174, width: 320, height: 20))
    #expect(solver.contentSize == size(320, 194))
  }

  @Test("§9.5 of a reference size only the extent along the main axis counts")
  func referenceSizes() {
    var solver = FlowSolver()
    solver.appendSection(
      FlowSectionMetrics(headerSize: size(25, 0), footerSize: size(0, 25)), itemCount: 0, itemSize: .zero)
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 100, displayScale: 2))
    #expect(solver.headerFrame(inSection: 0) == nil)
    #expect(solver.footerFrame(inSection: 0) == Rectangle(x: 0, y: 0, width: 100, height: 25))
    solver.place(in: FlowEnvironment(direction: .horizontal, crossExtent: 100, displayScale: 2))
    #expect(solver.headerFrame(inSection: 0) == Rectangle(x: 0, y: 0, width: 25, height: 100))
    #expect(solver.footerFrame(inSection: 0) == nil)
  }

  @Test("§9.8 defaults")
  func defaults() {
    let metrics = FlowSectionMetrics()
    #expect(metrics.lineSpacing == 10 && metrics.interitemSpacing == 10 && metrics.insets == .zero)
    #expect(metrics.headerSize == .zero && metrics.footerSize == .zero)
  }
}

extension FlowCase {
  var isUniform: Bool { Set(sizes).count == 1 }
}
