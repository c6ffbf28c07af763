import Geometry
import LayoutCore
import TestSupport
import Testing

@Suite("Waterfall, random")
struct WaterfallPropertyTests {
  @Test("items stand where the rules put them, and the content ends with the lowest")
  func framesEqualReference() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let reference = WaterfallReference.random(using: &random)
      let solver = reference.makeSolver()
      let expected = reference.solve()
      for (frame, other) in zip(solver.frames(), expected.frames) {
        #expect(frame?.isClose(to: other) == true, "seed \(seed)")
      }
      #expect(abs(solver.contentSize.width - max(0, expected.contentSize.width)) < 1e-6, "seed \(seed)")
      #expect(abs(solver.contentSize.height - max(0, expected.contentSize.height)) < 1e-6, "seed \(seed)")
      #expect(solver.frames().map { min($0?.width ?? 0, $0?.height ?? 0) >= 0 }.allSatisfy { $0 })
    }
  }

  @Test("the items found are those drawn in the rectangle")
  func queriesEqualBruteForce() {
    var found = 0
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      let reference = WaterfallReference.random(using: &random)
      let solver = reference.makeSolver()
      let (frames, content) = reference.solve()
      for _ in 0..<10 {
        let rectangle = Rectangle(
          x: .random(in: -0.1...1, using: &random) * content.width,
          y: .random(in: -0.1...1, using: &random) * content.height,
          width: .random(in: 1...600, using: &random), height: .random(in: 1...600, using: &random))
        let expected = frames.indices.filter { frames[$0].corners.overlaps(rectangle) }
        #expect(solver.items(overlapping: rectangle) == expected, "seed \(seed): \(rectangle)")
        found += expected.count
      }
    }
    #expect(found > 1000)
  }

  @Test("in a column items are a spacing apart, and columns differ by no more than an item")
  func balance() {
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      var reference = WaterfallReference.random(using: &random)
      reference.environment.direction = .vertical
      guard reference.metrics.fillingOrder == .shortestFirst else { continue }
      let frames = reference.makeSolver().frames().compactMap { $0 }
      let columns = Dictionary(grouping: frames, by: \.minX)
      for column in columns.values {
        for (above, below) in zip(column, column.dropFirst()) {
          let advance = max(0, above.height + reference.metrics.lineSpacing)
          #expect(abs(below.minY - above.minY - advance) < 1e-6, "seed \(seed)")
        }
      }
      // An item starts where its column was the shortest: never above an earlier one.
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minY <= $1.minY }, "seed \(seed)")
    }
  }

  @Test("after changes all frames equal those of a new layout, to the last bit")
  func changesEqualPlacingAgain() {
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      var reference = WaterfallReference.random(using: &random)
      var solver = reference.makeSolver()
      for _ in 0..<8 {
        let count = reference.lengths.count
        if count > 0, Bool.random(using: &random) {
          let item = Int.random(in: 0..<count, using: &random)
          reference.lengths[item] = .randomLength(using: &random)
          solver.changeLengths(of: [(section: 0, items: [item])]) { item, _, _ in reference.lengths[item] }
        } else {
          let all = [0, 1, 40, count].randomElement(using: &random) ?? 0
          let leaving = (0..<count).shuffled(using: &random).prefix(all).sorted()
          for item in leaving.reversed() { reference.lengths.remove(at: item) }
          let arriving = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            Int.random(in: 0...reference.lengths.count, using: &random)
          }
          let places = Set(arriving).sorted()
          for item in places { reference.lengths.insert(.randomLength(using: &random), at: item) }
          solver.removeAllSections(in: reference.environment, keeping: [0])
          solver.appendSection(
            reference.metrics, itemCount: reference.lengths.count, leaving: leaving, arriving: places
          ) { item, _ in reference.lengths[item] }
        }
        let rebuilt = reference.makeSolver()
        #expect(solver.frames() == rebuilt.frames(), "seed \(seed)")
        #expect(solver.contentSize == rebuilt.contentSize, "seed \(seed)")
        let middle = Rectangle(x: 0, y: rebuilt.contentSize.height / 2, width: 500, height: 500)
        #expect(solver.items(overlapping: middle) == rebuilt.items(overlapping: middle), "seed \(seed)")
      }
    }
  }

  @Test("sections that are appended again have the geometry of new ones")
  func collectedAgain() {
    var solver = WaterfallSolver()
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      let references = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        WaterfallReference.random(using: &random)
      }
      let environment =
        references.first?.environment ?? WaterfallEnvironment(direction: .vertical, crossExtent: 1)
      var rebuilt = WaterfallSolver()
      solver.removeAllSections(in: environment)
      rebuilt.removeAllSections(in: environment)
      for reference in references {
        solver.appendSection(reference.metrics, itemCount: reference.lengths.count) { item, _ in
          reference.lengths[item]
        }
        rebuilt.appendSection(reference.metrics, itemCount: reference.lengths.count) { item, _ in
          reference.lengths[item]
        }
      }
      for section in references.indices {
        #expect(solver.frames(inSection: section) == rebuilt.frames(inSection: section), "seed \(seed)")
      }
      #expect(solver.contentSize == rebuilt.contentSize, "seed \(seed)")
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for a in numbers {
      for b in numbers {
        for columns in [WaterfallColumnRule.count(.min), .count(.max), .minimumWidth(a), .count(3)] {
          let metrics = WaterfallSectionMetrics(
            columns: columns, insets: Insets(top: a, left: b, bottom: b, right: a), lineSpacing: b,
            interitemSpacing: a, headerLength: a, footerLength: b)
          var solver = WaterfallSolver()
          for isMirrored in [false, true] {
            solver.removeAllSections(
              in: WaterfallEnvironment(
                direction: isMirrored ? .horizontal : .vertical, crossExtent: b, isMirrored: isMirrored))
            solver.appendSection(metrics, itemCount: .min) { _, _ in 1 }
            solver.appendSection(metrics, itemCount: 5) { item, _ in item.isMultiple(of: 2) ? a : b }
            solver.removeAllSections(in: solver.environment, keeping: [1, .max, nil])
            solver.appendSection(
              metrics, itemCount: 6, leaving: [.min, 3, 3, .max], arriving: [.max, .min, 2, 1, 1]
            ) {
              _, _ in a
            }
            solver.appendSection(metrics, itemCount: 4, leaving: [.max], arriving: [.min]) { _, _ in b }
            #expect(solver.contentSize.width.isFinite && solver.contentSize.height.isFinite)
            for frame in solver.frames(inSection: 1) {
              #expect(frame?.origin.isFinite == true && frame?.width.isFinite == true)
            }
            _ = solver.elements(overlapping: Rectangle(x: a, y: b, width: b, height: a))
          }
        }
      }
    }
  }
}
