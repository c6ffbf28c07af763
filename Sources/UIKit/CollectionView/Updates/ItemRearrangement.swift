/// The changes of a batch update, for objects that store data about each item.
package struct ItemRearrangement {
  /// The number of items in each section before the update.
  package let oldItemCounts: [Int]
  /// The old index of each new section; nil if all its items are new.
  package let sectionOrigins: [Int?]
  /// The sections in which items are inserted, deleted, moved or reloaded, by their new indices.
  package let changes: [Int: Change]

  /// The items of a section whose stored data changes.
  package struct Change {
    /// The removed or reloaded items, by their old indices, in ascending order.
    package let leaving: [Int]
    /// The inserted or reloaded items, by their new indices, in ascending order.
    package let arriving: [Int]
    /// The old index paths of arriving items that only moved, by their new indices.
    package let origins: [Int: IndexPath]
  }

  init(_ map: UpdateMap) {
    oldItemCounts = (0..<map.before.sections).map { map.before[$0] ?? 0 }
    sectionOrigins = (0..<map.after.sections).map { section in
      map.section(before: section).flatMap { map.isReloaded(section: $0) ? nil : $0 }
    }
    let renewed = Set(map.updates.reloadedItems).union(map.updates.reconfiguredItems)
    let renewedInSection = Dictionary(grouping: renewed, by: \.section)
    let moved = Dictionary(grouping: map.updates.movedItems, by: \.to.section)
    var changes: [Int: Change] = [:]
    for (section, origin) in sectionOrigins.enumerated() {
      guard let origin else { continue }
      let shift = map.itemShifts[origin] ?? IndexShift(leaving: [], arriving: [])
      let staying = (renewedInSection[origin] ?? []).compactMap { place in
        shift.index(after: place.item).map { (before: place.item, after: $0) }
      }
      let change = Change(
        leaving: (shift.leaving + staying.map(\.before)).sorted(),
        arriving: (shift.arriving + staying.map(\.after)).sorted(),
        origins: Dictionary(
          (moved[section] ?? []).filter { !renewed.contains($0.from) }.map { ($0.to.item, $0.from.path) },
          uniquingKeysWith: { first, _ in first }))
      if !change.leaving.isEmpty || !change.arriving.isEmpty { changes[section] = change }
    }
    self.changes = changes
  }
}
