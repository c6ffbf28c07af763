import OrderedCollections

/// The origins of a snapshot's sections and items in another snapshot, as numbers. A difference needs nothing else.
struct SnapshotOrigins {
  /// For each new section, its old index; nil for an inserted section.
  let sections: [Int?]
  /// For each new item, its old position; nil for an inserted item.
  let items: [Int?]
  /// The position of each old section's first item, followed by the number of old items.
  let oldStarts: [Int]
  /// The position of each new section's first item, followed by the number of new items.
  let newStarts: [Int]
  /// The reloaded sections, by their new indices.
  let reloadedSections: Set<Int>
  /// The reloaded items, by their old positions.
  let reloadedItems: Set<Int>
  /// The reconfigured items, by their old positions.
  let reconfiguredItems: [Int]

  /// Finds the origins.
  ///
  /// - Complexity: O(*n*) for *n* items. Identifiers are hashed only where their order changes.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = Self.origins(of: new.sections, in: old.sections)
    self.sections = sections
    items = Self.origins(of: new.items, in: old.items)
    (oldStarts, newStarts) = (old.starts, new.starts)
    reloadedSections = Set(
      new.reloadedSections.compactMap { new.sections.firstIndex(of: $0) }.filter { sections[$0] != nil })
    reloadedItems = Set(new.reloadedItems.compactMap { old.items.firstIndex(of: $0) })
    reconfiguredItems = new.reconfiguredItems.compactMap { old.items.firstIndex(of: $0) }
  }

  /// Returns the old index of each new element.
  ///
  /// Most elements follow the same element as before. The set is searched only for those that do not. The common
  /// identifier types are specialized, so that they are compared and hashed directly.
  @_specialize(where Element == Int)
  @_specialize(where Element == String)
  @_specialize(where Element == UUID)
  private static func origins<Element>(
    of new: OrderedSet<Element>, in old: OrderedSet<Element>
  ) -> [Int?] {
    var origins = [Int?](repeating: nil, count: new.count)
    // Buffer pointers avoid copies of elements whose type is not known here.
    new.elements.withUnsafeBufferPointer { new in
      old.elements.withUnsafeBufferPointer { oldElements in
        var next = 0
        for index in new.indices {
          if next < oldElements.count, oldElements[next] == new[index] {
            origins[index] = next
          } else if let origin = old.firstIndex(of: new[index]) {
            origins[index] = origin
            next = origin
          } else {
            continue
          }
          next += 1
        }
      }
    }
    return origins
  }
}
