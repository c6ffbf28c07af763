import OrderedCollections

/// The batch update that leads from one snapshot to another, with the fewest moves.
///
/// Items follow their section. One that was in a section which is gone, or comes from or to one that is shown anew,
/// is new; one that goes from a section that stays to another is moved.
struct SnapshotDifference {
  /// The changes, in the index spaces of a batch update.
  private(set) var operations: [UpdateOperation] = []

  /// - Complexity: O(*n*) for *n* items in both, and O(*m* log *m*) for *m* of them out of order. Identifiers are hashed
  ///   only where the order changes.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sectionOrigins = Self.origins(of: new.sections, in: old.sections)
    let sections = ListDifference(oldCount: old.sections.count, origins: sectionOrigins)
    let moved = Set(sections.moved.map(\.to))
    var reloaded: Set<Int> = []
    for section in new.reloadedSections.compactMap({ new.sections.firstIndex(of: $0) }) {
      if sectionOrigins[section] != nil { reloaded.insert(section) }
    }
    // By the index before, the index after of sections that keep their items.
    var successors = [Int?](repeating: nil, count: old.sections.count)
    for (section, origin) in sectionOrigins.enumerated() {
      guard let origin, !reloaded.contains(section) else { continue }
      successors[origin] = section
    }
    operations += sections.removed.map { .deleteSection($0) } + sections.inserted.map { .insertSection($0) }
    for move in sections.moved {
      // What moves and is shown anew is another section.
      operations +=
        reloaded.contains(move.to)
        ? [.deleteSection(move.from), .insertSection(move.to)]
        : [.moveSection(from: move.from, to: move.to)]
    }
    for section in reloaded.subtracting(moved) {
      if let origin = sectionOrigins[section] { operations.append(.reloadSection(origin)) }
    }
    addItems(from: old, to: new, sectionOrigins, reloaded, successors)
  }

  private mutating func addItems<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ sectionOrigins: [Int?], _ reloadedSections: Set<Int>, _ successors: [Int?]
  ) {
    var reloaded: Set<Int> = []
    for item in new.reloadedItems { old.items.firstIndex(of: item).map { _ = reloaded.insert($0) } }
    let origins = Self.origins(of: new.items, in: old.items)
    var isAccountedFor = [Bool](repeating: false, count: old.items.count)
    for (section, sectionOrigin) in sectionOrigins.enumerated() where !reloadedSections.contains(section) {
      let (places, oldPlaces) = (
        new.places(ofSection: section), sectionOrigin.map { old.places(ofSection: $0) }
      )
      // Those that stay in their section, for which only the order counts.
      var staying: [Int] = []
      staying.reserveCapacity(places.count)
      for place in places {
        if let origin = origins[place], oldPlaces?.contains(origin) == true { staying.append(origin) }
      }
      let isSteady = LongestIncreasingSubsequence.marks(of: staying)
      var index = 0
      for place in places {
        let path = IndexPath(item: place - places.lowerBound, section: section)
        guard let origin = origins[place],
          let oldSection = Self.keptSection(of: origin, oldPlaces, sectionOrigin, old, successors)
        else {
          if sectionOrigin != nil { operations.append(.insertItem(path)) }
          continue
        }
        let oldPath = IndexPath(item: origin - old.starts[oldSection], section: oldSection)
        var isMoved = true
        if oldSection == sectionOrigin {
          isMoved = isSteady.map { !$0[index] } ?? false
          index += 1
        }
        if isMoved, reloaded.contains(origin) {
          // What moves and is shown anew is another item.
          if sectionOrigin != nil { operations.append(.insertItem(path)) }
          continue
        }
        isAccountedFor[origin] = true
        if isMoved { operations.append(.moveItem(from: oldPath, to: path)) }
        if reloaded.contains(origin) { operations.append(.reloadItem(oldPath)) }
      }
    }
    for section in old.sections.indices where successors[section] != nil {
      let places = old.places(ofSection: section)
      for place in places where !isAccountedFor[place] {
        operations.append(.deleteItem(IndexPath(item: place - places.lowerBound, section: section)))
      }
    }
    for item in new.reconfiguredItems {
      guard let place = old.items.firstIndex(of: item), isAccountedFor[place] else { continue }
      operations.append(.reconfigureItem(old.path(ofItemAt: place)))
    }
  }

  /// The section, by its index before, that an item was in and that keeps its items; nil when it does not.
  private static func keptSection<Section, Item>(
    of origin: Int, _ oldPlaces: Range<Int>?, _ sectionOrigin: Int?,
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ successors: [Int?]
  ) -> Int? {
    if let sectionOrigin, oldPlaces?.contains(origin) == true { return sectionOrigin }
    let section = old.section(ofItemAt: origin)
    return successors[section] == nil ? nil : section
  }

  /// For each element after, its index before.
  ///
  /// Most come after the one they came after before: only where they do not, the set is asked.
  private static func origins<Element>(
    of new: OrderedSet<Element>, in old: OrderedSet<Element>
  ) -> [Int?] {
    var next = 0
    let elements = old.elements
    return new.elements.map { element in
      if next < elements.count, elements[next] == element {
        next += 1
        return next - 1
      }
      guard let origin = old.firstIndex(of: element) else { return nil }
      next = origin + 1
      return origin
    }
  }
}
