/// The reason why a batch update cannot be performed: the counts of the data source do not follow from the changes.
struct UpdateInconsistency: Error {
  /// The kind of inconsistency.
  enum Problem: Error, Equatable {
    /// The new number of sections is not the old one plus insertions minus deletions.
    case sectionCount(inserted: Int, deleted: Int)
    /// The new number of items in a section is not the old one plus insertions and arrivals minus deletions and
    /// departures.
    ///
    /// - Parameters:
    ///   - section: The old index of the section.
    ///   - newSection: The new index of the section.
    ///   - inserted: The number of inserted items.
    ///   - deleted: The number of deleted items.
    ///   - movedIn: The number of items that moved into the section.
    ///   - movedOut: The number of items that moved out of the section.
    case itemCount(
      section: Int, newSection: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    /// A change names an item or a section that does not exist, before or after the update.
    case outOfRange(UpdateOperation, isBefore: Bool)
    /// Two changes name the same item or section.
    case conflict(UpdateOperation, UpdateOperation)
  }

  let problem: Problem
  let before: ItemCounts
  let after: ItemCounts
  let operations: [UpdateOperation]
}

extension UpdateInconsistency: CustomStringConvertible {
  /// The section, the counts before and after, and the changes, as one message.
  var description: String {
    "\(problemInWords). \(operationsInWords). All data is reloaded. Report each change of the data once."
  }

  private var problemInWords: String {
    switch problem {
    case .sectionCount(let inserted, let deleted):
      return
        "Invalid number of sections: \(after.sections) after the update, but \(before.sections) before it, "
        + "\(inserted) inserted and \(deleted) deleted make \(before.sections + inserted - deleted)"
    case .itemCount(let section, let newSection, let inserted, let deleted, let movedIn, let movedOut):
      let (old, new) = (before[section] ?? 0, after[newSection] ?? 0)
      let name = section == newSection ? "\(section)" : "\(newSection) (\(section) before the update)"
      return "Invalid number of items in section \(name): \(new) after the update, but \(old) before it, "
        + "\(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out make "
        + "\(old + inserted - deleted + movedIn - movedOut)"
    case .outOfRange(let operation, let isBefore):
      let section = operation.section(before: isBefore)
      return "Cannot \(operation): \(extent(of: section, isBefore: isBefore)), "
        + extent(of: section, isBefore: !isBefore)
    case .conflict(let one, let other):
      let section = one.section(before: true) ?? one.section(before: false)
      return "Cannot both \(one) and \(other): \(extent(of: section, isBefore: true)), "
        + extent(of: section, isBefore: false)
    }
  }

  private func extent(of section: Int?, isBefore: Bool) -> String {
    let counts = isBefore ? before : after
    let time = isBefore ? "before" : "after"
    guard let section, let items = counts[section] else {
      return "there are \(counts.sections) sections \(time) the update"
    }
    return "section \(section) has \(items) items \(time) the update"
  }

  private var operationsInWords: String {
    guard !operations.isEmpty else { return "No changes were reported" }
    let most = 20
    let listed = operations.prefix(most).map(\.description).joined(separator: ", ")
    let others = operations.count - most
    return "Reported changes: \(listed)" + (others > 0 ? " and \(others) more" : "")
  }
}

extension UpdateOperation {
  /// Returns the section that the change names before or after the update; nil if it names none.
  fileprivate func section(before isBefore: Bool) -> Int? {
    switch self {
    case .insertItem(let path): isBefore ? nil : path.first
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path): isBefore ? path.first : nil
    case .moveItem(let from, let to): isBefore ? from.first : to.first
    case .insertSection(let section): isBefore ? nil : section
    case .deleteSection(let section), .reloadSection(let section): isBefore ? section : nil
    case .moveSection(let from, let to): isBefore ? from : to
    }
  }
}
