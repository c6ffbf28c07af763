/// The change of sections and items in a batch update. Index paths are those of the presentation.
///
/// A reloaded item or section keeps its position. All items of a reloaded section are new.
///
/// - Complexity: Looking up a position costs O(log *k*) for *k* changes. It does not depend on the number of items.
public struct UICollectionViewDataChange: Sendable {
  private let map: UpdateMap

  init(_ map: UpdateMap) { self.map = map }

  // MARK: - Counts

  /// The number of items in each section before the change.
  public var itemCountsBefore: [Int] { map.before.all }

  /// The number of items in each section after the change.
  public var itemCountsAfter: [Int] { map.after.all }

  // MARK: - Sections

  /// Whether sections are inserted, deleted, moved or reloaded.
  public var changesSections: Bool { map.changesSections }

  /// Returns the new index of a section, by its old one; nil for a deleted section.
  public func section(after section: Int) -> Int? { map.section(after: section) }

  /// Returns the old index of a section, by its new one; nil for an inserted section.
  public func section(before section: Int) -> Int? { map.section(before: section) }

  /// Returns whether a section is reloaded, by its old index.
  public func isReloaded(section: Int) -> Bool { map.isReloaded(section: section) }

  /// The old index of each new section; nil for a section whose items are all new.
  public var sectionOrigins: [Int?] {
    (0..<map.after.sections).map { section in
      map.section(before: section).flatMap { map.isReloaded(section: $0) ? nil : $0 }
    }
  }

  // MARK: - Items

  /// Returns the new index path of an item, by its old one; nil for a deleted item.
  public func indexPath(after path: IndexPath) -> IndexPath? { map.path(after: path) }

  /// Returns the old index path of an item, by its new one; nil for an inserted item.
  public func indexPath(before path: IndexPath) -> IndexPath? { map.path(before: path) }

  /// Returns whether an item is reloaded by itself, not with its section, by its old index path.
  public func isReloaded(itemAt path: IndexPath) -> Bool { map.isReloaded(path) }

  /// The reloaded items, by their old index paths, in ascending order.
  public var reloadedItems: [IndexPath] { map.updates.reloadedItems.map(\.path) }

  /// The reconfigured items, by their old index paths.
  public var reconfiguredItems: [IndexPath] { map.updates.reconfiguredItems.map(\.path) }

  /// The moved items, by their old and new index paths, ascending by the old ones.
  public var movedItems: [(from: IndexPath, to: IndexPath)] {
    map.updates.movedItems.map { ($0.from.path, $0.to.path) }
  }

  /// The items that leave and enter a section.
  public struct SectionChange: Sendable {
    /// The deleted items and those that move away or within the section, by their old indices, in ascending order.
    public let leaving: [Int]
    /// The inserted items and those that move to or within the section, by their new indices, in ascending order.
    public let arriving: [Int]
  }

  /// The sections that stay and that items leave or enter, by their old indices.
  public var sectionChanges: [Int: SectionChange] {
    map.itemShifts.mapValues { SectionChange(leaving: $0.leaving, arriving: $0.arriving) }
  }
}
