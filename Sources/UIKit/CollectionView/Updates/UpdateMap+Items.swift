extension UpdateMap {
  /// The changes as layouts are told them: deletions from the last to the first, insertions from the first to the
  /// last, reloads, moves. What a section absorbs is left out.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    let completion = changesToReport
    var items: [UICollectionViewUpdateItem] = []
    items.reserveCapacity(completion.count)
    // Not by a closure, which would have to be asked each time whether it runs on the main actor.
    for change in completion {
      items.append(
        UICollectionViewUpdateItem(change.action, from: change.before?.path, to: change.after?.path))
    }
    return items
  }

  private typealias Change = (
    action: UICollectionViewUpdateItem.Action, before: ItemPlace?, after: ItemPlace?
  )

  private var changesToReport: [Change] {
    let deleted =
      updates.deletedSections.map(\.asPlace) + updates.deletedItems.filter { !isAbsorbed(before: $0) }
    let inserted =
      updates.insertedSections.map(\.asPlace) + updates.insertedItems.filter { !isAbsorbed(after: $0) }
    let reloaded =
      updates.reloadedSections.map { ($0.asPlace, section(after: $0)?.asPlace) }
      + updates.reloadedItems.filter { !isAbsorbed(before: $0) }.map { ($0, place(after: $0)) }
    let moved =
      updates.movedSections.map { ($0.asPlace, $1.asPlace) } + updates.movedItems.map { ($0.from, $0.to) }
    return deleted.sorted(by: >).map { (.delete, $0, nil) } + inserted.sorted().map { (.insert, nil, $0) }
      + reloaded.sorted { $0.0 < $1.0 }.map { (.reload, $0, $1) }
      + moved.sorted { $0.0 < $1.0 }.map { (.move, $0, $1) }
  }

  private func isAbsorbed(before place: ItemPlace) -> Bool {
    updates.deletedSections.contains(place.section) || isReloaded(section: place.section)
  }

  private func isAbsorbed(after place: ItemPlace) -> Bool {
    section(before: place.section).map(isReloaded) ?? true
  }
}

extension Int {
  /// How a whole section is named in an update item.
  fileprivate var asPlace: ItemPlace { ItemPlace(section: self, item: NSNotFound) }
}
