import Geometry
import LayoutCore

extension LayoutFuzz {
  static func checkWaterfall(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    var solver = WaterfallSolver()
    var counts: [Int] = []
    for _ in 0...numbers.below(2) {
      let environment = WaterfallEnvironment(
        direction: numbers.direction(), crossExtent: numbers.length(), isMirrored: numbers.bool())
      if numbers.bool() {
        solver.removeAllSections(in: environment)
      } else {
        solver.removeAllSections(in: environment, keeping: [1, nil, numbers.index(), 0])
      }
      counts = (0..<numbers.below(4)).map { _ in numbers.smallCount() }
      for count in counts {
        let metrics = WaterfallSectionMetrics(
          columns: numbers.bool() ? .count(numbers.count()) : .minimumWidth(numbers.length()),
          fillingOrder: numbers.bool() ? .shortestFirst : .inTurn, insets: numbers.insets(),
          lineSpacing: numbers.length(), interitemSpacing: numbers.length(),
          headerLength: numbers.length(), footerLength: numbers.length())
        if numbers.bool() {
          solver.appendSection(metrics, itemCount: count) { _, _ in numbers.extent() }
        } else {
          solver.appendSection(
            metrics, itemCount: count, leaving: [numbers.index(), 2, 2], arriving: [3, numbers.index(), 0]
          ) { _, _ in numbers.extent() }
        }
      }
    }
    solver.changeLengths(of: [(section: numbers.below(4), items: [numbers.index(), numbers.index()])]) {
      _, _, _ in
      numbers.extent()
    }
    findings.expectExtent(solver.contentSize, "content of waterfall")
    for (section, count) in counts.enumerated() {
      findings.expect(solver.itemCount(inSection: section) == max(0, count), "count of section \(section)")
      for item in 0..<max(0, count) {
        guard let frame = solver.frame(ofItem: item, inSection: section) else {
          findings.expect(false, "no item \(item)")
          continue
        }
        findings.expectFinite(frame, "item \(item) of section \(section)")
      }
    }
    let (item, section) = (numbers.index(), numbers.index())
    _ = solver.frame(ofItem: item, inSection: section)
    if let frame = solver.headerFrame(inSection: section) { findings.expectFinite(frame, "header") }
    if let frame = solver.footerFrame(inSection: section) { findings.expectFinite(frame, "footer") }
    let total = counts.reduce(0) { $0 + max(0, $1) } + 2 * counts.count
    expectElements(atMost: total, &findings) { solver.forEachElement(overlapping: numbers.rectangle(), $0) }
    expectElements(atMost: total, &findings) { solver.forEachElement(overlapping: everywhere, $0) }
  }

  static func checkFlow(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    var solver = FlowSolver()
    let counts = (0..<numbers.below(4)).map { _ in numbers.smallCount() }
    for count in counts {
      let metrics = FlowSectionMetrics(
        insets: numbers.insets(), lineSpacing: numbers.length(), interitemSpacing: numbers.length(),
        headerSize: numbers.size(), footerSize: numbers.size())
      if numbers.bool() {
        solver.appendSection(metrics, itemCount: count, itemSize: numbers.size())
      } else {
        solver.appendSection(metrics, itemCount: count) { _ in numbers.size() }
      }
    }
    solver.pinning = SectionPinning(
      headers: numbers.bool(), footers: numbers.bool(), start: numbers.offset(), end: numbers.offset())
    solver.place(
      in: FlowEnvironment(
        direction: numbers.direction(), crossExtent: numbers.length(), displayScale: numbers.length()))
    for _ in 0..<numbers.below(3) {
      let section = numbers.below(5)
      switch numbers.below(3) {
      case 0: solver.resizeItem(numbers.index(), inSection: section, to: numbers.size())
      case 1: solver.resizeHeader(ofSection: section, to: numbers.length())
      default: solver.resizeFooter(ofSection: section, to: numbers.length())
      }
    }
    findings.expectExtent(solver.contentSize, "content of flow")
    for (section, count) in counts.enumerated() {
      for item in 0..<max(0, count) {
        guard let frame = solver.frame(ofItem: item, inSection: section) else {
          findings.expect(false, "no item \(item)")
          continue
        }
        findings.expectFinite(frame, "item \(item) of section \(section)")
      }
    }
    let (item, section, place) = (numbers.index(), numbers.index(), numbers.offset())
    _ = solver.frame(ofItem: item, inSection: section)
    if let frame = solver.headerFrame(inSection: section) { findings.expectFinite(frame, "header") }
    if let frame = solver.footerFrame(inSection: section) { findings.expectFinite(frame, "footer") }
    if let anchor = solver.anchor(from: place), let start = solver.lineStart(of: anchor) {
      findings.expectFinite(start, "line of \(anchor)")
    }
    _ = solver.lineStart(of: FlowScrollAnchor(section: section, item: item))
    let total = counts.reduce(0) { $0 + max(0, $1) } + 2 * counts.count
    expectElements(atMost: total, &findings) { solver.forEachElement(overlapping: numbers.rectangle(), $0) }
    expectElements(atMost: total, &findings) { solver.forEachElement(overlapping: everywhere, $0) }
  }

