import Geometry

// Where elements stand: the questions asked after placing.
extension FlowSolver {
  /// The frame of an item, or nil when there is no such item. Complexity: O(1) among equal items, otherwise
  /// O(log lines + items of the line).
  public func frame(ofItem item: Int, inSection section: Int) -> Rectangle? {
    guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
    let section = sections[section]
    let block = section.blocks[section.blocks.index(ofItem: item)]
    guard block.lineCount > 0 else { return nil }
    let place = item - block.firstItem
    let number = line(ofItem: place, in: block, section)
    var found: Rectangle?
    if let record = record(of: block) {
      let (firstLine, firstSize) = (record.range.lowerBound, record.lines[record.range.lowerBound].firstItem)
      let line = line(firstLine + number, in: record, of: block, section)
      forEachItem(of: line, in: record, among: firstSize + place..<firstSize + place + 1) { found = $1 }
    } else {
      let line = line(number, of: block, section)
      forEachItem(of: line, size: section.equalSize, among: place..<place + 1) { found = $1 }
    }
    return found
  }

  /// The room that the items of a section have across, in points: negative when insets are larger than all there is.
  public func room(inSection section: Int) -> Double {
    sections.indices.contains(section) ? available(in: sections[section]) : 0
  }

  /// The frame of a section's header, where `pinning` has it; nil when there is none.
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

  /// The frame of a section's footer, where `pinning` has it; nil when there is none.
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

  /// Calls back with every element whose frame shares an area with a rectangle, by sections, each header first
  /// and footer last.
  ///
  /// Neighbours that only touch the rectangle are left out; an element or a rectangle of no area meets what it
  /// lies in, edges included. Allocates nothing. Complexity: O(log sections + log lines) and the elements of
  /// the sections and lines that come near.
  public func forEachElement(meeting rectangle: Rectangle, _ body: (FlowElement) -> Void) {
    var interval = environment.direction.main(rectangle)
    // Rounding may have moved an origin by half a pixel.
    interval.from -= 1 / environment.displayScale
    interval.to += 1 / environment.displayScale
    for index in sectionRange(near: interval) {
      func report(_ kind: FlowElement.Kind, _ frame: Rectangle) {
        if frame.meets(rectangle) { body(FlowElement(kind: kind, section: index, frame: frame)) }
      }
      let section = sections[index]
      if let frame = headerFrame(inSection: index) { report(.header, frame) }
      for number in blocks(of: section, near: interval) {
        let block = section.blocks[number]
        let record = record(of: block)
        for place in lines(of: block, record, section, near: interval) {
          if let record {
            let before = block.firstItem - record.lines[record.range.lowerBound].firstItem
            let line = line(place, in: record, of: block, section)
            forEachItem(of: line, in: record, among: line.items) { report(.item(before + $0), $1) }
          } else {
            let line = line(place, of: block, section)
            forEachItem(of: line, size: section.equalSize, among: line.items) {
              report(.item(block.firstItem + $0), $1)
            }
          }
        }
      }
      if let frame = footerFrame(inSection: index) { report(.footer, frame) }
    }
  }

  /// The sections that meet a stretch of the main axis with anything, or perhaps only come near.
  public func sections(near start: Double, to end: Double) -> Range<Int> {
    sectionRange(near: ClosedInterval(from: start, to: end))
  }

  /// The sections that may meet a stretch of the main axis.
  private func sectionRange(near interval: ClosedInterval) -> Range<Int> {
    let first = sections.indices.partitionPoint { sections[$0].end + overhang < interval.from }
    let end = sections.indices.partitionPoint { sections[$0].start - overhang <= interval.to }
    return first..<max(first, end)
  }

  /// A header or footer: all the room across, whatever the insets (9.5).
  private func boundaryFrame(at start: Double, length: Double) -> Rectangle {
    let direction = environment.direction
    return Rectangle(
      origin: direction.point(main: start, cross: 0),
      size: direction.size(main: length, cross: environment.crossExtent))
  }

  /// Calls back with items of a line of equal items, and their frames, in order.
  private func forEachItem(
    of line: FlowLinePlacement, size: Size2D, among items: Range<Int>, _ body: (Int, Rectangle) -> Void
  ) {
    let length = environment.direction.cross(size)
    for item in items {
      let before = Double(item - line.items.lowerBound) * length
      body(item, frame(ofItem: item, size: size, after: before, on: line))
    }
  }

  /// Calls back with items of a line, by their places among the sizes, and their frames, in order.
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

  /// The frame of an item, each coordinate rounded from its exact value (9.3, 9.4).
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
