import OrderedCollections

/// Sections and their items by identifier, each once: what a diffable data source shows, or is to show next.
///
/// A value: create one, or copy that of the data source and change it, and then apply it. Identifiers that are added
/// although the snapshot has them already are moved to where they are added. An identifier that is named twice in one
/// call, or that is unknown, is ignored. Both are reported when the snapshot is applied.
///
/// Finding takes O(1), for a section O(log *s*) more among *s* sections. Adding *k* new items at the end takes O(*k*),
/// every other change O(*n*) for *n* items, however many are named in it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var sections: OrderedSet<SectionIdentifierType> = []
  /// The items of all sections, section after section.
  var items: OrderedSet<ItemIdentifierType> = []
  /// Where each section begins among the items, and at last their number.
  var starts = [0]
  var reloadedItems: OrderedSet<ItemIdentifierType> = []
  var reconfiguredItems: OrderedSet<ItemIdentifierType> = []
  var reloadedSections: OrderedSet<SectionIdentifierType> = []
  /// What went wrong, to be said when the snapshot is applied.
  var mistakes: [UIDiagnostic] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: - What there is

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { items.count }

  /// The number of items of a section; 0 without such a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections.firstIndex(of: identifier).map { places(ofSection: $0).count } ?? 0
  }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.elements }

  /// The items of a section, in order; none without such a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.firstIndex(of: identifier).map { Array(items.elements[places(ofSection: $0)]) } ?? []
  }

  /// The section of an item; nil without such an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    items.firstIndex(of: identifier).map { sections[section(ofItemAt: $0)] }
  }

  /// The place of an item among those of all sections; nil without such an item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { items.firstIndex(of: identifier) }

  /// The place of a section; nil without such a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - What has changed inside

  /// Marks items to be shown in other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where place(ofNamed: identifier) != nil { reloadedItems.append(identifier) }
  }

  /// Marks items whose cells are to be filled in anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where place(ofNamed: identifier) != nil {
      reconfiguredItems.append(identifier)
    }
  }

  /// Marks sections to be shown anew with all they have.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where index(ofNamed: identifier) != nil {
      reloadedSections.append(identifier)
    }
  }

  /// The items that were marked to be shown in other cells.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The items that were marked to have their cells filled in anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// The sections that were marked to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The same without marks and mistakes.
  var withoutMarks: Self {
    var snapshot = self
    snapshot.mistakes = []
    (snapshot.reloadedItems, snapshot.reconfiguredItems, snapshot.reloadedSections) = ([], [], [])
    return snapshot
  }

  // MARK: - Places

  /// The places of a section's items among all.
  func places(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section that the item at a place among all is in.
  func section(ofItemAt place: Int) -> Int { starts.section(containing: place) }

  /// The path of the item at a place among all.
  func path(ofItemAt place: Int) -> IndexPath {
    let section = section(ofItemAt: place)
    return IndexPath(item: place - starts[section], section: section)
  }

  /// The place among all of the item at a path; nil when there is none.
  func place(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let places = places(ofSection: path.section)
    return (0..<places.count).contains(path.item) ? places.lowerBound + path.item : nil
  }

  // MARK: - Mistakes

  /// The index of a section that is named to be there.
  mutating func index(ofNamed section: SectionIdentifierType) -> Int? {
    let index = sections.firstIndex(of: section)
    if index == nil { reportUnknown("the snapshot has no section \(section)") }
    return index
  }

  /// The place of an item that is named to be there.
  mutating func place(ofNamed item: ItemIdentifierType) -> Int? {
    let place = items.firstIndex(of: item)
    if place == nil { reportUnknown("the snapshot has no item \(item)") }
    return place
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

  /// The identifiers of a call, each once.
  mutating func uniqueIdentifiers<Identifier>(_ identifiers: [Identifier]) -> OrderedSet<Identifier> {
    var unique = OrderedSet<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !unique.append(identifier).inserted { reportNamedTwice(identifier) }
    return unique
  }
}
