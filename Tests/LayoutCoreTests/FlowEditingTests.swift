import Geometry
import TestSupport
import Testing

@testable import LayoutCore

@Suite("Flows whose items change after they were placed")
struct FlowEditingTests {
  /// A flow that changes, and the plain list of what it should be.
  private struct Sample {
    var sections: [FlowReference.Section]
    var solver = FlowSolver()
    var environment: FlowEnvironment

    init(_ random: inout SplitMix64, maximumItemCount: Int) {
      sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        .random(using: &random, allowsOverlap: true)
      }
      environment = FlowEnvironment(
        direction: Bool.random(using: &random) ? .vertical : .horizontal,
        crossExtent: Double(Int.random(in: 0...800, using: &random)) / 2, displayScale: 2)
      for index in sections.indices {
        let count = Int.random(in: 0...maximumItemCount, using: &random)
        let choices = Self.choices(&random)
        let isEqual = Bool.random(using: &random)
        sections[index].sizes = (0..<count).map { _ in
          isEqual ? choices[0] : choices.randomElement(using: &random) ?? .zero
        }
        let sizes = sections[index].sizes
        if isEqual {
          solver.appendSection(sections[index].metrics, itemCount: count, itemSize: choices[0])
        } else {
          solver.appendSection(sections[index].metrics, itemCount: count) { sizes[$0] }
        }
      }
      solver.place(in: environment)
    }

    var reference: FlowReference {
      FlowReference(sections, direction: environment.direction, crossExtent: environment.crossExtent)
    }

    /// What stands elsewhere than it should.
    var difference: String? {
      let (all, expected) = (solver.allElements, reference.elements)
      if let (one, other) = zip(all, expected).first(where: { $0 != $1 }) { return "\(one), not \(other)" }
      return all.count == expected.count && solver.contentSize == reference.contentSize ? nil : "the end"
    }

