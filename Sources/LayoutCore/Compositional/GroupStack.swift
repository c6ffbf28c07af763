import Geometry

/// A group that is repeated until all items of a section are placed (Behaviour.md 16.6).
///
/// Repetitions are alike. One is arranged and the others follow by arithmetic, so the cost does not grow with the
/// number of items. Only repetitions with measured items are stored one by one, 40 bytes each.
struct GroupStack {
  let group: CompositionalItem
  /// The size that fractional dimensions refer to.
  let container: Size2D
  /// The axis along which repetitions follow one another.
  let axis: LayoutAxis
  let spacing: Double
  let itemCount: Int
  /// The arrangement of all repetitions whose items have their estimated sizes.
  let pattern: GroupArrangement
  /// Whether the item after a repetition may fit into it after it is measured.
  private let hasVaryingItemCount: Bool
  private(set) var measured: MeasuredSizes
  private(set) var irregular = ContiguousArray<IrregularGroup>()
  /// The maximum distance by which an element extends out of its repetition.
  private(set) var overhang: Double
  /// The length of the longest irregular repetition so far.
  private var maximumLength = 0.0

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - group: The group that is repeated.
  ///   - container: The size that fractional dimensions refer to.
  ///   - axis: The axis along which repetitions follow one another.
  ///   - spacing: The space between repetitions.
  ///   - itemCount: The number of items.
  ///   - pattern: The arrangement of the same group in the same container, if it is known.
  ///   - measured: The measured sizes of items.
  init(
    _ group: CompositionalItem, in container: Size2D, along axis: LayoutAxis, spacing: Double,
    itemCount: Int, pattern: GroupArrangement? = nil, measured: MeasuredSizes = MeasuredSizes()
  ) {
    self.group = group
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.itemCount = itemCount
    self.measured = measured
    hasVaryingItemCount = group.hasVaryingItemCount
    self.pattern =
      pattern
      ?? GroupArrangement(
        GroupArranger(measured: MeasuredSizes(), firstItem: 0, itemCount: max(1, itemCount))
          .arrange(group, in: container),
        along: axis, crossRoom: axis.cross(container))
    overhang = self.pattern.overhang
    solve(from: 0, at: 0, replacing: 0, through: itemCount)
  }

  /// The distance from the start of a repetition to the start of the next.
  var advance: Double { max(0, pattern.length + spacing) }

  /// The number of items in a repetition. 0 when the group has no room for an item.
  private var capacity: Int { pattern.itemCount }

  /// The number of items that have a position.
  var placedItemCount: Int { capacity > 0 ? itemCount : 0 }

  /// The end of the last repetition.
  var length: Double {
    guard placedItemCount > 0 else { return 0 }
    let last = regularRun(irregular.count)
    if last.itemCount == 0, let group = irregular.last { return group.start + group.length }
    return last.start + Double(last.groupCount - 1) * advance + pattern.length
  }

  /// The maximum cross extent.
  var crossExtent: Double {
    guard placedItemCount > 0 else { return 0 }
    let isPatternSeen = (0...irregular.count).contains { regularRun($0).itemCount > 0 }
    return irregular.reduce(isPatternSeen ? pattern.crossExtent : 0) { max($0, $1.crossExtent) }
  }

  // MARK: - Repetitions

  /// A run of consecutive repetitions that are all alike.
  private struct RegularRun {
    var firstItem: Int
    var itemCount: Int
    var groupCount: Int
    var start: Double
  }

  /// The run before an irregular repetition, or after the last one.
  private func regularRun(_ index: Int) -> RegularRun {
    let before = index > 0 ? irregular[index - 1] : nil
    let first = before?.endItem ?? 0
    let end = index < irregular.count ? irregular[index].firstItem : itemCount
    return RegularRun(
      firstItem: first, itemCount: end - first, groupCount: (end - first + capacity - 1) / capacity,
      start: before.map { $0.start + max(0, $0.length + spacing) } ?? 0)
  }

  /// One repetition.
  struct Repetition {
    var firstItem: Int
    var itemCount: Int
    var start: Double
    var length: Double
    /// Nil for a repetition like the others.
    var irregularIndex: Int?
  }

