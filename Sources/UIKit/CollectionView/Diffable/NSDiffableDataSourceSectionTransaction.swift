/// The changes that the user made in one section of a diffable data source by moving items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType

  /// The items of the section before the changes.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The items of the section after the changes.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
}
