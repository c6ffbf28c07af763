import Geometry

/// Computes the sizes and positions of the contents of one repetition of a group (Behaviour.md 16.1 to 16.6).
struct GroupArranger {

  /// The number of positions that are arranged after the last item, so that flexible spacings are those of a full
  /// group. A larger group is unlikely to be visible in full.
  static let maximumNumberOfEmptyPlaces = 256

  /// The maximum number of items in one repetition. A view that shows more has invalid sizes.
  static let maximumItemCount = 100_000

  /// The measured sizes of the section's items.
  let measured: MeasuredSizes
  /// The index in the section of the first item of the repetition.
  let firstItem: Int
  /// The number of items from that one onwards.
  let itemCount: Int

  private var placeLimit: Int {
    min(itemCount, Self.maximumItemCount - Self.maximumNumberOfEmptyPlaces)
      + Self.maximumNumberOfEmptyPlaces
  }

  /// Arranges an item or group.
  ///
  /// - Parameters:
  ///   - item: The item or group.
  ///   - container: The size of its container.
  ///   - first: The index in the repetition of its first item.
  ///   - length: An extent along an axis that replaces its own extent.
  func arrange(
    _ item: CompositionalItem, in container: Size2D, first: Int = 0,
    length: (axis: LayoutAxis, extent: Double)? = nil
  ) -> ArrangedItem {
    var result = ArrangedItem(
      item: item, size: item.size.size(in: container), firstItem: first, itemCount: 1,
      isReal: first < itemCount)
    if case .single = item.content {
      result.size = item.size.size(in: container, measured: measured[firstItem + first])
    }
    if let (axis, extent) = length {
      result.size = axis.size(
        main: extent, cross: axis.cross(result.size))
    }
    if case .group(let group) = item.content { fill(&result, with: group, isLengthGiven: length != nil) }
    return result
  }

  // MARK: - Groups

  /// Arranges the contents of a group, and computes the size of the group where it depends on them.
  private func fill(_ result: inout ArrangedItem, with group: CompositionalGroup, isLengthGiven: Bool) {
    let axis = group.axis
    let (size, insets) = (result.item.size, result.item.size.counting(result.item.contentInsets))
    let isMainEstimated = size.main(axis).isEstimated && !isLengthGiven
    var room = result.item.room(in: result.size)
    var items = subitems(of: group, in: room, isMainEstimated: isMainEstimated, first: result.firstItem)
    if size.cross(axis).isEstimated, let extent = crossExtent(of: items, axis) {
      // Fractions refer to the final size of the group.
      room = axis.size(main: axis.main(room), cross: extent)
      items = subitems(of: group, in: room, isMainEstimated: isMainEstimated, first: result.firstItem)
      let inset = axis.cross(insets)
      result.size = axis.size(
        main: axis.main(result.size), cross: extent + inset.leading + inset.trailing)
    }
    result.itemCount = items.reduce(0) { $0 + $1.itemCount }
    if case .frames(let frames, _) = group.repetition {
      result.children = zip(frames, items).map {
        ArrangedItem.Child(
          origin: Point2D(x: $0.minX.asDistance, y: $0.minY.asDistance), item: $1)
      }
      return
    }
    let end: Double
    (result.children, end) = place(items, of: group, in: room, isMainEstimated: isMainEstimated)
    if isMainEstimated, !items.isEmpty {
      result.size = axis.size(main: end, cross: axis.cross(result.size))
    }
  }

  /// The repeated subitems of a group, with their sizes.
  private func subitems(
    of group: CompositionalGroup, in room: Size2D, isMainEstimated: Bool, first: Int
  ) -> [ArrangedItem] {
    var items: [ArrangedItem]
    switch group.repetition {
    case .untilFull:
      items = repeatUntilFull(group, in: room, isMainEstimated: isMainEstimated, first: first)
    case .copies(let count):
      items = copies(count, of: group, in: room, first: first, length: nil)
    case .equalParts(let count):
      items = equalParts(count, of: group, in: room, isMainEstimated: isMainEstimated, first: first)
    case .frames(let frames, let zIndices):
      return frames.indices.prefix(max(0, placeLimit - first)).map { index in
        let size = CompositionalSize(
          width: .absolute(frames[index].width), height: .absolute(frames[index].height))
        var item = arrange(CompositionalItem(size: size), in: room, first: first + index)
        if zIndices.indices.contains(index) { item.zIndex = zIndices[index] }
        return item
      }
    case .provided:
      return []
    }
    makeUniform(&items)
    return items
  }

