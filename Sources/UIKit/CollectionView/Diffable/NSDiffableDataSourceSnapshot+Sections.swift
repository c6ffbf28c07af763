import OrderedCollections

// Sections come, go and move, with their items.
extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections after all others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Adds empty sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(ofNamed: toIdentifier) { insertSections(identifiers, at: index) }
  }

  /// Adds empty sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(ofNamed: toIdentifier) { insertSections(identifiers, at: index + 1) }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.filter { index(ofNamed: $0) != nil })
    guard !gone.isEmpty else { return }
    arrangeSections(sections.indices.filter { !gone.contains(sections[$0]) })
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, isAfter: false) }

  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, isAfter: true) }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var place = index
    for identifier in identifiers {
      guard sections.insert(identifier, at: place).inserted else {
        sayDuplicate(identifier)
        continue
      }
      starts.insert(starts[place], at: place)
      place += 1
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
    let place = (order.firstIndex(of: target) ?? 0) + (isAfter ? 1 : 0)
    order.insert(origin, at: place)
    arrangeSections(order)
  }

  /// Keeps some sections, in an order.
  private mutating func arrangeSections(_ order: [Int]) {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(items.count)
    var starts = [0]
    for section in order {
      all += items.elements[places(ofSection: section)]
      starts.append(all.count)
    }
    sections = OrderedSet(uncheckedUniqueElements: order.map { sections[$0] })
    items = OrderedSet(uncheckedUniqueElements: all)
    self.starts = starts
    forgetMarksOfTheGone()
  }

  /// What is no more is not to be shown anew.
  mutating func forgetMarksOfTheGone() {
    if !reloadedItems.isEmpty { reloadedItems.removeAll { !items.contains($0) } }
    if !reconfiguredItems.isEmpty { reconfiguredItems.removeAll { !items.contains($0) } }
    if !reloadedSections.isEmpty { reloadedSections.removeAll { !sections.contains($0) } }
  }
}