  static func checkStretchy(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    func size(_ numbers: inout HostileNumbers) -> Size2D? { numbers.bool() ? numbers.size() : nil }
    var settings = StretchySettings()
    settings.headerSize = size(&numbers)
    settings.menuSize = size(&numbers)
    settings.itemSize = size(&numbers)
    settings.sectionHeaderSize = size(&numbers)
    settings.sectionFooterSize = size(&numbers)
    settings.isHeaderStretchy = numbers.bool()
    settings.isHeaderScaling = numbers.bool()
    settings.isHeaderBehindContent = numbers.bool()
    settings.isHeaderOverlayFading = numbers.bool()
    settings.maximumHeaderOverlayAlpha = numbers.fraction()
    settings.isMenuSticky = numbers.bool()
    settings.areSectionHeadersSticky = numbers.bool()
    settings.hasParallax = numbers.bool()
    settings.maximumParallaxOffset = numbers.length()
    settings.lineSpacing = numbers.length()
    settings.itemSpacing = numbers.length()
    var solver = StretchySolver(settings: settings, viewportSize: numbers.size())
    for _ in 0..<numbers.below(4) { solver.appendSection(itemCount: numbers.count()) }
    findings.expectExtent(solver.contentSize, "content of \(settings)")
    let scroll = StretchySolver.Scroll(offset: numbers.offset(), topInset: numbers.length())
    func expect(_ element: StretchyElement, _ findings: inout Findings) {
      findings.expectFinite(element.frame, "\(element.role) of \(settings)")
      findings.expectFinite(element.initialOrigin, "origin of \(element.role) of \(settings)")
      findings.expectFinite(element.parallaxOffset, "parallax of \(element.role) of \(settings)")
      findings.expectShare(element.headerOverlayAlpha, "overlay of \(settings)")
    }
    let (item, section) = (numbers.index(), numbers.below(5))
    let roles: [StretchyElement.Role] = [
      .header, .menu, .sectionHeader(section: section), .sectionFooter(section: section),
      .item(item, section: section), .item(numbers.below(10), section: numbers.index()),
    ]
    for role in roles { if let element = solver.element(role, at: scroll) { expect(element, &findings) } }
    if let anchor = solver.anchor(at: numbers.offset()), let y = solver.y(of: anchor) {
      findings.expectFinite(y, "\(anchor) of \(settings)")
    }
    _ = solver.y(of: .init(section: section, position: numbers.offset()))
    var seen = 0
    solver.forEachElement(at: scroll, overlapping: numbers.rectangle()) { element in
      if seen < 300 { expect(element, &findings) }
      seen += 1
    }
    findings.expect(seen <= maximumVisibleCount, "\(seen) elements of \(settings)")
  }

  static let everywhere = Rectangle(minX: -1e30, minY: -1e30, maxX: 1e30, maxY: 1e30)

  private static func expectElements(
    atMost limit: Int, _ findings: inout Findings, _ forEachElement: ((SectionElement) -> Void) -> Void
  ) {
    var seen = 0
    forEachElement { element in
      findings.expectFinite(element.frame, "\(element.kind) of section \(element.section)")
      seen += 1
    }
    findings.expect(seen <= limit, "\(seen) elements, of \(limit)")
  }
}
