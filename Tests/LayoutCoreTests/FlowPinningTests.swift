import Geometry
import LayoutCore
import TestSupport
import Testing

/// Where header and footer of the second section stand when the view shows a stretch of 100 points.
struct FlowPinningCase: Sendable, CustomTestStringConvertible {
  var offset: Double
  var header: Double
  var footer: Double
  var testDescription: String { "offset \(offset)" }
}

@Suite("§10 Pinned headers and footers")
struct FlowPinningTests {
  /// Two sections alike: header 0–30, inset to 35, four rows of 50 to 235, inset to 250, footer to 262.
  private func solver() -> FlowSolver {
    var solver = FlowSolver()
    for _ in 0..<2 {
      solver.appendSection(
        FlowSectionMetrics(
          insets: Insets(top: 5, left: 0, bottom: 15, right: 0), lineSpacing: 0,
          headerSize: Size2D(width: 0, height: 30), footerSize: Size2D(width: 0, height: 12)),
        itemCount: 4, itemSize: Size2D(width: 320, height: 50))
    }
    solver.place(in: FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2))
    return solver
  }

  @Test(
    "§10.1 the second section, 262 to 524, at every kind of offset",
    arguments: [
      // Not reached: both natural; the footer, 512 at rest, waits behind the header, at 292.
      FlowPinningCase(offset: 0, header: 262, footer: 292),
      FlowPinningCase(offset: 262, header: 262, footer: 350),
      FlowPinningCase(offset: 262.5, header: 262.5, footer: 350.5),
      FlowPinningCase(offset: 400, header: 400, footer: 488),
      // 424 + 100 − 12 = 512: the footer is home.
      FlowPinningCase(offset: 424, header: 424, footer: 512),
      FlowPinningCase(offset: 430, header: 430, footer: 512),
      // The header stops where the lines with their inset end: 512 − 30.
      FlowPinningCase(offset: 482, header: 482, footer: 512),
      FlowPinningCase(offset: 500, header: 482, footer: 512),
      FlowPinningCase(offset: 10_000, header: 482, footer: 512),
      // Pulled down beyond the top.
      FlowPinningCase(offset: -80, header: 262, footer: 292),
    ])
  func limits(_ row: FlowPinningCase) {
    var solver = solver()
    solver.pinning = SectionPinning(headers: true, footers: true, start: row.offset, end: row.offset + 100)
    #expect(solver.headerFrame(inSection: 1) == Rectangle(x: 0, y: row.header, width: 320, height: 30))
    #expect(solver.footerFrame(inSection: 1) == Rectangle(x: 0, y: row.footer, width: 320, height: 12))
  }

  @Test("§10.4 nothing is pinned unless asked for, and each for itself")
  func defaults() {
    var solver = solver()
    #expect(solver.pinning == .none)
    #expect(solver.headerFrame(inSection: 0)?.minY == 0 && solver.footerFrame(inSection: 0)?.minY == 250)
    solver.pinning = SectionPinning(headers: true, footers: false, start: 100, end: 200)
    #expect(solver.headerFrame(inSection: 0)?.minY == 100 && solver.footerFrame(inSection: 0)?.minY == 250)
    solver.pinning = SectionPinning(headers: false, footers: true, start: 100, end: 200)
    #expect(solver.headerFrame(inSection: 0)?.minY == 0 && solver.footerFrame(inSection: 0)?.minY == 188)
  }

  @Test("a view that is nowhere pins nothing", arguments: [Double.nan, .infinity, -.infinity])
  func nowhere(bound: Double) {
    var solver = solver()
    solver.pinning = SectionPinning(headers: true, footers: true, start: bound, end: bound)
    #expect(solver.headerFrame(inSection: 0)?.minY == 0 && solver.footerFrame(inSection: 0)?.minY == 250)
  }

  @Test(
    "§10.1 §10.3 at random offsets of random flows, one by one and by rectangle",
    arguments: UInt64(0)..<500)
  func reference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sample = FlowPropertyTests.Sample(
      &random, allowsOverlap: true, usesFormula: Bool.random(using: &random))
    let content = sample.solver.contentSize
    let length = sample.direction == .vertical ? content.height : content.width
    for _ in 0..<4 {
      let start = (Double.random(in: -100...length + 100, using: &random) * 2).rounded() / 2
      let pinning = SectionPinning(
        headers: Bool.random(using: &random), footers: Bool.random(using: &random), start: start,
        end: start + Double(Int.random(in: 0...400, using: &random)))
      sample.solver.pinning = pinning
      let expected = sample.reference.elements(pinnedTo: pinning, direction: sample.direction)
      let all = sample.solver.allElements
      #expect(all.count == expected.count, "seed \(seed)")
      for (one, other) in zip(all, expected) {
        #expect(one.kind == other.kind && one.section == other.section, "seed \(seed)")
        // Limits are whole pixels: half a point at 2 pixels per point, rounded by at most a quarter.
        #expect(one.frame.size == other.frame.size, "seed \(seed)")
        #expect(
          abs(one.frame.minX - other.frame.minX) <= 0.25 && abs(one.frame.minY - other.frame.minY) <= 0.25,
          "seed \(seed): \(one), not \(other)")
      }
      let visible = FlowPinningTests.visible(pinning, sample)
      #expect(
        sample.solver.elements(overlapping: visible) == all.filter { $0.frame.overlaps(visible) },
        "seed \(seed)")
    }
  }

  /// What is in view, across everything.
  private static func visible(_ pinning: SectionPinning, _ sample: FlowPropertyTests.Sample) -> Rectangle {
    let rows = Rectangle(minX: -1000, minY: pinning.start, maxX: 1000, maxY: pinning.end)
    return sample.direction == .vertical ? rows : rows.transposed
  }
}
