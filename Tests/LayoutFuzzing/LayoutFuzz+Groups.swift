import Geometry
import LayoutCore

extension LayoutFuzz {
  static func checkCompositional(_ numbers: inout HostileNumbers, _ findings: inout Findings) {
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: numbers.direction(), container: numbers.size()),
      interSectionSpacing: numbers.length(),
      globalBoundaries: (0..<numbers.below(2)).map { _ in numbers.boundary() })
    let counts = (0..<numbers.below(4)).map { _ in numbers.smallCount() }
    for count in counts {
      solver.appendSection(
        CompositionalSection(
          group: numbers.groupItem(depth: 2), interGroupSpacing: numbers.length(),
          contentInsets: numbers.insets(),
          boundaryInsets: numbers.insets(),
          boundaries: (0..<numbers.below(3)).map { _ in numbers.boundary() },
          backgrounds: [CompositionalBackground(contentInsets: numbers.insets())],
          isOrthogonal: numbers.bool(), centersGroups: numbers.bool()),
        itemCount: count)
    }
    for _ in 0..<numbers.below(6) {
      let section = numbers.below(4)
      solver.resizeItem(numbers.index(), inSection: section, to: numbers.size())
      solver.resizeBoundary(numbers.below(3), inSection: section, to: numbers.size())
      solver.scroll(section: section, to: numbers.offset())
      solver.visible = (numbers.offset(), numbers.offset())
      _ = solver.anchor(from: numbers.offset()).flatMap { solver.position(of: $0) }
      let offset = solver.groupOffset(inSection: section, nearestTo: numbers.length())
      _ = solver.groupOffset(
        inSection: section, from: offset, to: numbers.length(), direction: numbers.below(3) - 1)
    }
    findings.expectExtent(solver.contentSize, "content of groups")
    var total = solver.globalBoundaries.count
    for (section, count) in counts.enumerated() {
      findings.expect(solver.itemCount(inSection: section) == max(0, count), "count of section \(section)")
      for item in 0..<max(0, count) {
        if let element = solver.element(ofItem: item, inSection: section) {
          findings.expectFinite(element.frame, "item \(item) of section \(section)")
        }
      }
      for number in 0..<3 {
        if let element = solver.element(ofBoundary: number, inSection: section) {
          findings.expectFinite(element.frame, "boundary \(number) of section \(section)")
        }
      }
      // Each item may begin three groups, each with something attached.
      total += 4 * max(0, count) + 4
    }
    _ = solver.element(ofItem: numbers.index(), inSection: numbers.index())
    for rectangle in [numbers.rectangle(), everywhere] {
      var seen = 0
      solver.forEachElement(overlapping: rectangle) { element in
        findings.expectFinite(element.frame, "\(element.kind) of section \(element.section)")
        seen += 1
      }
      findings.expect(seen <= total, "\(seen) elements, of \(total)")
    }
  }
}

extension HostileNumbers {
  fileprivate mutating func dimension() -> CompositionalDimension {
    switch below(5) {
    case 0: .absolute(extent())
    case 1: .fractionalWidth(fraction())
    case 2: .fractionalHeight(fraction())
    case 3: .estimated(extent())
    default: .uniformAcrossSiblings(extent())
    }
  }

  fileprivate mutating func dimensions() -> CompositionalSize {
    CompositionalSize(width: dimension(), height: dimension())
  }

  fileprivate mutating func spacing() -> CompositionalSpacing {
    bool() ? .fixed(length()) : .flexible(length())
  }

  fileprivate mutating func boundary() -> CompositionalBoundary {
    let edges: [CompositionalBoundary.Edge?] = [.top, .left, .bottom, .right, nil]
    return CompositionalBoundary(
      size: dimensions(), contentInsets: insets(), edge: edges[below(5)], position: [0, 0.5, 1][below(3)],
      offset: point(), extendsBoundary: bool(), isPinned: bool())
  }

  fileprivate mutating func groupItem(depth: Int) -> CompositionalItem {
    let repetitions: [CompositionalGroup.Repetition] = [
      .untilFull, .untilFull, .copies(below(4) == 0 ? count() : below(5)),
      .equalParts(below(4) == 0 ? count() : below(5)), .frames([rectangle()], zIndices: []), .provided(id: 0),
    ]
    let subitems = (0..<below(4)).map { _ in
      depth > 0 && bool()
        ? groupItem(depth: depth - 1)
        : CompositionalItem(
          size: dimensions(), contentInsets: insets(),
          edgeSpacing: CompositionalEdgeSpacing(left: spacing(), top: spacing()))
    }
    return CompositionalItem(
      .group(
        CompositionalGroup(
          axis: direction(), subitems: subitems, repetition: repetitions[below(repetitions.count)],
          interItemSpacing: spacing())),
      size: dimensions(), contentInsets: insets(),
      supplements: [
        CompositionalSupplement(
          id: 0, size: dimensions(),
          containerAnchor: CompositionalAnchor(
            unitPoint: Point2D(x: 0, y: 1), offset: point(), fractionalOffset: point()),
          itemAnchor: nil, zIndex: below(3))
      ])
  }
}
