import Geometry

// The elements, and those in a rectangle.
extension CompositionalSolver {
  /// The element of an item. Nil when the item does not exist or has no room in the group.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured repetitions and *k* items of one repetition.
  public func element(ofItem item: Int, inSection index: Int) -> CompositionalElement? {
    element(inSection: index, ofRepetitionWith: item) { $0.supplement == nil && $1 == item }
  }

  /// The element that is attached to an item, or to the group that begins with it. Nil when there is none.
  public func element(
    ofSupplement id: Int, item: Int, inSection index: Int
  ) -> CompositionalElement? {
    element(inSection: index, ofRepetitionWith: item) { $0.supplement == id && $1 == item }
  }

  private func element(
    inSection index: Int, ofRepetitionWith item: Int, where isWanted: (GroupArrangement.Part, Int) -> Bool
  ) -> CompositionalElement? {
    guard sections.indices.contains(index), let repetition = sections[index].repetition(ofItem: item)
    else { return nil }
    return sections[index].stack.arrangement(of: repetition).parts
      .first { isWanted($0, repetition.firstItem + $0.item) }
      .map { element($0, of: repetition, inSection: index) }
  }

  /// A boundary element of a section, with its pinned frame. Nil when it does not exist.
  public func element(ofBoundary number: Int, inSection index: Int) -> CompositionalElement? {
    guard sections.indices.contains(index), sections[index].boundaryFrames.indices.contains(number)
    else { return nil }
    let section = sections[index]
    let boundary = section.section.boundaries[number]
    let natural = section.boundaryFrames[number].offset(
      by: environment.direction.point(main: section.start, cross: 0))
    let frame = pinned(
      natural, boundary, from: section.start, to: section.start + section.length, bands: section.bands)
    return CompositionalElement(
      kind: .boundary(number), section: index, frame: frame, zIndex: boundary.zIndex)
  }

  /// A boundary element of the layout, with its pinned frame. Nil when it does not exist.
  public func element(ofGlobalBoundary number: Int) -> CompositionalElement? {
    guard globalFrames.indices.contains(number) else { return nil }
    let boundary = globalBoundaries[number]
    let frame = pinned(globalFrames[number], boundary, from: 0, to: end, bands: globalBands)
    return CompositionalElement(
      kind: .globalBoundary(number), section: 0, frame: frame, zIndex: boundary.zIndex)
  }

  /// A background of a section. Nil when it does not exist.
  public func element(ofBackground number: Int, inSection index: Int) -> CompositionalElement? {
    guard sections.indices.contains(index), sections[index].section.backgrounds.indices.contains(number)
    else { return nil }
    return CompositionalElement(
      kind: .background(number), section: index, frame: sections[index].frame(ofBackground: number),
      zIndex: sections[index].section.backgrounds[number].zIndex)
  }

  /// Calls a closure with every element whose frame overlaps a rectangle.
  ///
  /// Elements that only share an edge with the rectangle are left out.
  ///
  /// - Complexity: O(log *s* + log *m* + *k*) for *s* sections, *m* measured repetitions, and *k* elements of sections and
  ///   groups near the rectangle.
  public func forEachElement(overlapping rectangle: Rectangle, _ body: (CompositionalElement) -> Void) {
    func report(_ element: CompositionalElement?) {
      if let element, element.frame.overlapsIncludingEmpty(rectangle) { body(element) }
    }
    for number in globalBoundaries.indices { report(element(ofGlobalBoundary: number)) }
    for index in sectionRange(near: environment.direction.main(rectangle)) {
      let section = sections[index]
      for number in section.section.backgrounds.indices {
        report(element(ofBackground: number, inSection: index))
      }
      for number in section.section.boundaries.indices {
        report(element(ofBoundary: number, inSection: index))
      }
      section.stack.forEachRepetition(overlapping: section.stackInterval(of: rectangle)) { repetition in
        for part in section.stack.arrangement(of: repetition).parts where part.item < repetition.itemCount {
          report(element(part, of: repetition, inSection: index))
        }
      }
    }
  }

  /// The sections that may have elements in an interval of the main axis.
  public func sections(near start: Double, to end: Double) -> Range<Int> {
    sectionRange(near: ClosedInterval(from: start, to: end))
  }

  private func sectionRange(near interval: ClosedInterval) -> Range<Int> {
    let first = sections.indices.partitionPoint { sections[$0].latestEnd + overhang < interval.from }
    let end = sections.indices.partitionPoint { sections[$0].start - overhang <= interval.to }
    return first..<max(first, end)
  }

  private func element(
    _ part: GroupArrangement.Part, of repetition: GroupStack.Repetition, inSection index: Int
  ) -> CompositionalElement {
    let section = sections[index]
    let item = repetition.firstItem + part.item
    return CompositionalElement(
      kind: part.supplement.map { .supplement(id: $0, item: item) } ?? .item(item), section: index,
      frame: part.frame.offset(by: section.origin(of: repetition)),
      zIndex: part.zIndex + (part.supplement == nil ? section.section.zIndex : 0))
  }

  /// The frame of a boundary element, pinned if it is to stay visible. It stays within its section, or the layout, and
  /// never covers the boundary elements at the other end.
  private func pinned(
    _ natural: Rectangle, _ boundary: CompositionalBoundary, from start: Double, to end: Double,
    bands: BoundaryBands
  ) -> Rectangle {
    guard boundary.isPinned, let visible else { return natural }
    let direction = environment.direction
    let interval = direction.main(natural)
    let length = interval.to - interval.from
    let isAtEnd = direction == .vertical ? boundary.edge == .bottom : boundary.edge == .right
    let pinning = SectionPinning(headers: !isAtEnd, footers: isAtEnd, start: visible.start, end: visible.end)
    let target =
      isAtEnd
      ? pinning.footerStart(natural: interval.from, first: start + bands.main.before, length: length)
      : pinning.headerStart(natural: interval.from, last: end - bands.main.after - length)
    return natural.offset(by: direction.point(main: target - interval.from, cross: 0))
  }
}

// Sizes of elements.
extension CompositionalSolver {
  /// The size of an item as it was described. Nil when the item does not exist.
  public func describedSize(ofItem item: Int, inSection index: Int) -> CompositionalSize? {
    guard sections.indices.contains(index), let repetition = sections[index].repetition(ofItem: item)
    else { return nil }
    let number = item - repetition.firstItem
    return sections[index].stack.arrangement(of: repetition).parts
      .first { $0.supplement == nil && $0.item == number }?.size
  }

  /// The measured size of an item. Nil when it was not measured.
  public func measuredSize(ofItem item: Int, inSection index: Int) -> Size2D? {
    sections.indices.contains(index) ? sections[index].stack.measured[item] : nil
  }

  /// Whether all items of a section can be shown: the group has room for an item, and repetitions do not all start at
  /// the same position.
  public func showsAllItems(ofSection index: Int) -> Bool {
    guard sections.indices.contains(index) else { return false }
    let stack = sections[index].stack
    return stack.pattern.itemCount > 0 && (stack.advance > 0 || stack.itemCount <= stack.pattern.itemCount)
  }
}
