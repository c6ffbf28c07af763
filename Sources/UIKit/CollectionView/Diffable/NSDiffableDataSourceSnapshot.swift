import OrderedCollections

/// The sections and items of a diffable data source, by unique identifiers.
///
/// A snapshot is a value type. Create one, or change a copy of the data source's snapshot, and then apply it. If you
/// add identifiers that the snapshot already contains, they move to the new position. An identifier that is named twice
/// in one call, or that is unknown, is ignored. Both mistakes are reported when the snapshot is applied.
///
/// - Complexity: O(1) to find an item, O(log *s*) to find its section among *s* sections. O(*k*) to append *k* new
///   items. O(*n*) for every other change of *n* items, regardless of the number of identifiers in the call.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var sections: OrderedSet<SectionIdentifierType> = []
  /// The items of all sections, section by section.
  var items: OrderedSet<ItemIdentifierType> = []
  /// The position of each section's first item, followed by the number of items.
  var starts = [0]
  var reloadedItems: OrderedSet<ItemIdentifierType> = []
  var reconfiguredItems: OrderedSet<ItemIdentifierType> = []
  var reloadedSections: OrderedSet<SectionIdentifierType> = []
  /// The mistakes to report when the snapshot is applied.
  var mistakes: [UIDiagnostic] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Contents

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { items.count }

  /// Returns the number of items in a section; 0 if the snapshot does not contain the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections.firstIndex(of: identifier).map { positions(ofSection: $0).count } ?? 0
  }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.elements }

  /// Returns the items of a section, in order; none if the snapshot does not contain the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.firstIndex(of: identifier).map { Array(items.elements[positions(ofSection: $0)]) } ?? []
  }

  /// Returns the section of an item; nil if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    items.firstIndex(of: identifier).map { sections[section(ofItemAt: $0)] }
  }

  /// Returns the position of an item among those of all sections; nil if the snapshot does not contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { items.firstIndex(of: identifier) }

  /// Returns the index of a section; nil if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Changed content

  /// Marks items whose cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where position(ofNamed: identifier) != nil {
      reloadedItems.append(identifier)
    }
  }

  /// Marks items whose cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where position(ofNamed: identifier) != nil {
      reconfiguredItems.append(identifier)
    }
  }

  /// Marks sections to reload with all their items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where index(ofNamed: identifier) != nil {
      reloadedSections.append(identifier)
    }
  }

  /// The items that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The items that are marked to be reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// The sections that are marked to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The same snapshot without marks and mistakes.
  var withoutMarks: Self {
    var snapshot = self
    snapshot.mistakes = []
    (snapshot.reloadedItems, snapshot.reconfiguredItems, snapshot.reloadedSections) = ([], [], [])
    return snapshot
  }

  // MARK: - Positions

  /// Returns the positions of a section's items among all items.
  func positions(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the section of the item at a position.
  func section(ofItemAt position: Int) -> Int { starts.section(containing: position) }

  /// Returns the index path of the item at a position.
  func path(ofItemAt position: Int) -> IndexPath {
    let section = section(ofItemAt: position)
    return IndexPath(item: position - starts[section], section: section)
  }

  /// Returns the position of the item at an index path; nil if there is none.
  func position(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let positions = positions(ofSection: path.section)
    return (0..<positions.count).contains(path.item) ? positions.lowerBound + path.item : nil
  }

  // MARK: - Mistakes

  /// Returns the index of a section that must exist. Records a mistake if it does not.
  mutating func index(ofNamed section: SectionIdentifierType) -> Int? {
    let index = sections.firstIndex(of: section)
    if index == nil {
      reportUnknown("The snapshot contains no section \(section). The call ignores it. Add it first.")
    }
    return index
  }

  /// Returns the position of an item that must exist. Records a mistake if it does not.
  mutating func position(ofNamed item: ItemIdentifierType) -> Int? {
    let position = items.firstIndex(of: item)
    if position == nil {
      reportUnknown("The snapshot contains no item \(item). The call ignores it. Add it first.")
    }
    return position
  }

  mutating func reportUnknown(_ message: String) {
    mistakes.append(UIDiagnostic(code: .unknownIdentifier, message: message))
  }

  mutating func reportMoved<Identifier>(_ identifiers: OrderedSet<Identifier>, _ noun: String) {
    mistakes.append(.moved(identifiers, noun, in: "snapshot"))
  }

  mutating func reportNamedTwice(_ identifier: some Hashable) {
    mistakes.append(.namedTwice(identifier, in: "snapshot"))
  }

  /// Returns the identifiers of a call without repetitions, which it records as mistakes.
  mutating func uniqueIdentifiers<Identifier>(_ identifiers: [Identifier]) -> OrderedSet<Identifier> {
    var unique = OrderedSet<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !unique.append(identifier).inserted { reportNamedTwice(identifier) }
    return unique
  }
}
