import OrderedCollections

/// What one snapshot has in common with another, in numbers: all that its difference is made from.
struct SnapshotOrigins {
  /// For each section after, its index before; nil for one that is new.
  let sections: [Int?]
  /// For each item after, its place before among all; nil for one that is new.
  let items: [Int?]
  /// Where each section begins among the items before, and at last their number.
  let oldStarts: [Int]
  /// The same afterwards.
  let newStarts: [Int]
  /// Sections that are shown anew, by their indices after.
  let reloadedSections: Set<Int>
  /// Items that are shown anew, by their places before.
  let reloadedItems: Set<Int>
  /// Items whose cells are filled in anew, by their places before.
  let reconfiguredItems: [Int]

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

  /// For each element after, its index before.
  ///
  /// Most follow the one they followed before: the set is only asked where one does not. Identifiers of the usual types
  /// are compared and hashed without a detour.
  @_specialize(where Element == Int)
  @_specialize(where Element == String)
  @_specialize(where Element == UUID)
  private static func origins<Element>(
    of new: OrderedSet<Element>, in old: OrderedSet<Element>
  ) -> [Int?] {
    var origins = [Int?](repeating: nil, count: new.count)
    // Without copies of elements whose type is not known here.
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
