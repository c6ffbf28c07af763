import BitCollections

/// A set of items that also knows the order in which they were added, such as the selected items of a collection view.
///
/// Each section is a set of bits, so that a range of items is added or removed as a whole. The order is a list of runs.
/// Runs may contain items that were removed since. They are left out when the order is read, and the list is written
/// again when more than half of it is out of date.
package struct SelectedItems: Sendable {
  private var sections: [Int: BitSet.Counted] = [:]
  /// The number of items.
  package private(set) var count = 0
  /// The items in the order in which they were added. An item can be in it several times. The last time counts.
  private var history: [ItemRun] = []
  /// The number of items in the history, including those that were removed or added again.
  private var historyLength = 0

  /// Creates an empty set.
  package init() {}

  /// Creates a set of all items in some runs, in order.
  package init(_ runs: [ItemRun]) { for run in runs { insert(run) } }

  /// Creates a set of items, in order.
  package init(_ paths: some Sequence<IndexPath>) { for path in paths { insert(path) } }

  /// Whether there are no items.
  package var isEmpty: Bool { count == 0 }

  /// Returns whether an item is in the set. Complexity: O(1).
  package func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2, path.item >= 0, let items = sections[path.section] else { return false }
    return items.contains(path.item)
  }

  // MARK: - Reading

  /// The items in the order in which they were added.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var ordered: [IndexPath] {
    var paths: [IndexPath] = []
    paths.reserveCapacity(count)
    for run in currentHistory {
      for item in run.items { paths.append(IndexPath(item: item, section: run.section)) }
    }
    return paths
  }

  /// The items in ascending order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var sorted: [IndexPath] {
    var paths: [IndexPath] = []
    paths.reserveCapacity(count)
    for section in sections.keys.sorted() {
      for item in sections[section] ?? [] { paths.append(IndexPath(item: item, section: section)) }
    }
    return paths
  }

  /// The item that was added first; nil if there is none.
  package var first: IndexPath? {
    currentHistory.first.map { IndexPath(item: $0.items.lowerBound, section: $0.section) }
  }

  /// The item that was added last; nil if there is none.
  package var last: IndexPath? {
    for run in history.reversed() {
      guard let items = sections[run.section] else { continue }
      if let item = run.items.last(where: items.contains) {
        return IndexPath(item: item, section: run.section)
      }
    }
    return nil
  }

  /// The history without the items that were removed, or added again later.
  private var currentHistory: [ItemRun] {
    guard historyLength != count else { return history }
    var (left, current) = (sections, [ItemRun]())
    for run in history.reversed() {
      guard let items = left[run.section] else { continue }
      let ranges = items.ranges(in: run.items)
      current += ranges.reversed().map { ItemRun(section: run.section, items: $0) }
      if !ranges.isEmpty { left[run.section]?.remove(run.items) }
    }
    return current.reversed()
  }

  // MARK: - Changing

  /// Adds an item. One that is already in the set keeps its place in the order. Complexity: O(1), amortized.
  ///
  /// - Returns: Whether the item was added.
  @discardableResult
  package mutating func insert(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.item >= 0 && insert(path.item, inSection: path.section)
  }

  /// Adds the items of a run. Those already in the set keep their place in the order.
  package mutating func insert(_ run: ItemRun) {
    guard run.section >= 0, run.items.lowerBound >= 0, !run.items.isEmpty else { return }
    if run.items.isSparse {
      for item in run.items { insert(item, inSection: run.section) }
      return
    }
    let old = sections[run.section] ?? []
    let new = BitSet.Counted(run.items).subtracting(old)
    guard !new.isEmpty else { return }
    sections[run.section, default: []].formUnion(run.items)
    count += new.count
    for range in new.ranges(in: run.items) { record(ItemRun(section: run.section, items: range)) }
  }

  @discardableResult
  private mutating func insert(_ item: Int, inSection section: Int) -> Bool {
    guard sections[section, default: []].insert(item).inserted else { return false }
    count += 1
    record(ItemRun(section: section, items: item..<(item + 1)))
    return true
  }

  /// Adds the items of another set, in its order.
  package mutating func formUnion(_ other: SelectedItems) { for run in other.currentHistory { insert(run) } }

  /// Removes an item. Complexity: O(1), amortized.
  ///
  /// - Returns: Whether the item was in the set.
  @discardableResult
  package mutating func remove(_ path: IndexPath) -> Bool {
    guard path.count == 2, path.item >= 0, sections[path.section]?.remove(path.item) != nil else {
      return false
    }
    count -= 1
    tidy()
    return true
  }

  /// Removes the items of a run.
  package mutating func remove(_ run: ItemRun) {
    guard let old = sections[run.section]?.count else { return }
    sections[run.section]?.remove(run.items)
    count += (sections[run.section]?.count ?? 0) - old
    tidy()
  }

  /// Removes the items of another set.
  package mutating func subtract(_ other: SelectedItems) {
    for (section, items) in other.sections {
      guard let old = sections[section]?.count else { continue }
      sections[section]?.subtract(items)
      count += (sections[section]?.count ?? 0) - old
    }
    tidy()
  }

  /// Returns the items that are not in another set, in order.
  package func subtracting(_ other: SelectedItems) -> SelectedItems {
    var result = self
    result.subtract(other)
    return result
  }

  /// Returns the items to which a function maps the items, in order; nil drops an item.
  package func compactMap(_ transform: (IndexPath) -> IndexPath?) -> SelectedItems {
    isEmpty ? self : SelectedItems(ordered.lazy.compactMap(transform))
  }

  /// Returns the items at their positions after an update, in order, without those that it deletes.
  ///
  /// - Complexity: O(*r* + *k* log *k*) for *k* changes and a history of *r* runs, plus one operation for 64 items.
  func carried(through map: UpdateMap) -> SelectedItems {
    var result = SelectedItems()
    for run in currentHistory { map.forEachRun(after: run) { result.insert($0) } }
    return result
  }

  private mutating func record(_ run: ItemRun) {
    historyLength += run.items.count
    if let last = history.last, last.section == run.section, last.items.upperBound == run.items.lowerBound {
      history[history.count - 1].items = last.items.lowerBound..<run.items.upperBound
    } else {
      history.append(run)
    }
  }

  /// Writes the history again if most of it is out of date.
  private mutating func tidy() {
    if isEmpty { return self = SelectedItems() }
    guard historyLength > 2 * count + 64 else { return }
    history = currentHistory
    historyLength = count
  }
}

