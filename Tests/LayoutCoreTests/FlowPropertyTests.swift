import Geometry
import LayoutCore
import TestSupport
import Testing

@Suite("Flow laws, on random flows")
struct FlowPropertyTests {
  /// A random flow, as the solver and as the slow reference have it.
  struct Sample {
    var sections: [FlowReference.Section]
    var direction: LayoutAxis
    var crossExtent: Double
    var solver: FlowSolver
    var reference: FlowReference

    /// - Parameter usesFormula: Appends sections of equal items as such.
    init(_ random: inout SplitMix64, allowsOverlap: Bool = false, usesFormula: Bool = false) {
      sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        .random(using: &random, allowsOverlap: allowsOverlap)
      }
      direction = Bool.random(using: &random) ? .vertical : .horizontal
      crossExtent = Double(Int.random(in: 0...800, using: &random)) / 2
      solver = FlowSolver()
      for section in sections {
        if usesFormula, Set(section.sizes).count <= 1 {
          solver.appendSection(
            section.metrics, itemCount: section.sizes.count, itemSize: section.sizes.first ?? .zero)
        } else {
          solver.appendSection(section.metrics, itemCount: section.sizes.count) { section.sizes[$0] }
        }
      }
      solver.place(
        in: FlowEnvironment(direction: direction, crossExtent: crossExtent, displayScale: 2))
      reference = FlowReference(sections, direction: direction, crossExtent: crossExtent)
    }
  }

  @Test("every element stands where the slow reference puts it", arguments: UInt64(0)..<400)
  func reference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random, allowsOverlap: true)
    #expect(sample.solver.allElements == sample.reference.elements, "seed \(seed)")
    #expect(sample.solver.contentSize == sample.reference.contentSize, "seed \(seed)")
  }

  @Test("the formula for equal items equals asking for each", arguments: UInt64(0)..<400)
  func formula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random, allowsOverlap: true, usesFormula: true)
    #expect(sample.solver.allElements == sample.reference.elements, "seed \(seed)")
    #expect(sample.solver.contentSize == sample.reference.contentSize, "seed \(seed)")
  }

  @Test("the answer for a rectangle is a filter over all", arguments: UInt64(0)..<400)
  func query(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random, allowsOverlap: true, usesFormula: Bool.random(using: &random))
    let all = sample.solver.allElements
    for _ in 0..<8 {
      let rectangle = Rectangle.random(within: sample.solver.contentSize, using: &random)
      let expected = all.filter { $0.frame.overlaps(rectangle) }
      #expect(
        sample.solver.elements(overlapping: rectangle) == expected, "seed \(seed), rectangle \(rectangle)")
    }
  }

  @Test("one query for everything has every element once, in order", arguments: UInt64(0)..<100)
  func everything(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random, allowsOverlap: true, usesFormula: Bool.random(using: &random))
    let everywhere = Rectangle(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
    #expect(
      sample.solver.elements(overlapping: everywhere) == sample.reference.elements, "seed \(seed)")
  }

  @Test("with no negative distance nothing overlaps and the content holds all", arguments: UInt64(0)..<200)
  func separation(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random, usesFormula: Bool.random(using: &random))
    let main = FlowReach(sample.direction)
    let elements = sample.solver.allElements
    for element in elements {
      // Rounding moves an origin by at most a quarter point at 2 pixels per point.
      #expect(main.start(element.frame) >= 0, "seed \(seed)")
      #expect(
        main.end(element.frame) <= main.length(sample.solver.contentSize) + 0.25, "seed \(seed)")
    }
    for (index, one) in elements.enumerated() {
      for other in elements[(index + 1)...] {
        let room = Rectangle(
          minX: max(one.frame.minX, other.frame.minX), minY: max(one.frame.minY, other.frame.minY),
          maxX: min(one.frame.maxX, other.frame.maxX), maxY: min(one.frame.maxY, other.frame.maxY))
        // Two origins, each rounded by a quarter point.
        #expect(min(room.width, room.height) <= 0.5, "seed \(seed): \(one) and \(other)")
      }
    }
  }

  @Test("placing again in another environment equals placing for the first time", arguments: UInt64(0)..<100)
  func placingAgain(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sample = Sample(&random, usesFormula: Bool.random(using: &random))
    let wider = sample.crossExtent + 77
    let other: LayoutAxis = sample.direction == .vertical ? .horizontal : .vertical
    sample.solver.place(in: FlowEnvironment(direction: other, crossExtent: wider, displayScale: 2))
    let expected = FlowReference(sample.sections, direction: other, crossExtent: wider)
    #expect(sample.solver.allElements == expected.elements, "seed \(seed)")
  }
}

/// Coordinates along the main axis.
private struct FlowReach {
  private let isVertical: Bool
  init(_ direction: LayoutAxis) { isVertical = direction == .vertical }
  func start(_ frame: Rectangle) -> Double { isVertical ? frame.minY : frame.minX }
  func end(_ frame: Rectangle) -> Double { isVertical ? frame.maxY : frame.maxX }
  func length(_ size: Size2D) -> Double { isVertical ? size.height : size.width }
}

extension FlowReference.Section {
  /// Numbers in eighths of a point, so that sums are exact, with many ties, zeroes and equal items.
  static func random(using random: inout SplitMix64, allowsOverlap: Bool) -> Self {
    func eighths(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 8 }
    func distance() -> Double {
      eighths(allowsOverlap && Int.random(in: 0..<4, using: &random) == 0 ? -30...0 : 0...160)
    }
    var section = Self()
    section.insets = Insets(top: distance(), left: distance(), bottom: distance(), right: distance())
    section.lineSpacing = distance()
    section.interitemSpacing = eighths(0...120)
    section.header = Bool.random(using: &random) ? eighths(0...400) : 0
    section.footer = Bool.random(using: &random) ? eighths(0...400) : 0
    func size() -> Size2D { Size2D(width: eighths(1...900), height: eighths(0...600)) }
    let count = Int.random(in: 0...40, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: section.sizes = Array(repeating: size(), count: count)
    case 1:
      let choices = [size(), size()]
      section.sizes = (0..<count).map { _ in choices[Int.random(in: 0...1, using: &random)] }
    default: section.sizes = (0..<count).map { _ in size() }
    }
    return section
  }
}

extension Rectangle {
  /// A rectangle in or near the content; now and then of no area, or on the very edge of elements.
  static func random(within size: Size2D, using random: inout SplitMix64) -> Rectangle {
    func halves(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 2).rounded() / 2
    }
    return Rectangle(
      x: halves(-50...size.width + 50), y: halves(-50...size.height + 50),
      width: Bool.random(using: &random) ? halves(0...size.width) : 0,
      height: Bool.random(using: &random) ? halves(0...200) : 0)
  }

  /// The rule of `forEachElement(overlapping:)`, written differently: the intersection has an area, or one of the
  /// rectangles has no extent on an axis and is within the other one there.
  func overlaps(_ other: Rectangle) -> Bool {
    func shares(_ a: (Double, Double), _ b: (Double, Double)) -> Bool {
      let common = min(a.1, b.1) - max(a.0, b.0)
      return common > 0 || common == 0 && (a.0 == a.1 || b.0 == b.1)
    }
    return shares((minX, maxX), (other.minX, other.maxX)) && shares((minY, maxY), (other.minY, other.maxY))
  }
}
