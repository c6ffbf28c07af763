import Geometry
import Testing

@testable import LayoutCore

@Suite("Flows at the edge of what can be asked")
struct FlowExtremeTests {
  static let environment = FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2)

  @Test("no section, no item")
  func nothing() {
    var solver = FlowSolver()
    solver.place(in: Self.environment)
    #expect(solver.contentSize == Size2D(width: 320, height: 0))
    #expect(solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 400)).isEmpty)
    solver.appendSection(FlowSectionMetrics(), itemCount: -3, itemSize: Size2D(width: 50, height: 50))
    solver.appendSection(FlowSectionMetrics(), itemCount: 0) { _ in .zero }
    solver.place(in: Self.environment)
    #expect(solver.contentSize == Size2D(width: 320, height: 0))
    #expect(solver.frame(ofItem: 0, inSection: 0) == nil)
    #expect(solver.frame(ofItem: 0, inSection: 7) == nil)
    #expect(solver.frame(ofItem: -1, inSection: -1) == nil)
    #expect(solver.headerFrame(inSection: 9) == nil && solver.footerFrame(inSection: -1) == nil)
  }

  static let hostile = [
    Double.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude,
  ]

  @Test("for any input, frames are finite and every item can be found", arguments: hostile, hostile)
  func hostileNumbers(one: Double, other: Double) {
    let everywhere = Rectangle(minX: -1e30, minY: -1e30, maxX: 1e30, maxY: 1e30)
    let sizes = [
      Size2D(width: one, height: other), Size2D(width: 50, height: 50), Size2D(width: other, height: one),
    ]
    for direction in [LayoutAxis.vertical, .horizontal] {
      for metrics in [
        FlowSectionMetrics(headerSize: sizes[0], footerSize: sizes[2]),
        FlowSectionMetrics(lineSpacing: one, interitemSpacing: other),
        FlowSectionMetrics(insets: Insets(top: one, left: other, bottom: other, right: one)),
      ] {
        for crossExtent in [320, one, other] {
          var solver = FlowSolver()
          solver.appendSection(metrics, itemCount: 3) { sizes[$0] }
          solver.appendSection(metrics, itemCount: 5, itemSize: sizes[0])
          solver.appendSection(metrics, itemCount: 5) { _ in sizes[2] }
          solver.place(
            in: FlowEnvironment(direction: direction, crossExtent: crossExtent, displayScale: other))
          let elements = solver.elements(overlapping: everywhere)
          #expect(elements == solver.allElements)
          #expect(elements.count { if case .item = $0.kind { true } else { false } } == 13)
          #expect(elements.allSatisfy { $0.frame.origin.isFinite && $0.frame.size.isSane })
          #expect(solver.contentSize.isSane)
        }
      }
    }
  }

  @Test("a query of hostile numbers ends", arguments: hostile, hostile)
  func hostileQueries(one: Double, other: Double) {
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(), itemCount: 9, itemSize: Size2D(width: 50, height: 50))
    solver.appendSection(FlowSectionMetrics(), itemCount: 9) { Size2D(width: 50, height: Double($0)) }
    solver.place(in: Self.environment)
    for rectangle in [
      Rectangle(x: one, y: other, width: one, height: other),
      Rectangle(x: 0, y: one, width: 320, height: other),
    ] {
      #expect(solver.elements(overlapping: rectangle).count <= 18)
    }
  }

  @Test("items of no size and no spacing all stand in one place")
  func noSize() {
    let metrics = FlowSectionMetrics(lineSpacing: 0, interitemSpacing: 0)
    for usesFormula in [true, false] {
      var solver = FlowSolver()
      if usesFormula {
        solver.appendSection(metrics, itemCount: 1000, itemSize: .zero)
      } else {
        solver.appendSection(metrics, itemCount: 1000) { _ in .zero }
      }
      solver.place(in: Self.environment)
      #expect(solver.frame(ofItem: 999, inSection: 0) == .zero)
      #expect(solver.contentSize == Size2D(width: 320, height: 0))
      #expect(solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 400)).count == 1000)
    }
  }

  @Test("items of no height on lines of no spacing are all found")
  func noHeight() {
    let metrics = FlowSectionMetrics(lineSpacing: 0, interitemSpacing: 0)
    var solver = FlowSolver()
    solver.appendSection(metrics, itemCount: 100, itemSize: Size2D(width: 160, height: 0))
    solver.appendSection(metrics, itemCount: 100) { _ in Size2D(width: 160, height: 0) }
    solver.place(in: Self.environment)
    #expect(solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 400)).count == 200)
  }

  @Test("a view of no width puts every item on a line of its own, centred about the edge")
  func noWidth() {
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(), itemCount: 3, itemSize: Size2D(width: 50, height: 20))
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 0, displayScale: 2))
    let frames = (0..<3).compactMap { solver.frame(ofItem: $0, inSection: 0) }
    #expect(frames.map(\.origin) == [0, 30, 60].map { Point2D(x: -25, y: $0) })
  }

  @Test("lines may overlap: cards 100 high, 40 apart")
  func negativeLineSpacing() {
    let metrics = FlowSectionMetrics(lineSpacing: -60)
    var solver = FlowSolver()
    solver.appendSection(metrics, itemCount: 100, itemSize: Size2D(width: 320, height: 100))
    solver.place(in: Self.environment)
    #expect(solver.frame(ofItem: 99, inSection: 0)?.minY == 3960)
    // Card i covers 40·i to 40·i + 100: at 410 those from 8 (ends at 420) to 10 (begins at 400).
    let found = solver.elements(overlapping: Rectangle(x: 0, y: 410, width: 320, height: 0))
    #expect(found.map(\.kind) == [.item(8), .item(9), .item(10)])
  }

  @Test(
    "sections may overlap: each extends 80 points into the next, or begins 30 points before its own start")
  func negativeInsets() {
    var solver = FlowSolver()
    for insets in [Insets(bottom: -80), .zero, Insets(top: -30), .zero] {
      solver.appendSection(
        FlowSectionMetrics(insets: insets), itemCount: 1, itemSize: Size2D(width: 320, height: 100))
    }
    solver.place(in: Self.environment)
    // Items: 0–100 of a section 0–20, 20–120, 90–190 of a section 120–190, 190–290.
    #expect((0..<4).map { solver.frame(ofItem: 0, inSection: $0)?.minY } == [0, 20, 90, 190])
    func sections(at y: Double) -> [Int] {
      solver.elements(overlapping: Rectangle(x: 0, y: y, width: 320, height: 1)).map(\.section)
    }
    #expect(sections(at: 60) == [0, 1])
    #expect(sections(at: 99) == [0, 1, 2])
    #expect(sections(at: 150) == [2])
  }

  @Test("1,000,000 equal items: the last screen is the first, moved")
  func farAway() throws {
    let metrics = FlowSectionMetrics(lineSpacing: 10.3, interitemSpacing: 7)
    var solver = FlowSolver()
    solver.appendSection(metrics, itemCount: 1_000_000, itemSize: Size2D(width: 70, height: 33.2))
    solver.place(in: Self.environment)
    // Four on a line: 4 · 70 + 3 · 7 = 301 ≤ 320, gap 40 / 3; 250,000 lines, 43.5 apart.
    let height = 43.5 * 249_999 + 33.2
    #expect(abs(solver.contentSize.height - height) < 1e-6)
    let last = try #require(solver.frame(ofItem: 999_999, inSection: 0))
    #expect(last == Rectangle(x: 250, y: 43.5 * 249_999, width: 70, height: 33.2))
    let first = solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 400))
    let far = solver.elements(
      overlapping: Rectangle(x: 0, y: 43.5 * 249_000, width: 320, height: 400))
    #expect(far.map { $0.frame.offset(by: Point2D(x: 0, y: -43.5 * 249_000)) } == first.map(\.frame))
    // Lines that begin above 400: 0 … 9 (9 · 43.5 = 391.5).
    #expect(first.count == 40)
  }

  @Test("far lines of items that are asked for do not drift")
  func noDrift() {
    // 0.1 is not a binary fraction: added up plainly, 200,000 of them are off by about a millionth.
    let metrics = FlowSectionMetrics(lineSpacing: 0, interitemSpacing: 0)
    var solver = FlowSolver()
    solver.appendSection(metrics, itemCount: 200_000) { _ in Size2D(width: 320, height: 0.1) }
    solver.place(in: Self.environment)
    #expect(abs(solver.contentSize.height - 20_000) < 1e-8)
  }

  @Test("equal items keep nothing; others 16 bytes each, and 16 a line")
  func memory() {
    var solver = FlowSolver()
    solver.appendSection(
      FlowSectionMetrics(), itemCount: 1_000_000, itemSize: Size2D(width: 50, height: 50))
    solver.place(in: Self.environment)
    #expect(solver.sizedItemCount == 0 && solver.lines.isEmpty)
    solver.reserveItems(500)
    // Three a line: 100 + 10 + 100 + 10 + 100 = 320.
    solver.appendSection(FlowSectionMetrics(), itemCount: 300) { _ in Size2D(width: 100, height: 50) }
    solver.appendSection(FlowSectionMetrics(), itemCount: 200) { _ in Size2D(width: 100, height: 50) }
    solver.place(in: Self.environment)
    #expect(solver.sizedItemCount == 500 && solver.lines.count == 100 + 67)
    #expect(MemoryLayout<Size2D>.stride == 16 && MemoryLayout<FlowLine>.stride == 16)
    #expect(solver.sizes.capacity < 510)
  }

  @Test("each size is asked for once, in order")
  func askedOnce() {
    var asked: [Int] = []
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(), itemCount: 50) {
      asked.append($0)
      return Size2D(width: 50, height: 50)
    }
    solver.place(in: Self.environment)
    _ = solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 400))
    solver.place(in: FlowEnvironment(direction: .horizontal, crossExtent: 99, displayScale: 3))
    #expect(asked == Array(0..<50))
  }

  @Test("after removing all sections others can be added")
  func reuse() {
    var solver = FlowSolver(
      Array(repeating: Size2D(width: 320, height: 9), count: 20), FlowSectionMetrics(lineSpacing: -5),
      in: Self.environment)
    solver.removeAllSections()
    #expect(solver.sectionCount == 0 && solver.contentSize.height == 0)
    solver.appendSection(FlowSectionMetrics(), itemCount: 2) { _ in Size2D(width: 320, height: 30) }
    solver.place(in: Self.environment)
    #expect(solver.contentSize.height == 70)
    #expect(solver.frame(ofItem: 1, inSection: 0)?.minY == 40)
  }
}

extension Size2D {
  /// Neither negative nor infinite nor NaN.
  var isSane: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
