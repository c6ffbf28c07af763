import Geometry

/// Columns of equal width with items of any length. Every item goes to the end of the column that is shortest so far.
/// Sections follow one another.
///
/// Append the sections, which places their items. Then query the geometry and make individual changes. All geometry is
/// in content coordinates: points, y down. It is exact, nothing is rounded to pixels. The content ends with the lowest
/// item and its inset. NaN and negative lengths are treated as 0, and lengths above 10¹² as 10¹².
///
/// At most 16 bytes per item are stored, in buffers that are reused. After a change, only the items after it are placed
/// again.
public struct WaterfallSolver: Sendable {
  /// The environment of the sections.
  public private(set) var environment = WaterfallEnvironment(direction: .vertical, crossExtent: 0)

  /// The current sections, followed by old ones that are kept for their buffers.
  private var sections = ContiguousArray<WaterfallSection>()

  /// The number of sections.
  public private(set) var sectionCount = 0

  /// The maximum distance by which an element extends out of its section. It is 0 without negative insets.
  private var overhang = 0.0

  /// Makes a waterfall without sections.
  public init() {}

  /// The number of items of a section. 0 when the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    (0..<sectionCount).contains(section) ? sections[section].items.itemCount : 0
  }

  /// The cross extent of each column of a section, in points. 0 when the section does not exist.
  public func columnWidth(inSection section: Int) -> Double {
    (0..<sectionCount).contains(section) ? sections[section].columnWidth : 0
  }

  /// The size of the content in points: up to the end of the last section, with the whole cross extent.
  public var contentSize: Size2D {
    environment.direction.size(
      main: sectionCount > 0 ? sections[sectionCount - 1].end : 0, cross: environment.crossExtent)
  }

  // MARK: - Sections

  /// Removes all sections, but remembers their items. Sections that are appended again with the same items at the same
  /// indices are not placed again.
  public mutating func removeAllSections(in environment: WaterfallEnvironment) {
    self.environment = environment
    sectionCount = 0
    overhang = 0
  }

  /// Removes all sections, but remembers the items of sections that were moved, or that stay while others are inserted
  /// or deleted.
  ///
  /// - Parameters:
  ///   - environment: The environment of the new sections.
  ///   - origins: For each section that will be appended, its old index. Nil for a new section.
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
  ///   - itemCount: The number of items. A negative number is treated as 0.
  ///   - lengthOfItem: Returns the length of an item. It receives the index of the item and the width of the columns.
  public mutating func appendSection(
    _ metrics: WaterfallSectionMetrics, itemCount: Int,
    lengthOfItem: (_ item: Int, _ columnWidth: Double) -> Double
  ) {
    append(metrics) { section, _ in
      let width = section.columnWidth
      section.items.place(itemCount: itemCount, by: section.rule) { lengthOfItem($0, width) }
    }
  }

  /// Adds the section that had this index before all sections were removed. Asks only for the lengths of the items that
  /// arrive. Asks for all lengths when the width of the columns has changed or the item counts do not agree.
  ///
  /// - Parameters:
  ///   - metrics: The columns and distances of the section.
  ///   - itemCount: The new number of items.
  ///   - leaving: The items that were removed, by their old indices.
  ///   - arriving: The items that were inserted, by their new indices.
  ///   - lengthOfItem: Returns the length of an item. It receives the index of the item and the width of the columns.
  public mutating func appendSection(
    _ metrics: WaterfallSectionMetrics, itemCount: Int, leaving: [Int], arriving: [Int],
    lengthOfItem: (_ item: Int, _ columnWidth: Double) -> Double
  ) {
    append(metrics) { section, oldWidth in
      let (width, rule) = (section.columnWidth, section.rule)
      if width == oldWidth, section.items.itemCount - leaving.count + arriving.count == itemCount {
        section.items.place(leaving: leaving, arriving: arriving, by: rule) { lengthOfItem($0, width) }
        // The counts differ when an index was listed twice or does not exist.
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

  /// Asks again for the lengths of some items. Items that do not exist are ignored.
  ///
  /// - Parameters:
  ///   - items: The items, section by section.
  ///   - lengthOfItem: Returns the length of an item. It receives the index of the item and of its section, and the width of
  ///     the columns.
  public mutating func changeLengths(
    of items: [(section: Int, items: [Int])],
    lengthOfItem: (_ item: Int, _ section: Int, _ columnWidth: Double) -> Double
  ) {
    var first = sectionCount
    for (section, items) in items where (0..<sectionCount).contains(section) {
      let width = sections[section].columnWidth
      sections[section].items.replaceLengths(of: items) { lengthOfItem($0, section, width) }
      first = min(first, section)
    }
    stack(from: first)
  }

  private mutating func stack(from first: Int) {
    for index in first..<sectionCount {
      sections[index].start = index > 0 ? sections[index - 1].end : 0
      sections[index].stack(in: environment)
      overhang = max(overhang, sections[index].overhang)
    }
  }

  // MARK: - Queries

  /// The frame of an item. Nil when the item does not exist.
  ///
  /// - Complexity: O(1).
  public func frame(ofItem item: Int, inSection section: Int) -> Rectangle? {
    guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
    let place = sections[section].items.place(ofItem: item)
    return frame(start: place.start, length: place.length, column: place.column, of: sections[section])
  }

  /// The frame of a section's header, which has the whole cross extent. Nil when there is no header.
  public func headerFrame(inSection section: Int) -> Rectangle? {
    guard (0..<sectionCount).contains(section) else { return nil }
    return boundaryFrame(at: sections[section].start, length: sections[section].metrics.headerLength)
  }

  /// The frame of a section's footer, which has the whole cross extent. Nil when there is no footer.
  public func footerFrame(inSection section: Int) -> Rectangle? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let start = sections[section].start + sections[section].footerStart
    return boundaryFrame(at: start, length: sections[section].metrics.footerLength)
  }

  /// Calls a closure with every element whose frame overlaps a rectangle: section by section, each header first and
  /// footer last, items column by column.
  ///
  /// Elements that only share an edge with the rectangle are left out. An element or a rectangle without area overlaps
  /// what contains it, edges included.
  ///
  /// - Complexity: O(log *s* + *c* · log *n* + *k*) for *s* sections, *c* columns, *n* items, and *k* elements near the
  ///   rectangle. Allocates nothing.
  public func forEachElement(overlapping rectangle: Rectangle, _ body: (SectionElement) -> Void) {
    // Mirroring twice may move the rectangle by a rounding error. The final check corrects that.
    let interval = environment.direction.main(mirrored(rectangle))
    let near = ClosedInterval(from: interval.from - 1e-3, to: interval.to + 1e-3)
    for index in sectionRange(near: near) {
      func report(_ kind: SectionElement.Kind, _ frame: Rectangle) {
        if frame.overlapsIncludingEmpty(rectangle) {
          body(SectionElement(kind: kind, section: index, frame: frame))
        }
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

  /// The sections that may have elements in an interval of the main axis.
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

  /// The rectangle, mirrored when the environment is.
  private func mirrored(_ rectangle: Rectangle) -> Rectangle {
    guard environment.isMirrored else { return rectangle }
    return Rectangle(
      origin: Point2D(x: contentSize.width - rectangle.maxX, y: rectangle.minY), size: rectangle.size)
  }
}
