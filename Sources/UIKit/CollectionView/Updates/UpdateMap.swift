/// Where everything goes in a batch update: from what was before to what is after, and back.
///
/// What nobody names keeps its order. Items follow their section. A reloaded item or section keeps its place, and
/// the items of a reloaded section are others. Changes inside a section that is inserted, deleted or reloaded are
/// absorbed by it.
///
/// Making one costs O(*k* log *k* + *s*) for *k* changes in *s* sections, a question O(log *k*): nothing grows with
/// the number of items.
struct UpdateMap {
  let before: ItemCounts
  let after: ItemCounts
  let updates: CollectedUpdates
  private let sectionShift: IndexShift
  private let sectionOrigins: [Int: Int]
  /// By the index before of sections that stay, those in which anything comes or goes.
  private(set) var itemShifts: [Int: IndexShift] = [:]
  private let itemOrigins: [IndexPath: IndexPath]

  /// Makes the map of some changes.
  ///
  /// - Throws: Why they cannot lead from the counts before to those after.
  init(
    _ operations: [UpdateOperation], from before: ItemCounts, to after: ItemCounts
  ) throws(UpdateInconsistency) {
    do {
      for operation in operations { try operation.checkRange(before: before, after: after) }
      try self.init(try CollectedUpdates(operations), from: before, to: after)
    } catch {
      throw UpdateInconsistency(problem: error, before: before, after: after, operations: operations)
    }
  }

  /// The map of a time in which nothing changes.
  init(unchanged counts: ItemCounts) {
    (before, after, updates) = (counts, counts, .none)
    sectionShift = IndexShift(leaving: [], arriving: [])
    (sectionOrigins, itemOrigins) = ([:], [:])
  }

  private init(
    _ updates: CollectedUpdates, from before: ItemCounts, to after: ItemCounts
  ) throws(UpdateInconsistency.Problem) {
    self.before = before
    self.after = after
    self.updates = updates
    sectionShift = IndexShift(
      leaving: updates.deletedSections.union(updates.movedSections.keys),
      arriving: updates.insertedSections.union(updates.movedSections.values))
    sectionOrigins = Dictionary(uniqueKeysWithValues: updates.movedSections.map { ($1, $0) })
    itemOrigins = Dictionary(uniqueKeysWithValues: updates.movedItems.map { ($1, $0) })
    try shiftItems()
  }

  /// Finds out what comes and goes in each section that stays, and whether its counts agree with that.
  private mutating func shiftItems() throws(UpdateInconsistency.Problem) {
    let sum = before.sections + updates.insertedSections.count - updates.deletedSections.count
    guard sum == after.sections else {
      throw .sectionCount(
        inserted: updates.insertedSections.count, deleted: updates.deletedSections.count)
    }
    let deleted = Dictionary(grouping: updates.deletedItems, by: \.section)
    let inserted = Dictionary(grouping: updates.insertedItems, by: \.section)
    let movedOut = Dictionary(grouping: updates.movedItems.keys, by: \.section)
    let movedIn = Dictionary(grouping: updates.movedItems.values, by: \.section)
    for section in 0..<before.sections where !updates.reloadedSections.contains(section) {
      guard let newSection = self.section(after: section) else { continue }
      let (goes, leaves) = (deleted[section] ?? [], movedOut[section] ?? [])
      let (comes, arrives) = (inserted[newSection] ?? [], movedIn[newSection] ?? [])
      let difference = comes.count - goes.count + arrives.count - leaves.count
      guard after[newSection] == before[section].map({ $0 + difference }) else {
        throw .itemCount(
          section: section, newSection: newSection, inserted: comes.count, deleted: goes.count,
          movedIn: arrives.count, movedOut: leaves.count)
      }
      if goes.isEmpty, leaves.isEmpty, comes.isEmpty, arrives.isEmpty { continue }
      itemShifts[section] = IndexShift(
        leaving: (goes + leaves).map(\.item), arriving: (comes + arrives).map(\.item))
    }
  }

  /// Whether everything stays what and where it is.
  var isIdentity: Bool { updates == .none }

  // MARK: - Sections

  /// Whether sections come, go, move or are reloaded.
  var changesSections: Bool {
    !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty
      || !updates.reloadedSections.isEmpty || !updates.movedSections.isEmpty
  }

  /// The index after of a section by that before; nil for one that is deleted.
  func section(after section: Int) -> Int? {
    updates.movedSections[section] ?? sectionShift.index(after: section)
  }

  /// The index before of a section by that after; nil for one that is inserted.
  func section(before section: Int) -> Int? {
    sectionOrigins[section] ?? sectionShift.index(before: section)
  }

  /// Whether a section, by its index before, is reloaded.
  func isReloaded(section: Int) -> Bool { updates.reloadedSections.contains(section) }

  // MARK: - Items

  /// The path after of an item by that before; nil for one that goes. A reloaded item keeps its place.
  func path(after path: IndexPath) -> IndexPath? {
    if let target = updates.movedItems[path] { return target }
    guard path.count == 2, !isReloaded(section: path.section), let section = section(after: path.section)
    else { return nil }
    let item = itemShifts[path.section].map { $0.index(after: path.item) } ?? path.item
    return item.map { IndexPath(item: $0, section: section) }
  }

  /// The path before of an item by that after; nil for one that comes. A reloaded item keeps its place.
  func path(before path: IndexPath) -> IndexPath? {
    if let origin = itemOrigins[path] { return origin }
    guard path.count == 2, let section = section(before: path.section), !isReloaded(section: section)
    else { return nil }
    let item = itemShifts[section].map { $0.index(before: path.item) } ?? path.item
    return item.map { IndexPath(item: $0, section: section) }
  }

  /// Whether an item, by its path before, is reloaded, and not its whole section.
  func isReloaded(_ path: IndexPath) -> Bool { updates.reloadedItems.contains(path) }
}
