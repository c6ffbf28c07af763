import Geometry
import LayoutCore

/// The rules of behaviour.md section 9, spelt out slowly: one frame after the other, everything kept.
///
/// Written for rows only; columns are the same with x and y exchanged before and after.
struct FlowReference {
  struct Section {
    var insets = Insets.zero
    var lineSpacing = 10.0
    var interitemSpacing = 10.0
    var header = 0.0
    var footer = 0.0
    var sizes: [Size2D] = []
  }

  /// Where a section and its lines begin and end, down the rows.
  struct Extent {
    var start: Double
    /// Behind the header.
    var contentStart: Double
    /// Before the footer.
    var contentEnd: Double
  }

  private(set) var elements: [SectionElement] = []
  private(set) var extents: [Extent] = []
  private(set) var contentSize = Size2D.zero

  init(_ sections: [Section], direction: LayoutAxis, crossExtent: Double, scale: Double = 2) {
    var bottom = 0.0
    for (number, section) in sections.enumerated() {
      let section = direction == .horizontal ? section.transposed : section
      func place(_ kind: SectionElement.Kind, x: Double, y: Double, _ size: Size2D) {
        func aligned(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
        let frame = Rectangle(origin: Point2D(x: aligned(x), y: aligned(y)), size: size)
        elements.append(
          SectionElement(
            kind: kind, section: number, frame: direction == .horizontal ? frame.transposed : frame))
      }
      let top = bottom
      if section.header > 0 {
        place(.header, x: 0, y: bottom, Size2D(width: crossExtent, height: section.header))
      }
      let contentStart = bottom + section.header
      bottom = contentStart + section.insets.top
      let available = crossExtent - section.insets.left - section.insets.right
      let lines = Self.lines(of: section, available: available)
      for (index, line) in lines.enumerated() {
        let sizes = line.map { section.sizes[$0] }
        let tallest = sizes.map(\.height).max() ?? 0
        let (start, room, gapCount) = Self.spacing(
          of: sizes, isLast: index == lines.count - 1, section.interitemSpacing, available)
        var x = section.insets.left + start
        for (position, item) in line.enumerated() {
          let size = section.sizes[item]
          let gaps = room * Double(position) / Double(gapCount)
          place(.item(item), x: x + gaps, y: bottom + (tallest - size.height) / 2, size)
          x += size.width
        }
        // No line starts before the one ahead of it.
        bottom += index == lines.count - 1 ? tallest : max(0, tallest + section.lineSpacing)
      }
      bottom += section.insets.bottom
      extents.append(Extent(start: top, contentStart: contentStart, contentEnd: bottom))
      if section.footer > 0 {
        place(.footer, x: 0, y: bottom, Size2D(width: crossExtent, height: section.footer))
      }
      // No section starts before the one ahead of it.
      bottom = max(top, bottom + section.footer)
    }
    contentSize = Size2D(width: crossExtent, height: bottom)
    if direction == .horizontal { contentSize = contentSize.transposed }
  }

  /// 10.1: the elements with headers or footers moved to stay between two places down the rows.
  func elements(pinnedTo pinning: SectionPinning, direction: LayoutAxis) -> [SectionElement] {
    elements.map { element in
      var frame = direction == .horizontal ? element.frame.transposed : element.frame
      let extent = extents[element.section]
      switch element.kind {
      case .header where pinning.headers:
        let last = extent.contentEnd - frame.size.height
        if pinning.start > frame.minY { frame.origin.y = max(frame.minY, min(pinning.start, last)) }
      case .footer where pinning.footers:
        let wanted = pinning.end - frame.size.height
        if wanted < frame.minY { frame.origin.y = min(frame.minY, max(wanted, extent.contentStart)) }
      default: break
      }
      var moved = element
      moved.frame = direction == .horizontal ? frame.transposed : frame
      return moved
    }
  }

  /// 9.1.
  private static func lines(of section: Section, available: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (item, size) in section.sizes.enumerated() {
      if !lines.isEmpty, used + section.interitemSpacing + size.width <= available + 1e-6 {
        lines[lines.count - 1].append(item)
        used += section.interitemSpacing + size.width
      } else {
        lines.append([item])
        used = size.width
      }
    }
    return lines
  }

  /// 9.2: where the first item starts, and how much room so many gaps share.
  private static func spacing(
    of sizes: [Size2D], isLast: Bool, _ minimum: Double, _ available: Double
  ) -> (start: Double, room: Double, gapCount: Int) {
    func justified(_ widths: [Double]) -> (Double, Double, Int) {
      let left = available - widths.reduce(0, +)
      return widths.count == 1 ? (left / 2, 0, 1) : (0, left, widths.count - 1)
    }
    let widths = sizes.map(\.width)
    if !isLast { return justified(widths) }
    guard sizes.allSatisfy({ $0 == sizes[0] }) else { return (0, minimum, 1) }
    var filled = [widths[0]]
    while filled.reduce(0, +) + Double(filled.count) * minimum + widths[0] <= available + 1e-6 {
      filled.append(widths[0])
    }
    return justified(filled)
  }
}

extension FlowReference.Section {
  var metrics: FlowSectionMetrics {
    FlowSectionMetrics(
      insets: insets, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing,
      headerSize: Size2D(width: header, height: header),
      footerSize: Size2D(width: footer, height: footer))
  }

  fileprivate var transposed: Self {
    var result = self
    result.insets = Insets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    result.sizes = sizes.map(\.transposed)
    return result
  }
}

extension Size2D {
  var transposed: Size2D { Size2D(width: height, height: width) }
}

extension Rectangle {
  var transposed: Rectangle {
    Rectangle(origin: Point2D(x: minY, y: minX), size: size.transposed)
  }
}

extension FlowSolver {
  /// Everything there is, by asking for each element by its name.
  var allElements: [SectionElement] {
    (0..<sectionCount).flatMap { section in
      let items = (0..<itemCount(inSection: section)).compactMap { item in
        frame(ofItem: item, inSection: section).map {
          SectionElement(kind: .item(item), section: section, frame: $0)
        }
      }
      let header = headerFrame(inSection: section).map {
        SectionElement(kind: .header, section: section, frame: $0)
      }
      let footer = footerFrame(inSection: section).map {
        SectionElement(kind: .footer, section: section, frame: $0)
      }
      return [header].compactMap { $0 } + items + [footer].compactMap { $0 }
    }
  }

  func elements(overlapping rectangle: Rectangle) -> [SectionElement] {
    var elements: [SectionElement] = []
    forEachElement(overlapping: rectangle) { elements.append($0) }
    return elements
  }

  /// A flow of one section whose items are all asked for.
  init(_ sizes: [Size2D], _ metrics: FlowSectionMetrics, in environment: FlowEnvironment) {
    self.init()
    appendSection(metrics, itemCount: sizes.count) { sizes[$0] }
    place(in: environment)
  }
}
