import Geometry

/// A column under a large header: header, menu bar, then for each section a header, cells and a footer.
///
/// All cells are equal. A section is therefore stored as one number, cells are found by division, and sections by
/// binary search. Nothing is stored per item. Coordinates are content coordinates: points, y down.
///
/// NaN and negative extents are treated as 0, and extents above 10¹² as 10¹². An offset that is not finite is treated
/// as 0.
public struct StretchySolver: Sendable {
  /// A section that takes space, and what is before it.
  struct Section {
    let index: Int
    let itemCount: Int
    /// The upper edge.
    let top: Double
    /// The number of cells and footers above.
    let elementsBefore: Int
  }

  /// The elements of the column, and their behaviour.
  public let settings: StretchySettings
  /// The size of the visible area in points.
  public let viewportSize: Size2D
  /// The size of every cell in points.
  public let itemSize: Size2D
  /// The number of sections, empty ones included.
  public private(set) var sectionCount = 0
  /// The number of all items, at most `Int.max / 2`.
  public private(set) var itemCount = 0

  /// The sections that take space, in order.
  private(set) var sections: [Section] = []
  /// The lower edge of the last element.
  private var bottom: Double

  /// Makes a column without sections.
  public init(settings: StretchySettings, viewportSize: Size2D) {
    self.settings = settings
    self.viewportSize = viewportSize
    let width = viewportSize.width.asExtent - 2 * settings.itemSpacing.asExtent
    let absent = Size2D(width: max(0, width), height: viewportSize.height.asExtent)
    itemSize = Self.present(settings.itemSize) ?? absent
    bottom = Self.height(settings.headerSize) + Self.height(settings.menuSize)
  }

  /// Adds a section at the end. A negative number of items is treated as 0.
  public mutating func appendSection(itemCount: Int) {
    let count = max(0, min(itemCount, Int.max / 2 - self.itemCount))
    let top = bottom
    bottom = top + sectionHeaderHeight + Double(count) * pitch + sectionFooterHeight
    if bottom > top {
      sections.append(
        Section(
          index: sectionCount, itemCount: count, top: top, elementsBefore: self.itemCount + sectionCount))
    }
    sectionCount += 1
    self.itemCount += count
  }

  /// The size of the content: as wide as the viewport, and down to the lower edge of the last element.
  public var contentSize: Size2D {
    Size2D(width: viewportSize.width.asExtent, height: bottom)
  }

  // MARK: - Positions in the content

  var headerHeight: Double { Self.height(settings.headerSize) }
  var menuHeight: Double { Self.height(settings.menuSize) }
  var sectionHeaderHeight: Double { Self.height(settings.sectionHeaderSize) }
  var sectionFooterHeight: Double { Self.height(settings.sectionFooterSize) }
  var lineSpacing: Double { settings.lineSpacing.asExtent }

  /// The distance between the upper edges of two neighbouring cells of a section.
  var pitch: Double { lineSpacing + itemSize.height }

  /// The lower edge of the last cell, or of the section's header when there are no cells.
  func bottomOfCells(of section: Section) -> Double {
    section.top + sectionHeaderHeight + Double(section.itemCount) * pitch
  }

  func frame(ofItem item: Int, in section: Section) -> Rectangle {
    let top = section.top + sectionHeaderHeight + Double(item) * pitch + lineSpacing
    return Rectangle(
      origin: Point2D(x: settings.itemSpacing.asExtent, y: top), size: itemSize)
  }

  /// The section with an index. Nil when it does not exist or takes no space.
  ///
  /// - Complexity: O(log *s*) for *s* sections that take space.
  func section(at index: Int) -> Section? {
    let sectionIndex = firstSection { $0.index >= index }
    guard sectionIndex < sections.count, sections[sectionIndex].index == index else { return nil }
    return sections[sectionIndex]
  }

  /// The index in `sections` of the first section that extends below a coordinate.
  func firstSection(reachingBelow y: Double) -> Int {
    firstSection { bottomOfCells(of: $0) + sectionFooterHeight > y }
  }

  /// The first index at which a condition holds, by binary search. The condition must hold for all following indices.
  private func firstSection(where holds: (Section) -> Bool) -> Int {
    sections.indices.partitionPoint { !holds(sections[$0]) }
  }

  // MARK: - Sizes

  /// The size with valid extents. Nil when it has no area, which means that the element is absent.
  static func present(_ size: Size2D?) -> Size2D? {
    guard let size else { return nil }
    let sound = size.asExtents
    return sound.width > 0 && sound.height > 0 ? sound : nil
  }

  private static func height(_ size: Size2D?) -> Double { present(size)?.height ?? 0 }
}