extension SelectedItems: Equatable {
  /// Whether two sets contain the same items, in any order.
  package static func == (first: SelectedItems, second: SelectedItems) -> Bool {
    first.count == second.count && first.subtracting(second).isEmpty
  }
}

extension Range<Int> {
  /// Whether the numbers are so few that they are faster one by one than as a set of bits, which begins at 0.
  fileprivate var isSparse: Bool { count <= 64 || count < upperBound / 32 }
}

extension BitSet.Counted {
  fileprivate mutating func remove(_ range: Range<Int>) {
    guard range.isSparse else { return subtract(range) }
    for number in range { remove(number) }
  }

  /// Returns the members in a range, as ranges in ascending order.
  ///
  /// - Complexity: O(*n* / 64 + *k*) for a range of *n* numbers and *k* members or gaps, whichever are fewer.
  fileprivate func ranges(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isSparse else { return ranges(of: range.lazy.filter(contains)) }
    let members = BitSet.Counted(range).intersection(self)
    if members.count == range.count { return [range] }
    if 2 * members.count > range.count {
      var (ranges, start): ([Range<Int>], Int) = ([], range.lowerBound)
      for gap in BitSet.Counted(range).subtracting(members) {
        if start < gap { ranges.append(start..<gap) }
        start = gap + 1
      }
      if start < range.upperBound { ranges.append(start..<range.upperBound) }
      return ranges
    }
    return self.ranges(of: members)
  }

  private func ranges(of members: some Sequence<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for member in members {
      if let last = ranges.last, last.upperBound == member {
        ranges[ranges.count - 1] = last.lowerBound..<(member + 1)
      } else {
        ranges.append(member..<(member + 1))
      }
    }
    return ranges
  }
}
