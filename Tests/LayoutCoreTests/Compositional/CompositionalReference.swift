import Geometry
import LayoutCore

/// The rules of behaviour 16.1 to 16.6, spelt out slowly: every item of every repetition placed by itself.
///
/// For a vertical layout of groups without estimates.
enum CompositionalReference {
  /// The frames of the items of a section, for a container of a width and a height.
  static func frames(_ section: CompositionalSection, itemCount: Int, in container: Size2D) -> [Rectangle] {
    let room = Size2D(
      width: max(0, container.width - section.contentInsets.left - section.contentInsets.right),
      height: max(0, container.height - section.contentInsets.top - section.contentInsets.bottom))
    let group = frames(section.group, size(section.group, in: room))
    let edges = section.group.edgeSpacing
    var frames: [Rectangle] = []
    var y = section.contentInsets.top
    while frames.count < itemCount {
      let origin = Point2D(
        x: section.contentInsets.left + minimum(edges.left), y: y + minimum(edges.top))
      frames += group.prefix(itemCount - frames.count).map { $0.offset(by: origin) }
      y +=
        minimum(edges.top) + size(section.group, in: room).height + minimum(edges.bottom)
        + section.interGroupSpacing
    }
    return frames
  }

  /// The frames of the items in a place of a size, from its corner.
  private static func frames(_ item: CompositionalItem, _ size: Size2D) -> [Rectangle] {
    let inner = Rectangle(origin: .zero, size: size).inset(by: item.contentInsets)
    guard case .group(let group) = item.content else { return [inner] }
    let isRow = group.axis == .horizontal
    let length = isRow ? inner.width : inner.height
    func along(_ size: Size2D) -> Double { isRow ? size.width : size.height }
    func before(_ item: CompositionalItem) -> Double {
      minimum(isRow ? item.edgeSpacing.left : item.edgeSpacing.top)
    }
    func after(_ item: CompositionalItem) -> Double {
      minimum(isRow ? item.edgeSpacing.right : item.edgeSpacing.bottom)
    }
    var row: [(item: CompositionalItem, size: Size2D)] = []
    func used(_ row: [(item: CompositionalItem, size: Size2D)]) -> Double {
      row.reduce(0) { $0 + before($1.item) + along($1.size) + after($1.item) }
        + Double(max(0, row.count - 1)) * minimum(group.interItemSpacing)
    }
    switch group.repetition {
    case .untilFull:
      while true {
        let next = group.subitems[row.count % group.subitems.count]
        let longer = row + [(next, self.size(next, in: inner.size))]
        if !row.isEmpty, used(longer) > length + 1e-6 { break }
        row = longer
      }
    case .copies(let count):
      row = (0..<count).map { _ in (group.subitems[0], self.size(group.subitems[0], in: inner.size)) }
    case .equalParts(let count):
      let item = group.subitems[0]
      var size = self.size(item, in: inner.size)
      let part =
        (length - Double(count - 1) * minimum(group.interItemSpacing)) / Double(count) - before(item)
        - after(item)
      if isRow { size.width = max(0, part) } else { size.height = max(0, part) }
      row = (0..<count).map { _ in (item, size) }
    case .frames(let frames, _):
      return frames.map { $0.offset(by: inner.origin) }
    case .provided:
      return []
    }
    var gap = minimum(group.interItemSpacing)
    if case .flexible = group.interItemSpacing, row.count > 1 {
      gap += max(0, length - used(row)) / Double(row.count - 1)
    }
    var place = 0.0
    var result: [Rectangle] = []
    for (item, size) in row {
      place += before(item)
      let origin =
        isRow
        ? Point2D(x: place, y: minimum(item.edgeSpacing.top))
        : Point2D(x: minimum(item.edgeSpacing.left), y: place)
      result += frames(item, size).map { $0.offset(by: inner.origin + origin) }
      place += along(size) + after(item) + gap
    }
    return result
  }

  private static func size(_ item: CompositionalItem, in container: Size2D) -> Size2D {
    func extent(_ dimension: CompositionalDimension) -> Double {
      switch dimension {
      case .absolute(let points): points
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      case .estimated, .uniformAcrossSiblings: .nan
      }
    }
    return Size2D(width: extent(item.size.width), height: extent(item.size.height))
  }

  private static func minimum(_ spacing: CompositionalSpacing) -> Double {
    switch spacing {
    case .fixed(let points), .flexible(let points): points
    }
  }
}
