import Geometry

/// Where everything goes in a batch update: from what was before to what is after, and back.
///
/// What nobody names keeps its order. Items follow their section. A reloaded item or section keeps its place, and
/// the items of a reloaded section are others. Changes inside a section that is inserted, deleted or reloaded are
/// absorbed by it.
///
/// Making one costs O((*k* + *s*) log *k*) for *k* changes in *s* sections, a question O(log *k*): nothing grows with
/// the number of items.
struct UpdateMap {
  let before: ItemCounts
  let after: ItemCounts
  let updates: CollectedUpdates
  private let sectionShift: IndexShift
  private let sectionOrigins: [Int: Int]
  /// By the index before of sections that stay, those in which anything comes or goes.
  private(set) var itemShifts: [Int: IndexShift] = [:]

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

  /// Finds out what comes and goes in each section that stays, and whether its counts agree with that.
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
    path.count == 2 ? place(after: ItemPlace(path))?.path : nil
  }

  /// The path before of an item by that after; nil for one that comes. A reloaded item keeps its place.
  func path(before path: IndexPath) -> IndexPath? {
    path.count == 2 ? place(before: ItemPlace(path))?.path : nil
  }

  /// The place after of an item by that before; nil for one that goes.
  func place(after place: ItemPlace) -> ItemPlace? {
    let moves = updates.movedItems
    let index = moves.indices.partitionPoint { moves[$0].from < place }
    if index < moves.count, moves[index].from == place { return moves[index].to }
    guard !isReloaded(section: place.section), let section = section(after: place.section) else { return nil }
    let item = itemShifts[place.section].map { $0.index(after: place.item) } ?? place.item
    return item.map { ItemPlace(section: section, item: $0) }
  }

  /// The place before of an item by that after; nil for one that comes.
  func place(before place: ItemPlace) -> ItemPlace? {
    let moves = updates.movedItemsByTarget
    let index = moves.indices.partitionPoint { moves[$0].to < place }
    if index < moves.count, moves[index].to == place { return moves[index].from }
    guard let section = section(before: place.section), !isReloaded(section: section) else { return nil }
    let item = itemShifts[section].map { $0.index(before: place.item) } ?? place.item
    return item.map { ItemPlace(section: section, item: $0) }
  }

  /// Whether an item, by its path before, is reloaded, and not its whole section.
  func isReloaded(_ path: IndexPath) -> Bool {
    let (reloaded, place) = (updates.reloadedItems, ItemPlace(path))
    let index = reloaded.indices.partitionPoint { reloaded[$0] < place }
    return index < reloaded.count && reloaded[index] == place
  }
}

extension Array {
  /// Of a list in ascending order of sections the part of one section.
  fileprivate func part(ofSection section: Int, by sectionOfElement: (Element) -> Int) -> ArraySlice<Element>
  {
    let start = indices.partitionPoint { sectionOfElement(self[$0]) < section }
    return self[start..<(start..<count).partitionPoint { sectionOfElement(self[$0]) == section }]
  }
}
