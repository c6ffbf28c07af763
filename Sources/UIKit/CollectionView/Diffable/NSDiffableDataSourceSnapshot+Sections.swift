import OrderedCollections

// Inserting, deleting and moving sections with their items.
extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections. Sections that the snapshot already contains move to the new position with their items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another one. Sections that the snapshot already contains move to the new position
  /// with their items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(ofNamed: toIdentifier) { insertSections(identifiers, at: index) }
  }

  /// Inserts empty sections after another one. Sections that the snapshot already contains move to the new position
  /// with their items.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(ofNamed: toIdentifier) { insertSections(identifiers, at: index + 1) }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.filter { index(ofNamed: $0) != nil })
    guard !gone.isEmpty else { return }
    arrangeSections(sections.indices.filter { !gone.contains(sections[$0]) })
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, isAfter: false) }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, isAfter: true) }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    let added = uniqueIdentifiers(identifiers)
    let moved = added.filter(sections.contains)
    guard moved.isEmpty else {
      reportMoved(moved, "sections")
      let before = (0..<index).filter { !added.contains(sections[$0]) }
      let after = (index..<sections.count).filter { !added.contains(sections[$0]) }
      for section in added where sections.append(section).inserted { starts.append(items.count) }
      return arrangeSections(before + added.compactMap { sections.firstIndex(of: $0) } + after)
    }
    for (position, section) in zip(index..., added) {
      sections.insert(section, at: position)
      starts.insert(starts[position], at: position)
    }
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, isAfter: Bool
  ) {
    guard let origin = index(ofNamed: identifier), let target = index(ofNamed: other), origin != target else {
      return
    }
    var order = Array(sections.indices)
    order.remove(at: origin)
    let position = (order.firstIndex(of: target) ?? 0) + (isAfter ? 1 : 0)
    order.insert(origin, at: position)
    arrangeSections(order)
  }

  /// Keeps only the given sections, in the given order.
  private mutating func arrangeSections(_ order: [Int]) {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(items.count)
    var starts = [0]
    for section in order {
      all += items.elements[positions(ofSection: section)]
      starts.append(all.count)
    }
    sections = OrderedSet(uncheckedUniqueElements: order.map { sections[$0] })
    items = OrderedSet(uncheckedUniqueElements: all)
    self.starts = starts
    removeMarksOfMissingIdentifiers()
  }

  /// Removes the reload marks of identifiers that no longer exist.
  mutating func removeMarksOfMissingIdentifiers() {
    if !reloadedItems.isEmpty { reloadedItems.removeAll { !items.contains($0) } }
    if !reconfiguredItems.isEmpty { reconfiguredItems.removeAll { !items.contains($0) } }
    if !reloadedSections.isEmpty { reloadedSections.removeAll { !sections.contains($0) } }
  }
}
