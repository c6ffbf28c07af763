import Geometry

/// The new positions of all sections and items in a batch update, and the old ones.
///
/// Sections and items that no change names keep their order. Items follow their section. A reloaded item or section
/// keeps its position, and the items of a reloaded section are new. Changes inside an inserted, deleted or reloaded
/// section have no effect of their own.
///
/// - Complexity: O((*k* + *s*) log *k*) to create a map of *k* changes in *s* sections, O(log *k*) to look up a
///   position. Neither depends on the number of items.
struct UpdateMap {
  let before: ItemCounts
  let after: ItemCounts
  let updates: CollectedUpdates
  private let sectionShift: IndexShift
  private let sectionOrigins: [Int: Int]
  /// The shifts of sections that stay and in which items are inserted, deleted or moved, by old index.
  private(set) var itemShifts: [Int: IndexShift] = [:]

  /// Creates the map of changes.
  ///
  /// - Throws: The reason why the changes do not lead from the old counts to the new ones.
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

  /// Creates a map without changes.
  init(unchanged counts: ItemCounts) {
    (before, after, updates) = (counts, counts, .none)
    sectionShift = IndexShift(leaving: [], arriving: [])
    sectionOrigins = [:]
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
    try shiftItems()
  }

  /// Finds the insertions and deletions in each section that stays, and checks its counts.
  private mutating func shiftItems() throws(UpdateInconsistency.Problem) {
    let sum = before.sections + updates.insertedSections.count - updates.deletedSections.count
    guard sum == after.sections else {
      throw .sectionCount(
        inserted: updates.insertedSections.count, deleted: updates.deletedSections.count)
    }
    for section in 0..<before.sections where !updates.reloadedSections.contains(section) {
      guard let newSection = self.section(after: section) else { continue }
      let goes = updates.deletedItems.part(ofSection: section, by: \.section)
      let leaves = updates.movedItems.part(ofSection: section, by: \.from.section)
      let comes = updates.insertedItems.part(ofSection: newSection, by: \.section)
      let arrives = updates.movedItemsByTarget.part(ofSection: newSection, by: \.to.section)
      let difference = comes.count - goes.count + arrives.count - leaves.count
      guard after[newSection] == before[section].map({ $0 + difference }) else {
        throw .itemCount(
          section: section, newSection: newSection, inserted: comes.count, deleted: goes.count,
          movedIn: arrives.count, movedOut: leaves.count)
      }
      if goes.isEmpty, leaves.isEmpty, comes.isEmpty, arrives.isEmpty { continue }
      itemShifts[section] = IndexShift(
        leaving: goes.map(\.item) + leaves.map(\.from.item),
        arriving: comes.map(\.item) + arrives.map(\.to.item))
    }
  }

  /// Whether nothing changes.
  var isIdentity: Bool { updates == .none }

  // MARK: - Sections

  /// Whether sections are inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty
      || !updates.reloadedSections.isEmpty || !updates.movedSections.isEmpty
  }

  /// Returns the new index of a section by its old one; nil for a deleted section.
  func section(after section: Int) -> Int? {
    updates.movedSections[section] ?? sectionShift.index(after: section)
  }

  /// Returns the old index of a section by its new one; nil for an inserted section.
  func section(before section: Int) -> Int? {
    sectionOrigins[section] ?? sectionShift.index(before: section)
  }

  /// Returns whether a section, by its old index, is reloaded.
  func isReloaded(section: Int) -> Bool { updates.reloadedSections.contains(section) }

  // MARK: - Items

  /// Returns the new index path of an item by its old one; nil for a deleted item. A reloaded item keeps its position.
  func path(after path: IndexPath) -> IndexPath? {
    path.count == 2 ? position(after: ItemPosition(path))?.path : nil
  }

  /// Returns the old index path of an item by its new one; nil for an inserted item. A reloaded item keeps its
  /// position.
  func path(before path: IndexPath) -> IndexPath? {
    path.count == 2 ? position(before: ItemPosition(path))?.path : nil
  }

  /// Returns the new position of an item by its old one; nil for a deleted item.
  func position(after position: ItemPosition) -> ItemPosition? {
    let moves = updates.movedItems
    let index = moves.indices.partitionPoint { moves[$0].from < position }
    if index < moves.count, moves[index].from == position { return moves[index].to }
    guard !isReloaded(section: position.section), let section = section(after: position.section) else {
      return nil
    }
    let item = itemShifts[position.section].map { $0.index(after: position.item) } ?? position.item
    return item.map { ItemPosition(section: section, item: $0) }
  }

  /// Returns the old position of an item by its new one; nil for an inserted item.
  func position(before position: ItemPosition) -> ItemPosition? {
    let moves = updates.movedItemsByTarget
    let index = moves.indices.partitionPoint { moves[$0].to < position }
    if index < moves.count, moves[index].to == position { return moves[index].from }
    guard let section = section(before: position.section), !isReloaded(section: section) else { return nil }
    let item = itemShifts[section].map { $0.index(before: position.item) } ?? position.item
    return item.map { ItemPosition(section: section, item: $0) }
  }

  /// Calls a closure with the new positions of neighbouring items, in the order of the old ones. Deleted items are left
  /// out.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes in a section that stays.
  func forEachRun(after run: ItemRun, _ body: (ItemRun) -> Void) {
    let newSection = isReloaded(section: run.section) ? nil : section(after: run.section)
    let shift = itemShifts[run.section]
    if shift == nil, let newSection { return body(ItemRun(section: newSection, items: run.items)) }
    var item = run.items.lowerBound
    while item < run.items.upperBound {
      if let newSection, let shift, let new = shift.index(after: item) {
        let count = min(run.items.upperBound - item, shift.steadyCount(from: item, to: new))
        body(ItemRun(section: newSection, items: new..<(new + count)))
        item += count
      } else {
        if let new = position(after: ItemPosition(section: run.section, item: item)) {
          body(ItemRun(section: new.section, items: new.item..<(new.item + 1)))
        }
        item += 1
      }
    }
  }

  /// Returns whether an item, by its old index path, is reloaded by itself, not with its section.
  func isReloaded(_ path: IndexPath) -> Bool {
    let (reloaded, position) = (updates.reloadedItems, ItemPosition(path))
    let index = reloaded.indices.partitionPoint { reloaded[$0] < position }
    return index < reloaded.count && reloaded[index] == position
  }
}

extension Array {
  /// Returns the elements of one section in a list sorted by section.
  fileprivate func part(ofSection section: Int, by sectionOfElement: (Element) -> Int) -> ArraySlice<Element>
  {
    let start = indices.partitionPoint { sectionOfElement(self[$0]) < section }
    return self[start..<(start..<count).partitionPoint { sectionOfElement(self[$0]) == section }]
  }
}
