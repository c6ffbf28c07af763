import Geometry

// Queries that are valid after placing.
extension FlowSolver {
  /// The frame of an item. Nil when the item does not exist.
  ///
  /// - Complexity: O(1) among equal items, otherwise O(log *l* + *k*) for *l* lines and *k* items of the line.
  public func frame(ofItem item: Int, inSection section: Int) -> Rectangle? {
    guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
    let section = sections[section]
    let block = section.blocks[section.blocks.index(ofItem: item)]
    guard block.lineCount > 0 else { return nil }
    let index = item - block.firstItem
    let number = line(ofItem: index, in: block, section)
    var found: Rectangle?
    if let record = record(of: block) {
      let (firstLine, firstSize) = (record.range.lowerBound, record.lines[record.range.lowerBound].firstItem)
      let line = line(firstLine + number, in: record, of: block, section)
      forEachItem(of: line, in: record, among: firstSize + index..<firstSize + index + 1) { found = $1 }
    } else {
      let line = line(number, of: block, section)
      forEachItem(of: line, size: section.equalSize, among: index..<index + 1) { found = $1 }
    }
    return found
  }

  /// The cross extent that is available to the items of a section, in points. It is negative when the insets are larger
  /// than the cross extent of the flow.
  public func room(inSection section: Int) -> Double {
    sections.indices.contains(section) ? available(in: sections[section]) : 0
  }

  /// The frame of a section's header, with `pinning` applied. Nil when there is no header.
  public func headerFrame(inSection index: Int) -> Rectangle? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let length = environment.direction.main(section.metrics.headerSize)
    guard length > 0 else { return nil }
    return boundaryFrame(
      at: pinning.headerStart(
        natural: environment.alignedToPixel(section.start),
        last: environment.alignedToPixel(section.start + section.footerStart - length)),
      length: length)
  }

  /// The frame of a section's footer, with `pinning` applied. Nil when there is no footer.
  public func footerFrame(inSection index: Int) -> Rectangle? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let length = environment.direction.main(section.metrics.footerSize)
    guard length > 0 else { return nil }
    let header = environment.direction.main(section.metrics.headerSize)
    return boundaryFrame(
      at: pinning.footerStart(
        natural: environment.alignedToPixel(section.start + section.footerStart),
        first: environment.alignedToPixel(section.start + header), length: length),
      length: length)
  }

  /// Calls a closure with every element whose frame overlaps a rectangle: section by section, each header first and
  /// footer last.
  ///
  /// Elements that only share an edge with the rectangle are left out. An element or a rectangle without area overlaps
  /// what contains it, edges included. Allocates nothing.
  ///
  /// - Complexity: O(log *s* + log *l* + *k*) for *s* sections, *l* lines, and *k* elements of the sections and lines near the
  ///   rectangle.
  public func forEachElement(overlapping rectangle: Rectangle, _ body: (SectionElement) -> Void) {
    var interval = environment.direction.main(rectangle)
    // Rounding may have moved an origin by half a pixel.
    interval.from -= 1 / environment.displayScale
    interval.to += 1 / environment.displayScale
    for index in sectionRange(near: interval) {
      func report(_ kind: SectionElement.Kind, _ frame: Rectangle) {
        if frame.overlapsIncludingEmpty(rectangle) {
          body(SectionElement(kind: kind, section: index, frame: frame))
        }
      }
      let section = sections[index]
      if let frame = headerFrame(inSection: index) { report(.header, frame) }
      for number in blocks(of: section, near: interval) {
        let block = section.blocks[number]
        let record = record(of: block)
        for lineNumber in lines(of: block, record, section, near: interval) {
          if let record {
            let before = block.firstItem - record.lines[record.range.lowerBound].firstItem
            let line = line(lineNumber, in: record, of: block, section)
            forEachItem(of: line, in: record, among: line.items) { report(.item(before + $0), $1) }
          } else {
            let line = line(lineNumber, of: block, section)
            forEachItem(of: line, size: section.equalSize, among: line.items) {
              report(.item(block.firstItem + $0), $1)
            }
          }
        }
      }
      if let frame = footerFrame(inSection: index) { report(.footer, frame) }
    }
  }

  /// The sections with elements in an interval of the main axis, and possibly some near it.
  public func sections(near start: Double, to end: Double) -> Range<Int> {
    sectionRange(near: ClosedInterval(from: start, to: end))
  }

  /// The sections that may have elements in an interval of the main axis.
  private func sectionRange(near interval: ClosedInterval) -> Range<Int> {
    let first = sections.indices.partitionPoint { sections[$0].end + overhang < interval.from }
    let end = sections.indices.partitionPoint { sections[$0].start - overhang <= interval.to }
    return first..<max(first, end)
  }

  /// A header or footer has the whole cross extent, regardless of the insets (Behaviour.md 9.5).
  private func boundaryFrame(at start: Double, length: Double) -> Rectangle {
    let direction = environment.direction
    return Rectangle(
      origin: direction.point(main: start, cross: 0),
      size: direction.size(main: length, cross: environment.crossExtent))
  }

  /// Calls a closure with items of a line of equal items, and their frames, in order.
  private func forEachItem(
    of line: FlowLinePlacement, size: Size2D, among items: Range<Int>, _ body: (Int, Rectangle) -> Void
  ) {
    let length = environment.direction.cross(size)
    for item in items {
      let before = Double(item - line.items.lowerBound) * length
      body(item, frame(ofItem: item, size: size, after: before, on: line))
    }
  }

  /// Calls a closure with items of a line, by their indices in the array of sizes, and their frames, in order.
  private func forEachItem(
    of line: FlowLinePlacement, in record: FlowRecord, among items: Range<Int>,
    _ body: (Int, Rectangle) -> Void
  ) {
    var before = 0.0
    for item in line.items.lowerBound..<items.upperBound {
      let size = record.sizes[item]
      if item >= items.lowerBound {
        body(item, frame(ofItem: item, size: size, after: before, on: line))
      }
      before += environment.direction.cross(size)
    }
  }

  /// The frame of an item, with each coordinate rounded from its exact value (Behaviour.md 9.3, 9.4).
  private func frame(
    ofItem item: Int, size: Size2D, after lengthBefore: Double, on line: FlowLinePlacement
  ) -> Rectangle {
    let direction = environment.direction
    let main = line.start + (line.extent - direction.main(size)) / 2
    let cross = line.leading + lengthBefore + line.gaps.before(item - line.items.lowerBound)
    return Rectangle(
      origin: direction.point(
        main: environment.alignedToPixel(main), cross: environment.alignedToPixel(cross)),
      size: size)
  }
}
