import OrderedCollections

// Inserting, deleting and moving items.
extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one. Items that the snapshot already contains move to the new position.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if let sectionIdentifier {
      guard let section = index(ofNamed: sectionIdentifier) else { return }
      insertItems(identifiers, at: starts[section + 1], inSection: section)
    } else if sections.isEmpty {
      reportUnknown(
        "Items were appended to a snapshot without sections. They are ignored. Add a section first.")
    } else {
      insertItems(identifiers, at: items.count, inSection: sections.count - 1)
    }
  }

  /// Inserts items before another item. Items that the snapshot already contains move to the new position.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let position = position(ofNamed: beforeIdentifier) else { return }
    insertItems(identifiers, at: position, inSection: section(ofItemAt: position))
  }

  /// Inserts items after another item. Items that the snapshot already contains move to the new position.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let position = position(ofNamed: afterIdentifier) else { return }
    insertItems(identifiers, at: position + 1, inSection: section(ofItemAt: position))
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { position(ofNamed: $0) != nil })
    guard !gone.isEmpty else { return }
    defer { removeMarksOfMissingIdentifiers() }
    guard gone.count > Self.fewItems else { return gone.forEach { removeItem($0) } }
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(items.count - gone.count)
    var starts = [0]
    for section in sections.indices {
      all += items.elements[positions(ofSection: section)].lazy.filter { !gone.contains($0) }
      starts.append(all.count)
    }
    items = OrderedSet(uncheckedUniqueElements: all)
    self.starts = starts
  }

  /// The maximum number of items that are inserted or deleted one by one. More of them take as long as all items together,
  /// whose identifiers are then hashed again.
  private static var fewItems: Int { 8 }

  private mutating func removeItem(_ identifier: ItemIdentifierType) {
    guard let position = items.firstIndex(of: identifier) else { return }
    let section = section(ofItemAt: position)
    items.remove(at: position)
    shiftStarts(after: section, by: -1)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, possibly in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, to: toIdentifier, isAfter: false) }

  /// Moves an item after another one, possibly in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, to: toIdentifier, isAfter: true) }

  /// Replaces the items of a section.
  mutating func replaceItems(inSection section: Int, with identifiers: [ItemIdentifierType]) {
    let old = items.elements[positions(ofSection: section)]
    let stays = Set(identifiers)
    let marks = (reloadedItems, reconfiguredItems)
    deleteItems(Array(old))
    insertItems(identifiers, at: starts[section], inSection: section)
    reloadedItems = marks.0.filter { !old.contains($0) || stays.contains($0) }
    reconfiguredItems = marks.1.filter { !old.contains($0) || stays.contains($0) }
  }

  /// Moves an item to a position in a section. The position is counted without the item.
  mutating func moveItem(at origin: IndexPath, to target: IndexPath) {
    guard let position = position(at: origin), sections.indices.contains(target.section) else { return }
    let item = items.remove(at: position)
    shiftStarts(after: origin.section, by: -1)
    let room = positions(ofSection: target.section)
    items.insert(item, at: room.lowerBound + min(room.count, max(0, target.item)))
    shiftStarts(after: target.section, by: 1)
  }

  private mutating func insertItems(
    _ identifiers: [ItemIdentifierType], at position: Int, inSection section: Int
  ) {
    let count = items.count
    if position == count {
      if appendNewItems(identifiers) { return shiftStarts(after: section, by: items.count - count) }
    }
    let added = uniqueIdentifiers(identifiers)
    let moved = added.filter(items.contains)
    if moved.isEmpty, added.count <= Self.fewItems {
      for (offset, item) in added.enumerated() { items.insert(item, at: position + offset) }
      return shiftStarts(after: section, by: added.count)
    }
    if !moved.isEmpty { reportMoved(moved, "items") }
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(count + added.count)
    func keep(_ positions: Range<Int>) {
      if moved.isEmpty {
        all += items.elements[positions]
      } else {
        all += items.elements[positions].lazy.filter { !moved.contains($0) }
      }
    }
    var starts = [0]
    for index in sections.indices {
      let positions = positions(ofSection: index)
      if index == section {
        keep(positions.lowerBound..<position)
        all += added
        keep(position..<positions.upperBound)
      } else {
        keep(positions)
      }
      starts.append(all.count)
    }
    items = OrderedSet(uncheckedUniqueElements: all)
    self.starts = starts
  }

  /// Appends items, in time that does not depend on the number of items in the snapshot.
  ///
  /// - Returns: False, without a change, if the snapshot already contains one of them.
  private mutating func appendNewItems(_ identifiers: [ItemIdentifierType]) -> Bool {
    let (count, mistakeCount) = (items.count, mistakes.count)
    items.reserveCapacity(count + identifiers.count)
    for identifier in identifiers {
      let (isInserted, index) = items.append(identifier)
      if isInserted { continue }
      if index < count {
        items.removeLast(items.count - count)
        mistakes.removeLast(mistakes.count - mistakeCount)
        return false
      }
      reportNamedTwice(identifier)
    }
    return true
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, isAfter: Bool
  ) {
    guard let origin = position(ofNamed: identifier), let target = position(ofNamed: other), origin != target
    else {
      return
    }
    let (from, to) = (path(ofItemAt: origin), path(ofItemAt: target))
    var item = to.item + (isAfter ? 1 : 0)
    if from.section == to.section, from.item < item { item -= 1 }
    moveItem(at: from, to: IndexPath(item: item, section: to.section))
  }

  private mutating func shiftStarts(after section: Int, by count: Int) {
    for later in starts.indices.dropFirst(section + 1) { starts[later] += count }
  }
}
