import Geometry
import OrderedCollections

/// The batch update that leads from one snapshot to another with the minimum number of moves.
///
/// Items follow their section. An item is new if its old section was deleted, or if its old or new section is reloaded.
/// An item that changes between sections that stay is moved.
struct SnapshotDifference {
  /// The changes, with the index paths of a batch update.
  private(set) var operations: [UpdateOperation] = []
  private let origins: SnapshotOrigins
  /// Whether each section, by its index before the update, keeps its items.
  private var keepsItems: [Bool]
  /// Whether each item, by its position before the update, stays or moves.
  private var isKept: [Bool]

  /// Finds the changes.
  ///
  /// - Complexity: O(*n*) for *n* items in both snapshots, plus O(*m* log *m*) for *m* items out of order.
  init(_ origins: SnapshotOrigins) {
    self.origins = origins
    keepsItems = [Bool](repeating: false, count: origins.oldStarts.count - 1)
    isKept = [Bool](repeating: false, count: origins.oldStarts.last ?? 0)
    changeSections()
    for section in origins.sections.indices where !origins.reloadedSections.contains(section) {
      changeItems(ofSection: section)
    }
    deleteItems()
    for position in origins.reconfiguredItems where isKept[position] {
      operations.append(.reconfigureItem(oldPath(of: position)))
    }
  }

  private mutating func changeSections() {
    let reloaded = origins.reloadedSections
    for (section, origin) in origins.sections.enumerated() where !reloaded.contains(section) {
      if let origin { keepsItems[origin] = true }
    }
    let difference = ListDifference(oldCount: keepsItems.count, origins: origins.sections)
    operations += difference.removed.map { .deleteSection($0) }
    operations += difference.inserted.map { .insertSection($0) }
    for move in difference.moved {
      // A section that moves and is reloaded is deleted and inserted instead.
      operations +=
        reloaded.contains(move.to)
        ? [.deleteSection(move.from), .insertSection(move.to)]
        : [.moveSection(from: move.from, to: move.to)]
    }
    for section in reloaded.subtracting(difference.moved.map(\.to)) {
      if let origin = origins.sections[section] { operations.append(.reloadSection(origin)) }
    }
  }

  /// Finds the origins of a section's items.
  private mutating func changeItems(ofSection section: Int) {
    let positions = origins.newStarts[section]..<origins.newStarts[section + 1]
    let oldSection = origins.sections[section]
    let oldPositions = oldSection.map { origins.oldStarts[$0]..<origins.oldStarts[$0 + 1] } ?? 0..<0
    // Of the items that stay in their section, only the order matters.
    let staying = origins.items[positions].compactMap { $0.flatMap { oldPositions.contains($0) ? $0 : nil } }
    let isSteady = LongestIncreasingSubsequence.marks(of: staying)
    var index = 0
    for position in positions {
      var isMoved = true
      if let origin = origins.items[position], oldPositions.contains(origin) {
        isMoved = isSteady.map { !$0[index] } ?? false
        index += 1
      }
      let origin = origins.items[position].flatMap {
        keepsItems[self.section(of: $0, or: oldSection)] ? $0 : nil
      }
      // An item that moves and is reloaded is deleted and inserted instead.
      guard let origin, !isMoved || !origins.reloadedItems.contains(origin) else {
        // A new section includes its items.
        if oldSection != nil { operations.append(.insertItem(path(position, section))) }
        continue
      }
      isKept[origin] = true
      if isMoved {
        operations.append(.moveItem(from: oldPath(of: origin), to: path(position, section)))
      } else if origins.reloadedItems.contains(origin) {
        operations.append(.reloadItem(oldPath(of: origin)))
      }
    }
  }

  private mutating func deleteItems() {
    for section in keepsItems.indices where keepsItems[section] {
      let start = origins.oldStarts[section]
      for position in start..<origins.oldStarts[section + 1] where !isKept[position] {
        operations.append(.deleteItem(IndexPath(item: position - start, section: section)))
      }
    }
  }

  // MARK: - Positions

  private func path(_ position: Int, _ section: Int) -> IndexPath {
    IndexPath(item: position - origins.newStarts[section], section: section)
  }

  private func oldPath(of position: Int) -> IndexPath {
    let section = section(of: position, or: nil)
    return IndexPath(item: position - origins.oldStarts[section], section: section)
  }

  /// Returns the old section of an old position.
  ///
  /// - Parameters:
  ///   - position: The old position.
  ///   - guess: The section in which it most likely is.
  private func section(of position: Int, or guess: Int?) -> Int {
    let starts = origins.oldStarts
    if let guess, starts[guess] <= position, position < starts[guess + 1] { return guess }
    return starts.section(containing: position)
  }
}

extension [Int] {
  /// Returns the section that contains a position, given the starts of all sections and the end of the last one.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func section(containing position: Int) -> Int {
    // The last section that begins at or before the position. Empty sections at the position end before it.
    indices.dropLast().partitionPoint { self[$0 + 1] <= position }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The changes of a batch update that lead from an old snapshot to this one.
  ///
  /// - Complexity: O(*n*) for *n* items in both snapshots, plus O(*m* log *m*) for *m* items out of order. O(*k*) for *k*
  ///   marks if this is a copy of the old snapshot with marks only.
  func operations(after old: Self) -> [UpdateOperation] {
    // Comparing an array with its own copy takes no time.
    guard items == old.items, sections == old.sections, starts == old.starts else {
      return SnapshotDifference(SnapshotOrigins(from: old, to: self)).operations
    }
    let reloaded = Set(reloadedSections.compactMap { sections.firstIndex(of: $0) })
    func paths(_ marked: OrderedSet<ItemIdentifierType>) -> [IndexPath] {
      marked.compactMap { items.firstIndex(of: $0).map { path(ofItemAt: $0) } }.filter {
        !reloaded.contains($0.section)
      }
    }
    return reloaded.sorted().map { .reloadSection($0) }
      + paths(reloadedItems).sorted().map { .reloadItem($0) }
      + paths(reconfiguredItems).map { .reconfigureItem($0) }
  }
}
