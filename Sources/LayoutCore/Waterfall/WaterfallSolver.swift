import Geometry

/// Columns of equal width, items of any length; every item goes under the column that is shortest at that
/// moment, and sections follow one another.
///
/// First the sections are appended, which places their items; then questions are answered, and single changes
/// made. All geometry is in content coordinates: points, y down, exact (nothing is rounded to pixels), so that
/// the content ends with the lowest item and its inset. Lengths that are negative or NaN count as 0, those
/// beyond 10¹² as 10¹².
///
/// At most 16 bytes an item are kept, in buffers that stay for the next round. A change places only items behind
/// it again.
public struct WaterfallSolver: Sendable {
  /// The surroundings of the sections.
  public private(set) var environment = WaterfallEnvironment(direction: .vertical, crossExtent: 0)

  /// The sections of this round, and behind them those left of an earlier one for the sake of their buffers.
  private var sections = ContiguousArray<WaterfallSection>()

  /// How many sections there are.
  public private(set) var sectionCount = 0

  /// How far an element reaches out of its section at most: not at all without negative insets.
  private var overhang = 0.0

  /// Makes a waterfall of no sections.
  public init() {}

  /// How many items a section has; 0 when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    (0..<sectionCount).contains(section) ? sections[section].items.itemCount : 0
  }

  /// The extent of each column of a section across, in points; 0 when there is no such section.
  public func columnWidth(inSection section: Int) -> Double {
    (0..<sectionCount).contains(section) ? sections[section].columnWidth : 0
  }

  /// The extent of everything, in points: to the end of the last section, and all the room across.
  public var contentSize: Size2D {
    environment.direction.size(
      main: sectionCount > 0 ? sections[sectionCount - 1].end : 0, cross: environment.crossExtent)
  }

  // MARK: - Sections

  /// Forgets all sections, but keeps what is known of their items: those that come again as they were, and where
  /// they were, are not placed again.
  public mutating func removeAllSections(in environment: WaterfallEnvironment) {
    self.environment = environment
    sectionCount = 0
    overhang = 0
  }

  /// Forgets all sections, but keeps what is known of their items where sections have come, gone or moved.
  ///
  /// - Parameter origins: For each section that is to be added its index so far; nil for a new one.
  public mutating func removeAllSections(in environment: WaterfallEnvironment, keeping origins: [Int?]) {
    let old = sections
    sections = ContiguousArray(
      origins.map { origin in
        origin.flatMap { (0..<sectionCount).contains($0) ? old[$0] : nil } ?? WaterfallSection()
      })
    removeAllSections(in: environment)
  }

  /// Adds a section, and asks for the length of each item along the main axis once, in order.
  ///
  /// - Parameters:
  ///   - metrics: The columns and distances of the section.
  ///   - itemCount: How many items it has; negative numbers count as 0.
  ///   - lengthOfItem: Told the number of an item and the width of columns.
  public mutating func appendSection(
    _ metrics: WaterfallSectionMetrics, itemCount: Int,
    lengthOfItem: (_ item: Int, _ columnWidth: Double) -> Double
  ) {
    append(metrics) { section, _ in
      let width = section.columnWidth
      section.items.place(itemCount: itemCount, by: section.rule) { lengthOfItem($0, width) }
    }
  }

  /// Adds the section that was in this place before all were forgotten. Only items that arrive are asked for, as long
  /// as columns are as wide as they were and the numbers of items agree; otherwise all are.
  ///
  /// - Parameters:
  ///   - metrics: The columns and distances of the section.
  ///   - itemCount: How many items it has now.
  ///   - leaving: The items that it has no more, by their numbers before.
  ///   - arriving: Those that it has instead, by their numbers now.
  ///   - lengthOfItem: Told the number of an item and the width of columns.
  public mutating func appendSection(
    _ metrics: WaterfallSectionMetrics, itemCount: Int, leaving: [Int], arriving: [Int],
    lengthOfItem: (_ item: Int, _ columnWidth: Double) -> Double
  ) {
    append(metrics) { section, oldWidth in
      let (width, rule) = (section.columnWidth, section.rule)
      if width == oldWidth, section.items.itemCount - leaving.count + arriving.count == itemCount {
        section.items.place(leaving: leaving, arriving: arriving, by: rule) { lengthOfItem($0, width) }
        // Unless some were named twice, or do not exist.
        if section.items.itemCount == itemCount { return }
      }
      section.items.place(itemCount: itemCount, by: rule) { lengthOfItem($0, width) }
    }
  }

  private mutating func append(
    _ metrics: WaterfallSectionMetrics,
    placingItems place: (inout WaterfallSection, _ oldColumnWidth: Double) -> Void
  ) {
    if sectionCount == sections.count { sections.append(WaterfallSection()) }
    let index = sectionCount
    sectionCount += 1
    let oldWidth = sections[index].columnWidth
    sections[index].metrics = metrics
    sections[index].makeColumns(in: environment)
    place(&sections[index], oldWidth)
    stack(from: index)
  }

  /// Some items of a section may have another length, and are asked for. Items that do not exist are passed over.
  public mutating func changeLengths(
    of items: some Sequence<Int>, inSection section: Int,
    lengthOfItem: (_ item: Int, _ columnWidth: Double) -> Double
  ) {
    guard (0..<sectionCount).contains(section) else { return }
    let width = sections[section].columnWidth
    sections[section].items.replaceLengths(of: items) { lengthOfItem($0, width) }
    stack(from: section)
  }

  private mutating func stack(from first: Int) {
    for index in first..<sectionCount {
      sections[index].start = index > 0 ? sections[index - 1].end : 0
      sections[index].stack(in: environment)
      overhang = max(overhang, sections[index].overhang)
    }
  }

  // MARK: - Questions

  /// The frame of an item, or nil when there is no such item. Complexity: O(1).
  public func frame(ofItem item: Int, inSection section: Int) -> Rectangle? {
    guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
    let place = sections[section].items.place(ofItem: item)
    return frame(start: place.start, length: place.length, column: place.column, of: sections[section])
  }

  /// The frame of a section's header, all the room across; nil when there is none.
  public func headerFrame(inSection section: Int) -> Rectangle? {
    guard (0..<sectionCount).contains(section) else { return nil }
    return boundaryFrame(at: sections[section].start, length: sections[section].metrics.headerLength)
  }

  /// The frame of a section's footer, all the room across; nil when there is none.
  public func footerFrame(inSection section: Int) -> Rectangle? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let start = sections[section].start + sections[section].footerStart
    return boundaryFrame(at: start, length: sections[section].metrics.footerLength)
  }

  /// Calls back with every element whose frame shares an area with a rectangle: by sections, each header first
  /// and footer last, and items column by column.
  ///
  /// Neighbours that only touch the rectangle are left out; an element or a rectangle of no area meets what it
  /// lies in, edges included.
  ///
  /// - Complexity: O(log sections + columns · log items) and the elements that come near; allocates nothing.
  public func forEachElement(meeting rectangle: Rectangle, _ body: (FlowElement) -> Void) {
    // Mirrored twice, the rectangle may have moved by a rounding error, which the final check makes up for.
    let interval = environment.direction.main(mirrored(rectangle))
    let near = ClosedInterval(from: interval.from - 1e-3, to: interval.to + 1e-3)
    for index in sectionRange(near: near) {
      func report(_ kind: FlowElement.Kind, _ frame: Rectangle) {
        if frame.meets(rectangle) { body(FlowElement(kind: kind, section: index, frame: frame)) }
      }
      let origin = sections[index].start + sections[index].columnStart
      if let frame = headerFrame(inSection: index) { report(.header, frame) }
      let inColumns = ClosedInterval(from: near.from - origin, to: near.to - origin)
      sections[index].items.forEachItem(near: inColumns) { item, column, start, length in
        report(.item(item), frame(start: start, length: length, column: column, of: sections[index]))
      }
      if let frame = footerFrame(inSection: index) { report(.footer, frame) }
    }
  }

  /// The sections that may meet a stretch of the main axis.
  private func sectionRange(near interval: ClosedInterval) -> Range<Int> {
    let all = 0..<sectionCount
    let first = all.partitionPoint { sections[$0].end + overhang < interval.from }
    let end = all.partitionPoint { sections[$0].start - overhang <= interval.to }
    return first..<max(first, end)
  }

  private func frame(start: Double, length: Double, column: Int, of section: WaterfallSection) -> Rectangle {
    let direction = environment.direction
    return mirrored(
      Rectangle(
        origin: direction.point(
          main: section.start + section.columnStart + start,
          cross: section.crossStart(ofColumn: column, in: environment)),
        size: direction.size(main: length, cross: section.columnWidth)))
  }

  private func boundaryFrame(at start: Double, length: Double) -> Rectangle? {
    guard length > 0 else { return nil }
    let direction = environment.direction
    return mirrored(
      Rectangle(
        origin: direction.point(main: start, cross: 0),
        size: direction.size(main: length, cross: environment.crossExtent)))
  }

  /// A rectangle with left and right changed, if they are.
  private func mirrored(_ rectangle: Rectangle) -> Rectangle {
    guard environment.isMirrored else { return rectangle }
    return Rectangle(
      origin: Point2D(x: contentSize.width - rectangle.maxX, y: rectangle.minY), size: rectangle.size)
  }
}
