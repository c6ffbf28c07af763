extension UpdateMap {
  /// The changes in the order in which layouts receive them: deletions from last to first, insertions from first to
  /// last, reloads, moves. Changes inside inserted, deleted or reloaded sections are left out.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    let changes = changesToReport
    var items: [UICollectionViewUpdateItem] = []
    items.reserveCapacity(changes.count)
    // A loop, because a closure would check for the main actor on each call.
    for change in changes {
      items.append(
        UICollectionViewUpdateItem(change.action, from: change.before?.path, to: change.after?.path))
    }
    return items
  }

  private typealias Change = (
    action: UICollectionViewUpdateItem.Action, before: ItemPosition?, after: ItemPosition?
  )

  private var changesToReport: [Change] {
    let deleted =
      updates.deletedSections.map(\.asPosition) + updates.deletedItems.filter { !isAbsorbed(before: $0) }
    let inserted =
      updates.insertedSections.map(\.asPosition) + updates.insertedItems.filter { !isAbsorbed(after: $0) }
    let reloaded =
      updates.reloadedSections.map { ($0.asPosition, section(after: $0)?.asPosition) }
      + updates.reloadedItems.filter { !isAbsorbed(before: $0) }.map { ($0, position(after: $0)) }
    let moved =
      updates.movedSections.map { ($0.asPosition, $1.asPosition) }
      + updates.movedItems.map { ($0.from, $0.to) }
    return deleted.sorted(by: >).map { (.delete, $0, nil) } + inserted.sorted().map { (.insert, nil, $0) }
      + reloaded.sorted { $0.0 < $1.0 }.map { (.reload, $0, $1) }
      + moved.sorted { $0.0 < $1.0 }.map { (.move, $0, $1) }
  }

  private func isAbsorbed(before position: ItemPosition) -> Bool {
    updates.deletedSections.contains(position.section) || isReloaded(section: position.section)
  }

  private func isAbsorbed(after position: ItemPosition) -> Bool {
    section(before: position.section).map(isReloaded) ?? true
  }
}

extension Int {
  /// The position of a whole section in an update item.
  fileprivate var asPosition: ItemPosition { ItemPosition(section: self, item: NSNotFound) }
}