    /// Now one item, now a stretch of them, also at the very ends.
    mutating func change(_ random: inout SplitMix64) {
      let section = Int.random(in: sections.indices, using: &random)
      let count = sections[section].sizes.count
      let choices = Self.choices(&random)
      if Bool.random(using: &random), count > 0 {
        let item = Int.random(in: 0..<count, using: &random)
        sections[section].sizes[item] = choices[0]
        solver.resizeItem(item, inSection: section, to: choices[0])
      } else {
        let start = Bool.random(using: &random) ? Int.random(in: 0...count, using: &random) : count
        let end = min(count, start + Int.random(in: 0...30, using: &random))
        let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
          choices.randomElement(using: &random) ?? .zero
        }
        sections[section].sizes.replaceSubrange(start..<end, with: new)
        solver.replaceItems(start..<end, inSection: section, with: new)
      }
    }

    /// Sizes in eighths of a point, so that sums are exact.
    private static func choices(_ random: inout SplitMix64) -> [Size2D] {
      (0..<3).map { _ in
        Size2D(
          width: Double(Int.random(in: 1...900, using: &random)) / 8,
          height: Double(Int.random(in: 0...600, using: &random)) / 8)
      }
    }
  }

  @Test("after any changes everything stands as if it had always been so", arguments: UInt64(0)..<500)
  func reference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sample = Sample(&random, maximumItemCount: 60)
    for step in 0..<Int.random(in: 1...12, using: &random) {
      sample.change(&random)
      if let difference = sample.difference {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    query(&sample.solver, seed, &random)
  }

  @Test("so in sections of many blocks", arguments: UInt64(0)..<12)
  func manyBlocks(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sample = Sample(&random, maximumItemCount: 1500)
    for _ in 0..<60 { sample.change(&random) }
    #expect(sample.difference == nil, "seed \(seed)")
    query(&sample.solver, seed, &random)
    // In another environment all lines are broken again, those of equal items by their formula.
    sample.environment = FlowEnvironment(
      direction: sample.environment.direction, crossExtent: sample.environment.crossExtent + 77.5,
      displayScale: 2)
    sample.solver.place(in: sample.environment)
    #expect(sample.difference == nil, "seed \(seed)")
    for _ in 0..<20 { sample.change(&random) }
    #expect(sample.difference == nil, "seed \(seed)")
  }

  @Test(
    "items that become known one by one, as when a finger scrolls down, up, or anywhere", arguments: 0..<30)
  func measuring(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var sample = Sample(&random, maximumItemCount: 700)
    let items = Array(sample.sections[0].sizes.indices)
    let order = [items, items.reversed(), items.shuffled(using: &random)][seed % 3]
    for item in order.prefix(Int.random(in: 0...700, using: &random)) {
      let size = Size2D(
        width: sample.sections[0].sizes[item].width,
        height: Double(Int.random(in: 0...600, using: &random)) / 8)
      sample.sections[0].sizes[item] = size
      sample.solver.resizeItem(item, inSection: 0, to: size)
    }
    #expect(sample.difference == nil, "seed \(seed)")
  }

  private func query(_ solver: inout FlowSolver, _ seed: UInt64, _ random: inout SplitMix64) {
    let all = solver.allElements
    for _ in 0..<6 {
      let rectangle = Rectangle.random(within: solver.contentSize, using: &random)
      let expected = all.filter { $0.frame.overlaps(rectangle) }
      #expect(solver.elements(overlapping: rectangle) == expected, "seed \(seed), rectangle \(rectangle)")
    }
  }

  // MARK: - Cost

  private static let environment = FlowEnvironment(direction: .vertical, crossExtent: 320, displayScale: 2)

  @Test("1,000,000 estimated items keep only what was measured, and the lines around it")
  func memory() {
    var solver = FlowSolver()
    // Three a line: 100 + 10 + 100 + 10 + 100 = 320.
    solver.appendSection(FlowSectionMetrics(), itemCount: 1_000_000, itemSize: Size2D(width: 100, height: 50))
    solver.place(in: Self.environment)
    #expect(solver.sizedItemCount == 0)
    for place in [0, 500_000, 999_990] {
      for item in place..<place + 9 {
        solver.resizeItem(item, inSection: 0, to: Size2D(width: 100, height: 70))
      }
    }
    // Each stretch of 9 touches the 3 to 5 lines it stands on, one line before and one behind them.
    #expect((27...3 * 21).contains(solver.sizedItemCount))
    // 333,334 lines of 60 without the last spacing; item 0 begins a line, 500,000 is the third of its line and
    // 999,990 the first: 3 + 4 + 3 lines are 20 higher. 333,334 · 60 − 10 + 200; the last begins 333,333 · 60 + 200.
    #expect(solver.contentSize.height == 20_000_230)
    #expect(solver.frame(ofItem: 999_999, inSection: 0)?.minY == 20_000_180)
  }

  @Test("an item put in near the front of 100,000 different ones leaves those far behind where they are kept")
  func insertion() {
    var random = SplitMix64(seed: 7)
    let sizes = (0..<100_000).map { _ in
      Size2D(width: 320, height: Double(Int.random(in: 8...80, using: &random)))
    }
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(lineSpacing: 0), itemCount: sizes.count) { sizes[$0] }
    solver.place(in: Self.environment)
    let height = solver.contentSize.height
    solver.replaceItems(10..<10, inSection: 0, with: [Size2D(width: 320, height: 33)])
    #expect(solver.contentSize.height == height + 33)
    #expect(solver.itemCount(inSection: 0) == 100_001)
    #expect(solver.frame(ofItem: 100_000, inSection: 0)?.maxY == height + 33)
    // The line before, which might have had room, the item itself, and nothing else.
    #expect(solver.sizedItemCount - sizes.count <= 3)
  }

  // MARK: - Anchors

  @Test("the anchor is the first line shown at or behind a place", arguments: UInt64(0)..<300)
  func anchors(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sample = Sample(&random, maximumItemCount: 50)
    for index in sample.sections.indices { sample.sections[index].lineSpacing = 3 }
    for _ in 0..<3 { sample.change(&random) }
    let main = sample.environment.direction
    let length = main == .vertical ? sample.solver.contentSize.height : sample.solver.contentSize.width
    for _ in 0..<5 {
      let place = (Double.random(in: -20...length + 20, using: &random) * 2).rounded() / 2
      // All lines, by their starts: an item as large as its line starts where the line does.
      var expected: FlowScrollAnchor?
      search: for section in 0..<sample.solver.sectionCount {
        for item in 0..<sample.solver.itemCount(inSection: section) {
          let anchor = FlowScrollAnchor(section: section, item: item)
          guard let start = sample.solver.lineStart(of: anchor), start >= place else { continue }
          expected = anchor
          break search
        }
      }
      #expect(sample.solver.anchor(from: place) == expected, "seed \(seed), place \(place)")
    }
    for element in sample.solver.allElements {
      guard case .item(let item) = element.kind,
        let start = sample.solver.lineStart(of: FlowScrollAnchor(section: element.section, item: item))
      else { continue }
      #expect(start <= (main == .vertical ? element.frame.minY : element.frame.minX), "seed \(seed)")
    }
    #expect(sample.solver.lineStart(of: FlowScrollAnchor(section: 0, item: -1)) == nil)
    #expect(sample.solver.lineStart(of: FlowScrollAnchor(section: 9, item: 0)) == nil)
  }

  // MARK: - Bad numbers

  @Test("changes of items that do not exist do nothing")
  func nothingThere() {
    var solver = FlowSolver()
    solver.resizeItem(0, inSection: 0, to: .zero)
    solver.appendSection(FlowSectionMetrics(), itemCount: 0, itemSize: Size2D(width: 50, height: 50))
    solver.place(in: Self.environment)
    solver.resizeItem(0, inSection: 0, to: .zero)
    solver.resizeItem(-1, inSection: 0, to: .zero)
    solver.replaceItems(5..<9, inSection: 0, with: [])
    solver.replaceItems(5..<9, inSection: 4, with: [.zero])
    #expect(solver.itemCount(inSection: 0) == 0 && solver.contentSize.height == 0)
    solver.replaceItems(5..<9, inSection: 0, with: [Size2D(width: -5, height: .nan)])
    #expect(solver.frame(ofItem: 0, inSection: 0)?.size == .zero)
    solver.replaceItems(0..<1, inSection: 0, with: [])
    #expect(solver.frame(ofItem: 0, inSection: 0) == nil)
    #expect(solver.elements(overlapping: Rectangle(x: -9, y: -9, width: 900, height: 900)).isEmpty)
  }

  @Test("hostile sizes are held to what all sizes are", arguments: FlowExtremeTests.hostile)
  func hostile(number: Double) {
    var solver = FlowSolver()
    solver.appendSection(FlowSectionMetrics(), itemCount: 9, itemSize: Size2D(width: 50, height: 50))
    solver.place(in: Self.environment)
    solver.resizeItem(4, inSection: 0, to: Size2D(width: number, height: number))
    solver.resizeItem(7, inSection: 0, to: Size2D(width: 10, height: number))
    let everywhere = Rectangle(minX: -1e30, minY: -1e30, maxX: 1e30, maxY: 1e30)
    #expect(solver.elements(overlapping: everywhere).count == 9)
    #expect(solver.allElements.allSatisfy { $0.frame.origin.isFinite && $0.frame.size.isSane })
    #expect(solver.contentSize.isSane)
  }
}
