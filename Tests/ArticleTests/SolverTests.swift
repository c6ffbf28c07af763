import Geometry
import LayoutCore
import Testing

/// The article "Using the solvers without UIKit".
@Suite("Article: using the solvers without UIKit")
struct SolverTests {
  @Test("a waterfall")
  func waterfall() {
    // snippet: waterfall
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 210))
    let heights = [30.0, 30, 5]
    solver.appendSection(WaterfallSectionMetrics(), itemCount: heights.count) { item, _ in heights[item] }

    // Two columns of (210 − 10) / 2 = 100 points. The third item goes below the first.
    #expect(solver.frame(ofItem: 2, inSection: 0) == Rectangle(x: 0, y: 40, width: 100, height: 5))
    #expect(solver.contentSize == Size2D(width: 210, height: 45))
    // end snippet
    // snippet: query
    var found: [SectionElement.Kind] = []
    solver.forEachElement(overlapping: Rectangle(x: 0, y: 35, width: 210, height: 100)) {
      found.append($0.kind)
    }
    #expect(found == [.item(2)])
    // end snippet
  }

  @Test("a flow")
  func flow() {
    // snippet: flow
    var solver = FlowSolver()
    solver.appendSection(
      FlowSectionMetrics(lineSpacing: 10, interitemSpacing: 10), itemCount: 1_000_000,
      itemSize: Size2D(width: 100, height: 50))
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2))

    // Three items fill a line exactly: 100 + 10 + 100 + 10 + 100 = 320.
    #expect(solver.frame(ofItem: 2, inSection: 0) == Rectangle(x: 220, y: 0, width: 100, height: 50))
    #expect(solver.frame(ofItem: 3, inSection: 0) == Rectangle(x: 0, y: 60, width: 100, height: 50))
    // end snippet
  }

  @Test("a wheel")
  func wheel() {
    // snippet: wheel
    let wheel = SpinningWheel(
      itemCount: 1_000_000, itemSize: Size2D(width: 133, height: 173),
      viewportSize: Size2D(width: 480, height: 320))
    let offset = wheel.offset(ofItem: 500_000)
    let shown = wheel.items(at: offset).map(\.item)
    #expect(shown.contains(500_000) && shown.count < 12)
    // end snippet
  }

  @Test("snapping")
  func snapping() {
    // snippet: snapping
    let pages = ScrollPages(itemCount: 10, pageLength: 200, viewportLength: 320)
    #expect(pages.targetOffset(proposed: 750, from: 0, velocity: 1.5, .toNearest) == 800)
    #expect(pages.targetOffset(proposed: 750, from: 0, velocity: 1.5, .toNext) == 200)
    // end snippet
  }

  @Test("constraints")
  func constraints() {
    // snippet: constraints
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(LinearConstraint(left - 20, .equal))
    solver.add(LinearConstraint(right - left - 100, .greaterThanOrEqual))
    solver.add(LinearConstraint(right, .equal, priority: 250))
    solver.minimizeErrors()
    #expect(solver.value(of: right) == 120)
    // end snippet
  }

  @Test("invalid numbers")
  func invalid() {
    // snippet: invalid
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 210))
    solver.appendSection(WaterfallSectionMetrics(), itemCount: 1) { _, _ in .nan }
    #expect(solver.contentSize.height == 0)
    // end snippet
  }
}
