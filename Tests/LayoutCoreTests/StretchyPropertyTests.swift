import Geometry
import LayoutCore
import TestSupport
import Testing

@Suite("Stretchy header, random")
struct StretchyPropertyTests {
  /// A column as the specification says it, one element after the other. All numbers are quarters of a point, so
  /// that sums are exact in any order.
  private struct Reference {
    var settings = StretchySettings()
    var viewport = Size2D.zero
    var counts: [Int] = []

    init(using random: inout SplitMix64) {
      func quarters(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
      func size(_ range: ClosedRange<Int>) -> Size2D? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: nil
        case 1: .zero
        default: Size2D(width: quarters(4...1600), height: quarters(range))
        }
      }
      viewport = Size2D(width: quarters(40...2000), height: quarters(40...2000))
      settings.headerSize = size(4...1600)
      settings.menuSize = size(4...240)
      settings.itemSize = size(4...800)
      settings.sectionHeaderSize = size(4...200)
      settings.sectionFooterSize = size(4...200)
      settings.isHeaderStretchy = .random(using: &random)
      settings.isHeaderBehindContent = .random(using: &random)
      settings.isMenuSticky = .random(using: &random)
      settings.areSectionHeadersSticky = .random(using: &random)
      settings.lineSpacing = quarters(0...80)
      settings.itemSpacing = quarters(0...80)
      counts = (0..<Int.random(in: 0...9, using: &random)).map { _ in .random(in: 0...12, using: &random) }
    }

    var solver: StretchySolver {
      var solver = StretchySolver(settings: settings, viewportSize: viewport)
      for count in counts { solver.appendSection(itemCount: count) }
      return solver
    }

    private func isPresent(_ size: Size2D?) -> Bool { size != nil && size != Size2D.zero }

    private var itemSize: Size2D {
      if let size = settings.itemSize, isPresent(size) { return size }
      return Size2D(width: max(0, viewport.width - 2 * settings.itemSpacing), height: viewport.height)
    }

