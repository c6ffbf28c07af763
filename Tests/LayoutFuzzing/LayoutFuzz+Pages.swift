import Geometry
import LayoutCore

extension LayoutFuzz {
  private static let snappings: [Snapping] = [.none, .toNearest, .toNext]

  static func checkPages(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let pages = ScrollPages(
      itemCount: numbers.count(), pageLength: numbers.extent(), viewportLength: numbers.extent(),
      isEndless: numbers.bool(), isMirrored: numbers.bool())
    check(pages, &numbers, &findings)
  }

  /// What holds of every scroll axis.
  static func check(_ pages: ScrollPages, _ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let (offset, other, item) = (numbers.offset(), numbers.offset(), numbers.index())
    findings.expect(pages.itemCount >= 0, "count \(pages.itemCount)")
    findings.expectExtent(pages.contentLength, "content length of \(pages)")
    findings.expectExtent(pages.lastOffset, "last offset of \(pages)")
    findings.expectFinite(pages.initialOffset, "initial offset of \(pages)")
    findings.expectFinite(pages.wrappedOffset(offset), "wrapped \(offset) of \(pages)")
    let position = pages.position(at: offset)
    findings.expectFinite(position, "position at \(offset) of \(pages)")
    findings.expectFinite(pages.offset(atPosition: position), "offset at position \(position) of \(pages)")
    findings.expectFinite(pages.offset(atPosition: other), "offset at position \(other) of \(pages)")
    findings.expectFinite(pages.offset(ofItem: item), "offset of \(item) of \(pages)")
    findings.expectFinite(
      pages.offset(ofItem: item, nearest: other), "offset of \(item) near \(other) of \(pages)")
    findings.expectFinite(
      pages.distance(ofItem: item, at: offset), "distance of \(item) at \(offset) of \(pages)")
    let snapping = snappings[numbers.below(3)]
    let velocity = numbers.length()
    let target = pages.targetOffset(proposed: other, from: offset, velocity: velocity, snapping)
    findings.expectFinite(target, "target from \(offset) to \(other), \(velocity), \(snapping) of \(pages)")
    if snapping != .none, pages.pageLength > 0 {
      findings.expect(target >= 0 && target <= pages.lastOffset, "target \(target) outside of \(pages)")
    }
  }

  static func checkCarousel(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let carousel = Carousel(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      direction: numbers.direction(), lineSpacing: numbers.length(), insets: numbers.insets(),
      isEndless: numbers.bool(), isMirrored: numbers.bool(), neighborScale: numbers.fraction(),
      neighborAngle: numbers.angle(), neighborAlpha: numbers.fraction(), eyeDistance: numbers.length())
    check(carousel.pages, &numbers, &findings)
    findings.expectExtent(carousel.drawnItemSize, "item size of \(carousel)")
    findings.expectFinite(carousel.center, "middle of \(carousel)")
    findings.expectExtent(carousel.pitch, "pitch of \(carousel)")
    let distance = numbers.fraction()
    findings.expectFinite(carousel.transform(at: distance), "transform at \(distance) of \(carousel)")
    findings.expectFinite(carousel.center(at: distance), "place at \(distance) of \(carousel)")
    findings.expectShare(carousel.alpha(at: distance), "alpha at \(distance) of \(carousel)")
    _ = carousel.zIndex(at: numbers.length())
    func expect(_ item: Carousel.Item, _ findings: inout Findings) {
      findings.expect(
        (0..<max(0, carousel.itemCount)).contains(item.item), "item \(item.item) of \(carousel)")
      findings.expectFinite(item.distance, "distance of \(item.item) of \(carousel)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(carousel)")
      _ = carousel.zIndex(at: item.distance)
    }
    let offset = numbers.offset()
    findings.walk(carousel.items(at: offset), atMost: maximumVisibleCount, expect)
    findings.walk(
      carousel.items(at: offset, intersecting: numbers.rectangle()), atMost: maximumVisibleCount, expect)
  }