  /// The repetition with an existing item.
  func repetition(ofItem item: Int) -> Repetition {
    let index = irregular.indices.partitionPoint { irregular[$0].endItem <= item }
    if index < irregular.count, irregular[index].firstItem <= item { return repetition(irregular: index) }
    let run = regularRun(index)
    return repetition((item - run.firstItem) / capacity, of: run)
  }

  /// Calls a closure with the repetitions that have elements in an interval, in order.
  func forEachRepetition(overlapping interval: ClosedInterval, _ body: (Repetition) -> Void) {
    guard placedItemCount > 0 else { return }
    let (from, to) = (interval.from - overhang, interval.to + overhang)
    var index = irregular.indices.partitionPoint { irregular[$0].start + maximumLength < from }
    while true {
      let run = regularRun(index)
      if run.start > to { return }
      for number in groups(of: run, from: from, to: to) { body(repetition(number, of: run)) }
      guard index < irregular.count, irregular[index].start <= to else { return }
      body(repetition(irregular: index))
      index += 1
    }
  }

  /// The last repetition that starts at or before a position. The first one when none does. Nil without repetitions.
  func lastRepetition(startingBy position: Double) -> Repetition? {
    guard placedItemCount > 0 else { return nil }
    let index = irregular.indices.partitionPoint { irregular[$0].start <= position }
    let run = regularRun(index)
    if index > 0, run.itemCount == 0 || run.start > position {
      return repetition(irregular: index - 1)
    }
    if run.itemCount == 0 { return repetition(irregular: 0) }
    let number =
      advance > 0 ? Int(wholePartOf: (position - run.start) / advance, limit: run.groupCount - 1) : 0
    return repetition(number, of: run)
  }

  /// The repetition after another one. Nil after the last one.
  func repetition(after repetition: Repetition) -> Repetition? {
    let next = repetition.firstItem + repetition.itemCount
    return next < placedItemCount ? self.repetition(ofItem: next) : nil
  }

  private func groups(of run: RegularRun, from: Double, to: Double) -> Range<Int> {
    guard run.groupCount > 0 else { return 0..<0 }
    // Of repetitions at the same position, only the first is shown.
    guard advance > 0 else { return run.start + pattern.length >= from ? 0..<1 : 0..<0 }
    let first = max(0, ((from - run.start - pattern.length) / advance).rounded(.up))
    let last = min(Double(run.groupCount - 1), ((to - run.start) / advance).rounded(.down))
    return Range(slotsFrom: first, through: last, around: ((from + to) / 2 - run.start) / advance)
  }

  private func repetition(_ number: Int, of run: RegularRun) -> Repetition {
    let first = number * capacity
    return Repetition(
      firstItem: run.firstItem + first, itemCount: min(capacity, run.itemCount - first),
      start: run.start + Double(number) * advance, length: pattern.length, irregularIndex: nil)
  }

  private func repetition(irregular index: Int) -> Repetition {
    let group = irregular[index]
    return Repetition(
      firstItem: group.firstItem, itemCount: group.itemCount, start: group.start, length: group.length,
      irregularIndex: index)
  }

  /// The elements of a repetition, relative to its start, including positions without items.
  func arrangement(of repetition: Repetition) -> GroupArrangement {
    repetition.irregularIndex == nil ? pattern : arrangement(from: repetition.firstItem)
  }

  private func arrangement(from item: Int) -> GroupArrangement {
    GroupArrangement(
      GroupArranger(measured: measured, firstItem: item, itemCount: itemCount - item)
        .arrange(group, in: container),
      along: axis, crossRoom: axis.cross(container))
  }

  // MARK: - Measuring

  /// Sets the measured size of an item. Nil restores its estimated size.
  ///
  /// - Complexity: The cost of arranging the repetitions that change, and O(irregular repetitions) to move the others.
  mutating func resize(_ item: Int, to size: Size2D?) {
    guard (0..<placedItemCount).contains(item) else { return }
    measured[item] = size
    var changed = repetition(ofItem: item)
    if hasVaryingItemCount, changed.firstItem > 0 { changed = repetition(ofItem: changed.firstItem - 1) }
    let index = irregular.indices.partitionPoint { irregular[$0].firstItem < changed.firstItem }
    solve(from: changed.firstItem, at: changed.start, replacing: index, through: item)
  }