    func elements(at offset: Double) -> (all: [(StretchyElement.Role, Rectangle)], bottom: Double) {
      var all: [(StretchyElement.Role, Rectangle)] = []
      var y = 0.0
      if let size = settings.headerSize, isPresent(size) {
        var frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        if settings.isHeaderStretchy && offset < 0 {
          frame.size.height = max(size.height, min(size.height - offset, viewport.height))
          frame.origin.y = size.height - frame.size.height
        } else if settings.isHeaderBehindContent {
          frame.origin.y = min(max(offset, 0), size.height)
        }
        all.append((.header, frame))
        y += size.height
      }
      var line = offset
      if let size = settings.menuSize, isPresent(size) {
        let top = settings.isMenuSticky ? max(y, offset) : y
        all.append((.menu, Rectangle(x: 0, y: top, width: size.width, height: size.height)))
        if settings.isMenuSticky { line = top + size.height }
        y += size.height
      }
      for (section, count) in counts.enumerated() {
        let top = y
        if isPresent(settings.sectionHeaderSize) { y += settings.sectionHeaderSize?.height ?? 0 }
        for item in 0..<count {
          y += settings.lineSpacing
          all.append(
            (
              .item(item, section: section),
              Rectangle(origin: Point2D(x: settings.itemSpacing, y: y), size: itemSize)
            ))
          y += itemSize.height
        }
        if let size = settings.sectionHeaderSize, isPresent(size) {
          let sticky = max(top, min(line, y - size.height))
          let place = Point2D(x: 0, y: settings.areSectionHeadersSticky ? sticky : top)
          all.append((.sectionHeader(section: section), Rectangle(origin: place, size: size)))
        }
        if let size = settings.sectionFooterSize, isPresent(size) {
          all.append((.sectionFooter(section: section), Rectangle(origin: Point2D(x: 0, y: y), size: size)))
          y += size.height
        }
      }
      return (all, y)
    }
  }
  @Test("1,000 random columns: the elements made are those that meet the rectangle, in their places")
  func bruteForce() {
    var made = 0
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let reference = Reference(using: &random)
      let solver = reference.solver
      let bottom = solver.contentSize.height
      let offset = Double(Int.random(in: -1200...Int(bottom * 4) + 1200, using: &random)) / 4
      let (all, expectedBottom) = reference.elements(at: offset)
      #expect(bottom == expectedBottom, "seed \(seed)")
      var rectangle = Rectangle(origin: Point2D(x: 0, y: offset), size: reference.viewport)
      if seed % 2 == 1 {
        rectangle = Rectangle(
          x: .random(in: -100...400, using: &random), y: .random(in: -400...(bottom + 400), using: &random),
          width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      }
      var found: [StretchyElement.Role: Rectangle] = [:]
      var count = 0
      solver.forEachElement(at: StretchySolver.Scroll(offset: offset), overlapping: rectangle) { element in
        found[element.role] = element.frame
        count += 1
        #expect(
          solver.element(element.role, at: StretchySolver.Scroll(offset: offset)) == element, "seed \(seed)")
      }
      let expected = all.filter { !$0.1.isEmpty && $0.1.overlaps(rectangle) }
      #expect(found == Dictionary(uniqueKeysWithValues: expected), "seed \(seed) at \(offset)")
      #expect(count == expected.count, "seed \(seed): an element was reported twice")
      made += count
    }
    // Enough to compare.
    #expect(made > 1500)
  }

  @Test("scrolled by a step, nothing jumps: no element moves farther than the step")
  func continuity() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let reference = Reference(using: &random)
      let offset = Double(Int.random(in: -800...8000, using: &random)) / 4
      let before = reference.solver
      for (role, _) in reference.elements(at: offset).all {
        let one = before.element(role, at: StretchySolver.Scroll(offset: offset))
        let other = before.element(role, at: StretchySolver.Scroll(offset: offset + 0.25))
        guard let one, let other else {
          Issue.record("seed \(seed): \(role) is missing")
          continue
        }
        let moved = other.frame.minY - one.frame.minY
        #expect(moved >= 0 && moved <= 0.25, "seed \(seed): \(role)")
        #expect(abs(other.parallaxOffset - one.parallaxOffset) <= 30, "seed \(seed)")
        #expect(other.parallaxOffset >= one.parallaxOffset, "seed \(seed)")
        #expect(other.headerOverlayAlpha >= one.headerOverlayAlpha, "seed \(seed)")
        #expect(abs(one.parallaxOffset) <= 30 && (0...1).contains(one.headerOverlayAlpha), "seed \(seed)")
      }
    }
  }

  @Test("a place found at a y is at that y")
  func anchors() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let solver = Reference(using: &random).solver
      let y = Double.random(in: -10...(solver.contentSize.height + 10), using: &random)
      guard let anchor = solver.anchor(at: y) else { continue }
      let found = try #require(solver.y(of: anchor))
      // Beside the cells, in a section's header or footer, the nearest cell's edge is meant.
      #expect(abs(found - y) <= 50 + 1e-9, "seed \(seed)")
    }
  }

  @Test("of a million items in 1,000 sections the last are found, in few calls")
  func million() {
    var settings = StretchySettings()
    settings.itemSize = Size2D(width: 100, height: 50)
    settings.sectionHeaderSize = Size2D(width: 320, height: 25)
    var solver = StretchySolver(settings: settings, viewportSize: Size2D(width: 320, height: 400))
    for _ in 0..<1000 { solver.appendSection(itemCount: 1000) }
    // 1,000 sections of 25 + 1,000 · 50
    #expect(solver.contentSize.height == 50_025_000)
    var found: [StretchyElement.Role] = []
    let end = Rectangle(x: 0, y: 50_024_900, width: 320, height: 400)
    solver.forEachElement(at: StretchySolver.Scroll(offset: 50_024_900), overlapping: end) {
      found.append($0.role)
    }
    #expect(
      found == [.sectionHeader(section: 999), .item(998, section: 999), .item(999, section: 999)])
  }

  @Test("a million empty sections do not slow down what stands after them")
  func emptySections() {
    var settings = StretchySettings()
    settings.itemSize = Size2D(width: 100, height: 50)
    var solver = StretchySolver(settings: settings, viewportSize: Size2D(width: 320, height: 400))
    for _ in 0..<100_000 { solver.appendSection(itemCount: 0) }
    solver.appendSection(itemCount: 1)
    #expect(solver.contentSize.height == 50)
    let element = solver.element(.item(0, section: 100_000), at: StretchySolver.Scroll(offset: 0))
    #expect(element?.frame == Rectangle(x: 0, y: 0, width: 100, height: 50))
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for a in numbers {
      for b in numbers {
        let bad = Size2D(width: a, height: b)
        for viewport in [bad, Size2D(width: 320, height: 480)] {
          var settings = StretchySettings()
          settings.headerSize = bad
          settings.menuSize = bad
          settings.sectionHeaderSize = bad
          settings.sectionFooterSize = bad
          settings.itemSize = viewport == bad ? nil : bad
          settings.lineSpacing = a
          settings.itemSpacing = b
          settings.maximumParallaxOffset = a
          settings.maximumHeaderOverlayAlpha = b
          var solver = StretchySolver(settings: settings, viewportSize: viewport)
          for count in [-1, 0, 3, .max, .max, .min] { solver.appendSection(itemCount: count) }
          let size = solver.contentSize
          #expect(size.width.isFinite && size.height.isFinite)
          let scroll = StretchySolver.Scroll(offset: a, topInset: b)
          var isValid = true
          let rectangle = Rectangle(x: -10, y: -10, width: 500, height: 0x1p-10)
          solver.forEachElement(at: scroll, overlapping: rectangle) { element in
            isValid = isValid && element.frame.origin.isFinite && element.frame.maxY.isFinite
            isValid = isValid && element.parallaxOffset.isFinite && element.headerOverlayAlpha.isFinite
          }
          solver.forEachElement(at: scroll, overlapping: Rectangle(x: a, y: b, width: b, height: 0)) { _ in
            isValid = false
          }
          #expect(isValid, "\(a), \(b)")
          _ = solver.anchor(at: a).flatMap { solver.y(of: $0) }
        }
      }
    }
  }
}
