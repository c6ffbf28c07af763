/// What becomes of items in a batch update, as far as it matters to who knows something about each of them.
package struct ItemRearrangement {
  /// The number of items of each section before.
  package let oldItemCounts: [Int]
  /// For each section after, its index before; nil for one whose items are all new.
  package let sectionOrigins: [Int?]
  /// By index after, the sections in which items come or go, are moved or shown anew.
  package let changes: [Int: Change]

  /// The items of a section that are not what is known of them any more.
  package struct Change {
    /// Those that go, or are shown anew, ascending, by their numbers before.
    package let leaving: [Int]
    /// Those that come, or are shown anew, ascending, by their numbers after.
    package let arriving: [Int]
    /// Where those that arrive were before, by their numbers after, if they are only moved.
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
