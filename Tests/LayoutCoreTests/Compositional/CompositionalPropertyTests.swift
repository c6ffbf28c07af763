import Geometry
import LayoutCore
import TestSupport
import Testing

@Suite("Compositional laws, on random layouts")
struct CompositionalPropertyTests {
  private let container = Size2D(width: 320, height: 480)

  /// A layout of random sections with all that can stand around them.
  private func sample(_ random: inout SplitMix64) -> CompositionalSolver {
    let direction: LayoutAxis = Bool.random(using: &random) ? .vertical : .horizontal
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: direction, container: container),
      interSectionSpacing: Double(Int.random(in: 0...20, using: &random)),
      globalBoundaries: (0..<Int.random(in: 0...2, using: &random)).map { _ in .random(using: &random) })
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      var section = CompositionalSection.random(using: &random, fits: false)
      section.boundaries = (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(using: &random) }
      section.backgrounds = Bool.random(using: &random) ? [CompositionalBackground()] : []
      section.isOrthogonal = Int.random(in: 0..<3, using: &random) == 0
      section.group.supplements = [
        CompositionalSupplement(
          id: 0, size: CompositionalSize(width: .absolute(20), height: .absolute(10)),
          containerAnchor: CompositionalAnchor(
            unitPoint: Point2D(x: 1, y: 0), fractionalOffset: Point2D(x: 0.5, y: -0.5)),
          itemAnchor: nil, zIndex: 1)
      ]
      solver.appendSection(section, itemCount: Int.random(in: 0...40, using: &random))
    }
    for section in 0..<solver.sectionCount {
      solver.scroll(section: section, to: Double(Int.random(in: -50...300, using: &random)))
    }
    if Bool.random(using: &random) {
      let start = Double(Int.random(in: -50...900, using: &random))
      solver.visible = (start, start + 480)
    }
    return solver
  }

  @Test("§16.1–16.6 every item stands where the slow reference puts it", arguments: UInt64(0)..<400)
  func reference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let section = CompositionalSection.random(using: &random, fits: false)
    let count = Int.random(in: 0...60, using: &random)
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: .vertical, container: container))
    solver.appendSection(section, itemCount: count)
    let expected = CompositionalReference.frames(section, itemCount: count, in: container)
    let actual = solver.itemFrames(inSection: 0)
    #expect(actual.count == expected.count, "seed \(seed)")
    for (actual, expected) in zip(actual, expected) {
      #expect(actual.isClose(to: expected), "seed \(seed): \(actual) for \(expected)")
    }
  }

  @Test("the answer for a rectangle is a filter over all", arguments: UInt64(0)..<400)
  func query(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let solver = sample(&random)
    let all = solver.allElements
    for _ in 0..<8 {
      let rectangle = Rectangle.random(within: solver.contentSize, using: &random)
      let found = solver.elements(overlapping: rectangle)
      #expect(Set(found).count == found.count, "seed \(seed): an element twice")
      #expect(
        Set(found) == Set(all.filter { $0.frame.overlaps(rectangle) }),
        "seed \(seed), rectangle \(rectangle)")
    }
  }

  @Test("where nothing reaches out, nothing overlaps and the content holds all", arguments: UInt64(0)..<200)
  func separation(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: .vertical, container: container))
    for _ in 0..<3 {
      solver.appendSection(
        .random(using: &random, fits: true), itemCount: Int.random(in: 0...30, using: &random))
    }
    let frames = (0..<3).flatMap { solver.itemFrames(inSection: $0) }
    let content = Rectangle(origin: .zero, size: solver.contentSize).inset(by: -1e-6)
    for (index, frame) in frames.enumerated() {
      #expect(
        frame.minX >= content.minX && frame.maxX <= content.maxX && frame.minY >= content.minY
          && frame.maxY <= content.maxY, "seed \(seed): \(frame)")
      let core = frame.inset(by: 1e-6)
      for other in frames[..<index] where core.width > 0 && core.height > 0 {
        #expect(!core.overlaps(other.inset(by: 1e-6)), "seed \(seed): \(frame) and \(other)")
      }
    }
  }

  /// Lines of items that are only estimated, as for a cloud of tags: greedy, as high as their highest.
  private func lines(_ sizes: [Size2D], spacing: Double, width: Double) -> [Rectangle] {
    var frames: [Rectangle] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0, x + spacing + size.width > width + 1e-6 { (x, y, height) = (0, y + height + 7, 0) }
      if x > 0 { x += spacing }
      frames.append(Rectangle(origin: Point2D(x: x, y: y), size: size))
      x += size.width
      height = max(height, size.height)
    }
    return frames
  }

  @Test(
    "§16.1 measured items have the same frames as if their sizes had been known",
    arguments: UInt64(0)..<300)
  func measuring(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let estimate = Size2D(width: Double(Int.random(in: 30...120, using: &random)), height: 20)
    let section = CompositionalSection(
      group: CompositionalItem(
        .group(
          CompositionalGroup(
            axis: .horizontal,
            subitems: [
              CompositionalItem(
                size: CompositionalSize(width: .estimated(estimate.width), height: .estimated(20)))
            ], interItemSpacing: .fixed(4))),
        size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(20))),
      interGroupSpacing: 7)
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: .vertical, container: container))
    solver.appendSection(section, itemCount: count)
    var sizes = Array(repeating: estimate, count: count)
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let item = Int.random(in: 0..<count, using: &random)
      sizes[item] = Size2D(
        width: Double(Int.random(in: 10...200, using: &random)),
        height: Double(Int.random(in: 10...60, using: &random)))
      solver.resizeItem(item, inSection: 0, to: sizes[item])
    }
    let expected = lines(sizes, spacing: 4, width: 320)
    for (actual, expected) in zip(solver.itemFrames(inSection: 0), expected) {
      #expect(actual.isClose(to: expected), "seed \(seed): \(actual) for \(expected)")
    }
    #expect(
      abs(solver.contentSize.height - (expected.map(\.maxY).max() ?? 0)) < 1e-6, "seed \(seed)")
    let rectangle = Rectangle.random(within: solver.contentSize, using: &random)
    #expect(
      Set(solver.elements(overlapping: rectangle))
        == Set(solver.allElements.filter { $0.frame.overlaps(rectangle) }), "seed \(seed)")
  }
}