  static func checkTurntable(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let turntable = Turntable(
      itemCount: numbers.count(), viewportSize: numbers.size(), direction: numbers.direction(),
      insets: numbers.insets(), innerRadius: numbers.length(), spacing: numbers.length(),
      visibleSectors: numbers.count())
    check(turntable.pages, &numbers, &findings)
    findings.expectFinite(turntable.hub, "hub of \(turntable)")
    findings.expectExtent(turntable.radius, "radius of \(turntable)")
    findings.expectFinite(turntable.itemFrame, "item frame of \(turntable)")
    let (item, turns, offset) = (numbers.index(), numbers.index(), numbers.offset())
    findings.expectFinite(
      turntable.offset(ofItem: item, turns: turns, from: offset),
      "offset of \(item) after \(turns) turns from \(offset) of \(turntable)")
    func expect(_ item: Turntable.Item, _ findings: inout Findings) {
      findings.expect(
        (0..<max(0, turntable.itemCount)).contains(item.item), "item \(item.item) of \(turntable)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(turntable)")
      findings.expectFinite(turntable.center(at: item.distance), "middle of \(item.item) of \(turntable)")
      _ = turntable.zIndex(at: item.distance)
      guard let outline = item.sector.outline else { return }
      findings.expectFinite(outline.outerStart, "outline of \(item.item) of \(turntable)")
      findings.expectFinite(outline.outerEnd, "outline of \(item.item) of \(turntable)")
      switch outline.inside {
      case .arc(let radius, let start, let end):
        findings.expectFinite(radius + start + end, "inner arc of \(item.item) of \(turntable)")
      case .corner(let distance, let angle):
        findings.expectFinite(distance + angle, "inner corner of \(item.item) of \(turntable)")
      }
    }
    findings.walk(turntable.items(at: offset), atMost: 1002, expect)
    findings.walk(turntable.items(at: offset, intersecting: numbers.rectangle()), atMost: 1002, expect)
    _ = turntable.zIndex(at: numbers.length())
    findings.expectFinite(turntable.angle(at: numbers.fraction()), "angle of \(turntable)")
  }

  static func checkBook(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    let book = Book(
      itemCount: numbers.count(), itemSize: numbers.size(), viewportSize: numbers.size(),
      direction: numbers.direction(), insets: numbers.insets(), startsWithCover: numbers.bool(),
      centersSinglePages: numbers.bool(), isMirrored: numbers.bool(), leafThickness: numbers.length(),
      visibleLeaves: numbers.count(), eyeDistance: numbers.length())
    check(book.pages, &numbers, &findings)
    findings.expectExtent(book.drawnItemSize, "page size of \(book)")
    findings.expect(book.spreadCount >= 0, "spreads of \(book)")
    let (offset, item) = (numbers.offset(), numbers.index())
    _ = book.spread(ofItem: item)
    func expect(_ pose: Book.Pose, _ item: Int, _ findings: inout Findings) {
      findings.expectFinite(pose.turn, "turn of \(item) at \(offset) of \(book)")
      findings.expectShare(pose.shade, "shade of \(item) at \(offset) of \(book)")
      findings.expectFinite(book.transform(pose), "transform of \(item) at \(offset) of \(book)")
      _ = book.zIndex(pose)
      _ = book.isSeen(pose)
    }
    findings.expectFinite(book.spine(at: offset), "spine at \(offset) of \(book)")
    if (0..<max(0, book.itemCount)).contains(item) {
      expect(book.pose(ofItem: item, at: offset), item, &findings)
    }
    func expect(_ item: Book.Item, _ findings: inout Findings) {
      findings.expect((0..<max(0, book.itemCount)).contains(item.item), "item \(item.item) of \(book)")
      findings.expectFinite(item.quadrilateral, "item \(item.item) of \(book)")
      expect(item.pose, item.item, &findings)
    }
    findings.walk(book.items(at: offset), atMost: 410, expect)
    findings.walk(book.items(at: offset, intersecting: numbers.rectangle()), atMost: 410, expect)
  }

  /// More than a query answers with, whatever the viewport.
  static let maximumVisibleCount = 110_000
}
