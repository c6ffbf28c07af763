extension UpdateOperation {
  /// Checks that the change names existing items and sections, before or after the update.
  func checkRange(before: ItemCounts, after: ItemCounts) throws(UpdateInconsistency.Problem) {
    let isInBefore: Bool
    let isInAfter: Bool
    switch self {
    case .insertItem(let path): (isInBefore, isInAfter) = (true, after.contains(path))
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path):
      (isInBefore, isInAfter) = (before.contains(path), true)
    case .moveItem(let from, let to): (isInBefore, isInAfter) = (before.contains(from), after.contains(to))
    case .insertSection(let section): (isInBefore, isInAfter) = (true, after[section] != nil)
    case .deleteSection(let section), .reloadSection(let section):
      (isInBefore, isInAfter) = (before[section] != nil, true)
    case .moveSection(let from, let to):
      (isInBefore, isInAfter) = (before[from] != nil, after[to] != nil)
    }
    if !isInBefore { throw .outOfRange(self, isBefore: true) }
    if !isInAfter { throw .outOfRange(self, isBefore: false) }
  }
}
