extension UpdateMap {
  /// The changes as layouts are told them: deletions from the last to the first, insertions from the first to the
  /// last, reloads, moves. What a section absorbs is left out.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    let deleted =
      updates.deletedSections.map(\.asPath)
      + updates.deletedItems.filter { !isAbsorbed(before: $0) }
    let inserted =
      updates.insertedSections.map(\.asPath)
      + updates.insertedItems.filter { !isAbsorbed(after: $0) }
    let reloaded =
      updates.reloadedSections.map { ($0.asPath, section(after: $0)?.asPath) }
      + updates.reloadedItems.filter { !isAbsorbed(before: $0) }.map { ($0, path(after: $0)) }
    let moved =
      updates.movedSections.map { ($0.asPath, $1.asPath) } + updates.movedItems.map { ($0, $1) }
    return deleted.sorted(by: >).map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.sorted { $0.0 < $1.0 }.map { UICollectionViewUpdateItem(.reload, from: $0, to: $1) }
      + moved.sorted { $0.0 < $1.0 }.map { UICollectionViewUpdateItem(.move, from: $0, to: $1) }
  }

  private func isAbsorbed(before path: IndexPath) -> Bool {
    updates.deletedSections.contains(path.section) || isReloaded(section: path.section)
  }

  private func isAbsorbed(after path: IndexPath) -> Bool {
    section(before: path.section).map(isReloaded) ?? true
  }
}

extension Int {
  /// How a whole section is named in an update item.
  fileprivate var asPath: IndexPath { IndexPath(item: NSNotFound, section: self) }
}
