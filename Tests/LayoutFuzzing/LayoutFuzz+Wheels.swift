import Geometry
import LayoutCore

extension LayoutFuzz {
  static func checkCoverFlow(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let flow = CoverFlow(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      insets: numbers.insets(), spacing: numbers.length(), style: numbers.bool() ? .scaled : .classic,
      centersEnds: numbers.bool(), isEndless: numbers.bool(), isMirrored: numbers.bool(),
      reflectedFraction: numbers.fraction(),
      sideAngle: numbers.angle(), eyeDistance: numbers.length())
    let (offset, other, item) = (numbers.offset(), numbers.offset(), numbers.index())
    findings.expectExtent(flow.drawnItemSize, "item size of \(flow)")
    findings.expectExtent(flow.contentWidth, "content width of \(flow)")
    findings.expectFinite(flow.position(at: offset), "position at \(offset) of \(flow)")
    findings.expectFinite(flow.offset(ofItem: item), "offset of \(item) of \(flow)")
    findings.expectFinite(flow.targetOffset(proposed: offset), "target of \(offset) of \(flow)")
    findings.expectFinite(flow.initialOffset, "initial offset of \(flow)")
    findings.expectFinite(flow.wrappedOffset(offset), "wrapped \(offset) of \(flow)")
    findings.expectFinite(
      flow.offset(ofItem: item, nearest: other), "offset of \(item) near \(other) of \(flow)")
    findings.expectFinite(
      flow.pagedOffset(current: offset, velocity: other, from: item), "paged offset at \(offset) of \(flow)")
    findings.expectShare(flow.scale(atDistance: other), "scale at \(other) of \(flow)")
    func expect(_ item: CoverFlow.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, flow.itemCount)).contains(item.item), "item \(item.item) of \(flow)")
      findings.expectFinite(item.center, "middle of \(item.item) of \(flow)")
      findings.expectShare(item.alpha, "alpha of \(item.item) of \(flow)")
      findings.expectFinite(item.transform, "transform of \(item.item) of \(flow)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(flow)")
      if let reflection = item.reflection { findings.expectFinite(reflection, "reflection of \(flow)") }
      _ = item.zIndex
    }
    if let middle = flow.middleItem(at: offset) {
      findings.expect((0..<max(0, flow.itemCount)).contains(middle), "middle item \(middle) of \(flow)")
    }
    if let single = flow.item(item, at: offset) { expect(single, &findings) }
    findings.walk(flow.items(at: offset), atMost: maximumVisibleCount, expect)
    findings.walk(
      flow.items(at: offset, intersecting: numbers.rectangle()), atMost: maximumVisibleCount, expect)
  }

  static func checkPicker(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let farFaces: [PickerWheel.FarFaces] = [.hidden, .shown, .dimmed(alpha: numbers.fraction())]
    let wheel = PickerWheel(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      direction: numbers.direction(), order: numbers.bool() ? .forward : .reversed,
      visibleFaces: numbers.count(), farFaces: farFaces[numbers.below(3)],
      customRadius: numbers.bool() ? numbers.length() : nil, eyeDistance: numbers.length())
    let (offset, other, item) = (numbers.offset(), numbers.offset(), numbers.index())
    findings.expectExtent(wheel.drawnItemSize, "face of \(wheel)")
    findings.expectExtent(wheel.radius, "radius of \(wheel)")
    findings.expectExtent(wheel.pages.contentLength, "content length of \(wheel)")
    findings.expectFinite(wheel.pages.wrappedOffset(offset), "wrapped \(offset) of \(wheel)")
    findings.expectFinite(wheel.snappedOffset(offset), "snapped \(offset) of \(wheel)")
    findings.expectFinite(wheel.offset(ofItem: item), "offset of \(item) of \(wheel)")
    findings.expectFinite(
      wheel.offset(ofItem: item, nearest: other), "offset of \(item) near \(other) of \(wheel)")
    findings.expectFinite(wheel.angle(ofItem: item, at: offset), "angle of \(item) at \(offset) of \(wheel)")
    func expect(_ face: PickerWheel.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, wheel.itemCount)).contains(face.item), "item \(face.item) of \(wheel)")
      findings.expectFinite(face.angle, "angle of \(face.item) of \(wheel)")
      findings.expectFinite(face.transform, "transform of \(face.item) of \(wheel)")
      findings.expectFinite(face.quadrilateral, "item \(face.item) of \(wheel)")
      findings.expectShare(wheel.alpha(at: face.angle), "alpha of \(face.item) of \(wheel)")
    }
    findings.walk(wheel.items(at: offset), atMost: 1001, expect)
    findings.walk(wheel.items(at: offset, intersecting: numbers.rectangle()), atMost: 1001, expect)
    let angle = numbers.angle()
    findings.expectShare(wheel.alpha(at: angle), "alpha at \(angle) of \(wheel)")
    findings.expectFinite(wheel.transform(at: angle), "transform at \(angle) of \(wheel)")
    _ = wheel.zIndex(at: angle)
  }

  static func checkSpinningWheel(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let wheel = SpinningWheel(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      insets: numbers.insets(), radius: numbers.length(),
      contentWidth: numbers.bool() ? .items : .viewportAndItems,
      customAnglePerItem: numbers.optional { $0.angle() }, isEndless: numbers.bool())
    let (offset, other, item) = (numbers.offset(), numbers.offset(), numbers.index())
    findings.expectFinite(wheel.anglePerItem, "angle an item of \(wheel)")
    findings.expectFinite(wheel.anchorPoint, "anchor point of \(wheel)")
    findings.expectExtent(wheel.contentSize, "content of \(wheel)")
    findings.expectFinite(wheel.offset(ofItem: item), "offset of \(item) of \(wheel)")
    findings.expectFinite(wheel.initialOffset, "initial offset of \(wheel)")
    findings.expectFinite(wheel.wrappedOffset(offset), "wrapped \(offset) of \(wheel)")
    findings.expectFinite(
      wheel.offset(ofItem: item, nearest: other), "offset of \(item) near \(other) of \(wheel)")
    let index = wheel.index(at: offset)
    findings.expectFinite(index, "index at \(offset) of \(wheel)")
    findings.expectFinite(wheel.offset(atIndex: index), "offset at index \(index) of \(wheel)")
    findings.expectFinite(wheel.offset(atIndex: other), "offset at index \(other) of \(wheel)")
    findings.expectFinite(
      wheel.targetOffset(proposed: offset, velocity: other), "target of \(offset) of \(wheel)")
    let angle = wheel.angle(ofItem: item, at: offset)
    findings.expectFinite(angle, "angle of \(item) at \(offset) of \(wheel)")
    findings.expectFinite(wheel.quadrilateral(at: angle), "item at \(angle) of \(wheel)")
    _ = wheel.zIndex(at: angle)
    func expect(_ item: SpinningWheel.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, wheel.itemCount)).contains(item.item), "item \(item.item) of \(wheel)")
      findings.expectFinite(item.angle, "angle of \(item.item) of \(wheel)")
      findings.expectShare(item.alpha, "alpha of \(item.item) of \(wheel)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(wheel)")
      _ = wheel.zIndex(at: item.angle)
    }
    findings.walk(wheel.items(at: offset), atMost: maximumVisibleCount, expect)
    findings.walk(
      wheel.items(at: offset, intersecting: numbers.rectangle()), atMost: maximumVisibleCount, expect)
  }

  static func checkSphere(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let sphere = Sphere(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      arrangement: numbers.bool() ? .lattice : .circles(numbers.count()),
      facing: numbers.bool() ? .viewer : .outward, customRadius: numbers.optional { $0.length() },
      stretch: numbers.size(), pagesPerTurn: numbers.count(), backScale: numbers.fraction(),
      backAlpha: numbers.fraction(), opaqueFraction: numbers.fraction(), visibleItems: numbers.count(),
      eyeDistance: numbers.length())
    let (offset, other, item) = (numbers.point(), numbers.point(), numbers.index())
    findings.expectExtent(sphere.radius, "radius of \(sphere)")
    findings.expectExtent(sphere.contentSize, "content of \(sphere)")
    findings.expectFinite(sphere.wrappedOffset(offset), "wrapped \(offset) of \(sphere)")
    findings.expectFinite(sphere.offset(ofItem: item), "offset of \(item) of \(sphere)")
    findings.expectFinite(
      sphere.offset(ofItem: item, near: other), "offset of \(item) near \(other) of \(sphere)")
    func expect(_ item: Sphere.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, sphere.itemCount)).contains(item.item), "item \(item.item) of \(sphere)")
      findings.expectFinite(item.transform, "transform of \(item.item) of \(sphere)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(sphere)")
      findings.expectShare(item.alpha, "alpha of \(item.item) of \(sphere)")
      findings.expect(abs(item.depth) <= 1 + 1e-9, "depth \(item.depth) of \(item.item) of \(sphere)")
      _ = item.zIndex
    }
    if let single = sphere.item(item, at: offset) { expect(single, &findings) }
    // On circles those that turn sideways and those that turn up and down are counted apart, and van der Corput's
    // sequence deals them out with an excess that grows with the logarithm of their number.
    let limit = max(1, min(sphere.visibleItems, 10_000)) + (sphere.arrangement == .lattice ? 0 : 32)
    // A whole sphere of thousands takes a millisecond: seldom.
    guard limit <= 300 || numbers.below(40) == 0 else { return }
    findings.walk(sphere.items(at: offset), atMost: limit, expect)
    findings.walk(sphere.items(at: offset, intersecting: numbers.rectangle()), atMost: limit, expect)
  }

  static func checkRing(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let ring = Ring(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      startAngle: numbers.angle(), arc: numbers.angle(), overflow: numbers.bool() ? .crowded : .concentric,
      interitemSpacing: numbers.length(), lineSpacing: numbers.length(), facesOutward: numbers.bool(),
      shape: numbers.bool() ? .circle : .stadium, visibleItems: numbers.bool() ? numbers.count() : nil,
      direction: numbers.direction())
    findings.expectExtent(ring.radius, "radius of \(ring)")
    findings.expectFinite(ring.center, "center of \(ring)")
    findings.expectExtent(ring.drawnItemSize, "item size of \(ring)")
    let circles = ring.circles()
    findings.expect(circles.count <= 100_000, "\(circles.count) circles of \(ring)")
    findings.expect(
      circles.reduce(0) { $0 + $1.items.count } == circles.last?.items.upperBound ?? 0, "gaps in \(ring)")
    func expect(_ item: Ring.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, ring.itemCount)).contains(item.item), "item \(item.item) of \(ring)")
      findings.expectFinite(item.angle, "angle of \(item.item) of \(ring)")
      findings.expectFinite(item.center, "center of \(item.item) of \(ring)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(ring)")
    }
    let index = numbers.index()
    if ring.visibleItems != nil {
      check(ring.pages, &numbers, &findings)
      let offset = numbers.offset()
      findings.expectFinite(
        ring.scrollDistance(from: numbers.point(), to: numbers.point()), "turn of \(ring)")
      if let single = ring.item(index, at: offset) { expect(single, &findings) }
      // A pass over thousands of places takes its time: seldom.
      let places = circles.last?.items.upperBound ?? 0
      guard places < 100 || numbers.below(40) == 0 else { return }
      func expectScrolled(_ item: Ring.Item, _ findings: inout Findings) {
        expect(item, &findings)
        findings.expectShare(item.presence, "presence of \(item.item) of \(ring)")
      }
      findings.walk(ring.items(at: offset), atMost: places + 1, expectScrolled)
      findings.walk(
        ring.items(at: offset, intersecting: numbers.rectangle()), atMost: places + 1, expectScrolled)
      return
    }
    if let single = ring.item(index) { expect(single, &findings) }
    // All items are in view, so a pass over many takes its time: seldom.
    guard ring.itemCount < 100 || numbers.below(500) == 0 else { return }
    var seen = 0
    ring.forEachItem(intersecting: numbers.rectangle()) { item in
      if seen < 300 { expect(item, &findings) }
      seen += 1
    }
    findings.expect(seen <= maximumVisibleCount, "\(seen) items of \(ring)")
  }
}
