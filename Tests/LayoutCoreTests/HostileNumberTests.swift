import Geometry
import LayoutCore
import LayoutFuzzing
import Testing

@Suite("Hostile numbers")
struct HostileNumberTests {
  @Test("every solver answers every question with what is finite and exists", arguments: 0..<20)
  func fuzz(part: UInt64) {
    for number in part * 1000..<(part + 1) * 1000 {
      for finding in LayoutFuzz.findings(inCase: number) { Issue.record("\(finding)") }
    }
  }

  // What the fuzzing found once, each as small as it could be made.

  @Test("a column that is left without items by a change has none")
  func emptiedColumn() {
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 100))
    var length = 10.0
    let metrics = WaterfallSectionMetrics(columns: .count(2), lineSpacing: 0, interitemSpacing: 0)
    solver.appendSection(metrics, itemCount: 4) { _, _ in length }
    // Of no length, all stand at the start of the first column, which stays the shortest.
    length = 0
    solver.changeLengths(of: [(section: 0, items: Array(0..<4))]) { _, _, _ in length }
    var found: [SectionElement.Kind] = []
    solver.forEachElement(overlapping: Rectangle(x: 0, y: -1, width: 100, height: 2)) {
      found.append($0.kind)
    }
    #expect(found == (0..<4).map { .item($0) })
  }

  @Test("a view so narrow that quotients overflow starts where it starts")
  func narrowView() {
    // The smallest positive number: 10⁹ points are more pages than a Double can count.
    let page = Double.leastNonzeroMagnitude
    let wheel = PickerWheel(
      itemCount: 40, itemSize: Size2D(width: 100, height: 100), viewportSize: Size2D(width: 300, height: page)
    )
    #expect(wheel.pages.wrappedOffset(1e9) == 1e9)
    #expect(wheel.snappedOffset(1e9) == 0)
    #expect(wheel.pages.pageLength == 0)
  }

  @Test("an eye in the plane of the screen moves back to where it can see")
  func eyeAtTheScreen() {
    let wheel = PickerWheel(
      itemCount: 58, itemSize: Size2D(width: 100, height: 100), viewportSize: Size2D(width: 300, height: 300),
      eyeDistance: .leastNonzeroMagnitude)
    var atOne = wheel
    atOne.eyeDistance = 1
    #expect(wheel.transform(at: 1) == atOne.transform(at: 1))
  }

  @Test("a question with a NaN in it is answered with nothing")
  func questionsOfNaN() {
    let flow = CoverFlow(
      itemCount: 9, itemSize: Size2D(width: 100, height: 100), viewportSize: Size2D(width: 300, height: 300))
    for rectangle in [
      Rectangle(x: .nan, y: 0, width: 300, height: 300), Rectangle(x: 0, y: 0, width: 300, height: .nan),
    ] {
      #expect(flow.items(at: 0, intersecting: rectangle).contains { _ in true } == false)
    }
  }

  @Test("a flow is asked upside down")
  func negativeExtent() {
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(), itemCount: 90, itemSize: Size2D(width: 50, height: 50))
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2))
    solver.resizeItem(40, inSection: 0, to: Size2D(width: 60, height: 60))
    var found = 0
    solver.forEachElement(overlapping: Rectangle(x: 0, y: 900, width: 320, height: -900)) { _ in found += 1 }
    #expect(found == 0)
  }

  @Test("of more items than a view could show those around its middle are found")
  func tooMany() {
    // Cards 1 point apart in a view 10⁹ points wide.
    let carousel = Carousel(
      itemCount: .max, itemSize: Size2D(width: 1, height: 1), viewportSize: Size2D(width: 1e9, height: 100),
      lineSpacing: 0)
    let found = carousel.items(at: carousel.pages.offset(ofItem: 1 << 40)).map(\.item)
    #expect(found.count == 100_001)
    #expect(found.contains(1 << 40))
    // A ring of 2⁵² items.
    let ring = Ring(
      itemCount: 1 << 52, itemSize: Size2D(width: 1, height: 1), viewportSize: Size2D(width: 100, height: 100)
    )
    var count = 0
    ring.forEachItem(intersecting: Rectangle(x: 0, y: 0, width: 100, height: 100)) { _ in count += 1 }
    #expect(count == 100_000)
  }
}