  private func repeatUntilFull(
    _ group: CompositionalGroup, in room: Size2D, isMainEstimated: Bool, first: Int
  ) -> [ArrangedItem] {
    let (axis, count) = (group.axis, group.subitems.count)
    var items: [ArrangedItem] = []
    var (next, used) = (first, 0.0)
    var roundStart = (item: first, used: 0.0)
    while count > 0, next < placeLimit {
      if !items.isEmpty, items.count % count == 0 {
        // Stop at a round that takes no space or has no items. It would repeat forever.
        if next == roundStart.item || used <= roundStart.used { break }
        roundStart = (next, used)
      }
      let subitem = group.subitems[items.count % count]
      let item = arrange(subitem, in: room, first: next)
      // A group that grows with its content holds as many subitems as fit at their estimated sizes.
      let length = axis.main(isMainEstimated ? subitem.size.size(in: room) : item.size)
      let edges = subitem.edgeSpacing.main(axis)
      let end =
        used + (items.isEmpty ? 0 : group.interItemSpacing.minimum) + edges.before.minimum + length
        + edges.after.minimum
      if !items.isEmpty, end > axis.main(room) + .packingTolerance { break }
      items.append(item)
      next += item.itemCount
      used = end
    }
    return items
  }

  private func copies(
    _ count: Int, of group: CompositionalGroup, in room: Size2D, first: Int, length: Double?
  ) -> [ArrangedItem] {
    guard let subitem = group.subitems.first else { return [] }
    var items: [ArrangedItem] = []
    var next = first
    while items.count < count, next < placeLimit {
      let item = arrange(subitem, in: room, first: next, length: length.map { (group.axis, $0) })
      guard item.itemCount > 0 else { break }
      items.append(item)
      next += item.itemCount
    }
    return items
  }

  private func equalParts(
    _ count: Int, of group: CompositionalGroup, in room: Size2D, isMainEstimated: Bool, first: Int
  ) -> [ArrangedItem] {
    guard count > 0, let subitem = group.subitems.first else { return [] }
    if isMainEstimated, subitem.size.main(group.axis).isEstimated {
      return copies(count, of: group, in: room, first: first, length: nil)
    }
    let edges = subitem.edgeSpacing.main(group.axis)
    let gaps = group.interItemSpacing.minimum * Double(count - 1)
    let part = (group.axis.main(room) - gaps) / Double(count) - edges.before.minimum - edges.after.minimum
    return copies(count, of: group, in: room, first: first, length: part.asExtent)
  }

  /// Makes siblings as large as the largest of them, where their dimensions are uniform.
  private func makeUniform(_ items: inout [ArrangedItem]) {
    var (width, height) = (0.0, 0.0)
    for item in items where item.isReal {
      if item.item.size.width.isUniform { width = max(width, item.size.width) }
      if item.item.size.height.isUniform { height = max(height, item.size.height) }
    }
    for index in items.indices where items[index].isReal {
      if items[index].item.size.width.isUniform { items[index].size.width = width }
      if items[index].item.size.height.isUniform { items[index].size.height = height }
    }
  }

  /// The cross extent that the contents of a group need. Contents with a fractional cross extent are ignored. Nil when
  /// there are no others.
  private func crossExtent(of items: [ArrangedItem], _ axis: LayoutAxis) -> Double? {
    items.filter { $0.isReal && !$0.item.size.cross(axis).isFractional }
      .map { item in
        let edges = item.item.edgeSpacing.cross(axis)
        return edges.before.minimum + axis.cross(item.size) + edges.after.minimum
      }
      .max()
  }

  /// Places items one after another.
  ///
  /// - Returns: The placed items, and the end of the last position for which an item exists.
  private func place(
    _ items: [ArrangedItem], of group: CompositionalGroup, in room: Size2D, isMainEstimated: Bool
  ) -> (children: [ArrangedItem.Child], end: Double) {
    let axis = group.axis
    var spacings: [CompositionalSpacing] = []
    var used = 0.0
    for (index, item) in items.enumerated() {
      let edges = item.item.edgeSpacing.main(axis)
      if index > 0 { spacings.append(group.interItemSpacing) }
      spacings += [edges.before, edges.after]
      used += axis.main(item.size)
    }
    used += spacings.reduce(0) { $0 + $1.minimum }
    let extra =
      isMainEstimated ? 0 : CompositionalSpacing.extra(of: axis.main(room) - used, among: spacings)

    var children: [ArrangedItem.Child] = []
    var (position, end) = (0.0, 0.0)
    for (index, item) in items.enumerated() {
      let (main, cross) = (item.item.edgeSpacing.main(axis), item.item.edgeSpacing.cross(axis))
      if index > 0 { position += group.interItemSpacing.length(with: extra) }
      position += main.before.length(with: extra)
      let crossRoom = axis.cross(room) - axis.cross(item.size) - cross.before.minimum - cross.after.minimum
      let crossExtra = CompositionalSpacing.extra(of: crossRoom, among: [cross.before, cross.after])
      children.append(
        ArrangedItem.Child(
          origin: axis.point(main: position, cross: cross.before.length(with: crossExtra)), item: item))
      position += axis.main(item.size) + main.after.length(with: extra)
      if item.isReal { end = position }
    }
    return (children, end)
  }
}