  /// The number of repetitions like the pattern, from an item onwards.
  private func regularCount(from first: Int) -> Int {
    guard let next = measured.first(from: first), next < itemCount else {
      return (itemCount - first) / capacity
    }
    return max(0, (next - first) / capacity - (hasVaryingItemCount ? 1 : 0))
  }

  /// Arranges the repetitions that differ from the pattern, from an item onwards, until they are the same as before.
  ///
  /// - Parameters:
  ///   - first: The first item of the first repetition to arrange.
  ///   - start: The start of that repetition.
  ///   - index: The index of the first irregular repetition to replace.
  ///   - last: The last item whose size has changed.
  private mutating func solve(from first: Int, at start: Double, replacing index: Int, through last: Int) {
    // Without estimates all repetitions are like the pattern. The last one may have fewer items.
    guard placedItemCount > 0, group.isEstimated else { return }
    var (first, start, end) = (first, start, index)
    var groups: [IrregularGroup] = []
    var known = KnownExtents()
    var shift = 0.0
    while true {
      let full = regularCount(from: first)
      first += full * capacity
      start += Double(full) * advance
      while end < irregular.count, irregular[end].firstItem < first { end += 1 }
      if first >= itemCount { break }
      let old = regularRun(end)
      if first > last, first >= old.firstItem, (first - old.firstItem) % capacity == 0 {
        let number = (first - old.firstItem) / capacity
        shift = start - (old.start + Double(number) * advance)
        break
      }
      let extents = extents(from: first, &known)
      let count = max(1, min(extents.itemCount, itemCount - first))
      overhang = max(overhang, extents.overhang)
      maximumLength = max(maximumLength, extents.length)
      groups.append(
        IrregularGroup(
          firstItem: first, itemCount: count, start: start, length: extents.length,
          crossExtent: extents.crossExtent))
      first += count
      start += max(0, extents.length + spacing)
    }
    if shift != 0 { for index in end..<irregular.count { irregular[index].start += shift } }
    irregular.replaceSubrange(index..<end, with: groups)
  }

  /// What the stack needs to know about an arrangement.
  private struct GroupExtents {
    var itemCount: Int
    var length: Double
    var crossExtent: Double
    var overhang: Double
  }

  /// The extents of rows by their measured sizes, in the order of the sizes. Embedded Swift has no dictionaries.
  private struct KnownExtents {
    private var sizes = ContiguousArray<Size2D>()
    private var extents = ContiguousArray<GroupExtents>()

    /// Rows of more sizes than these are arranged each time.
    private static let maximumCount = 256

    private func index(of size: Size2D) -> Int {
      sizes.indices.partitionPoint { index in
        let known = sizes[index]
        return known.height < size.height || known.height == size.height && known.width < size.width
      }
    }

    subscript(size: Size2D) -> GroupExtents? {
      let index = index(of: size)
      return index < sizes.count && sizes[index] == size ? extents[index] : nil
    }

    mutating func insert(_ new: GroupExtents, for size: Size2D) {
      guard sizes.count < Self.maximumCount else { return }
      let index = index(of: size)
      sizes.insert(size, at: index)
      extents.insert(new, at: index)
    }
  }

  /// The extents of a repetition. Rows of one item, as in lists, have the same extents if they have the same measured size,
  /// and thousands of rows have few sizes.
  private func extents(from item: Int, _ known: inout KnownExtents) -> GroupExtents {
    let size = capacity == 1 && !hasVaryingItemCount ? measured[item] : nil
    if let size, let extents = known[size] { return extents }
    let arrangement = arrangement(from: item)
    let extents = GroupExtents(
      itemCount: arrangement.itemCount, length: arrangement.length, crossExtent: arrangement.crossExtent,
      overhang: arrangement.overhang)
    if let size { known.insert(extents, for: size) }
    return extents
  }
}
