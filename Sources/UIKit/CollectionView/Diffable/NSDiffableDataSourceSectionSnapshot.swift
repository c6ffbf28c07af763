import OrderedCollections

/// A tree of items for one section. Items that are expanded show their children after them.
///
/// A section snapshot is a value type. A diffable data source applies it to a section. If you add items that the tree
/// already contains, they move to the new position with all their descendants. An item that is named twice in one call,
/// that is unknown, or that would become its own descendant is ignored. Such mistakes are reported when the snapshot is
/// applied.
///
/// - Complexity: O(1) to find an item, O(*n*) to find its parent and for every change.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// All items, each before its children.
  private var all: OrderedSet<ItemIdentifierType> = []
  /// The number of ancestors of each item.
  private var levels: [Int] = []
  private var expanded: Set<ItemIdentifierType> = []
  /// The mistakes to report when the snapshot is applied.
  var mistakes: [UIDiagnostic] = []

  /// Creates a snapshot without items.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: - Contents

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { all.elements }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { zip(all, levels).filter { $1 == 0 }.map(\.0) }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    visible.reserveCapacity(all.count)
    var hiddenBelow = Int.max
    for (item, level) in zip(all, levels) where level <= hiddenBelow {
      visible.append(item)
      hiddenBelow = expanded.contains(item) ? Int.max : level
    }
    return visible
  }

  /// The expanded items, in order.
  public var expandedItems: [ItemIdentifierType] { all.filter(expanded.contains) }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }

  /// Returns the position of an item among all items; nil if the snapshot does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { all.firstIndex(of: item) }

  /// Returns the number of ancestors of an item; 0 if the snapshot does not contain it.
  public func level(of item: ItemIdentifierType) -> Int { all.firstIndex(of: item).map { levels[$0] } ?? 0 }

  /// Returns the parent of an item; nil if it has none or the snapshot does not contain the item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = all.firstIndex(of: child) else { return nil }
    return (0..<place).last { levels[$0] < levels[place] }.map { all[$0] }
  }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard all.contains(item) else { return false }
    return sequence(first: item, next: parent).dropFirst().allSatisfy(expanded.contains)
  }

  /// Returns a snapshot of an item's descendants, optionally including the item as their parent.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard let place = all.firstIndex(of: parent) else { return part }
    let places = includingParent ? subtree(at: place) : subtree(at: place).dropFirst()
    let top = places.first.map { levels[$0] } ?? 0
    part.all = OrderedSet(all.elements[places])
    part.levels = places.map { levels[$0] - top }
    part.expanded = expanded.intersection(part.all)
    return part
  }

  /// Returns the tree as text. Each level is indented by two spaces. A sign marks expanded items, collapsed items and
  /// leaves.
  public func visualDescription() -> String {
    all.indices.map { place in
      let sign = subtree(at: place).count == 1 ? "·" : expanded.contains(all[place]) ? "▾" : "▸"
      return String(repeating: "  ", count: levels[place]) + "\(sign) \(all[place])"
    }.joined(separator: "\n")
  }

  // MARK: - Changes

  /// Appends items as the last children of another item, or at the top level if there is no parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(Self(items), at: all.count, level: 0) }
    guard let place = place(ofNamed: parent) else { return }
    insert(Self(items), at: subtree(at: place).upperBound, level: levels[place] + 1)
  }

  /// Inserts items before another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(items), before: item)
  }

  /// Inserts items after another item and its descendants, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(items), after: item)
  }

  /// Inserts a tree before an item, with the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    if let place = place(ofNamed: item) { insert(snapshot, at: place, level: levels[place]) }
  }

  /// Inserts a tree after an item and its descendants, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let place = place(ofNamed: item) else { return }
    insert(snapshot, at: subtree(at: place).upperBound, level: levels[place])
  }

  /// Deletes items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let named = Set(items.filter { place(ofNamed: $0) != nil })
    var goneBelow = Int.max
    keep { item, level in
      if level > goneBelow { return false }
      goneBelow = named.contains(item) ? level : Int.max
      return goneBelow == Int.max
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { place(ofNamed: $0) != nil })
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items.filter { place(ofNamed: $0) != nil })
  }

  /// Replaces the descendants of an item with a tree.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let place = place(ofNamed: parent) else { return }
    let below = Set(all.elements[subtree(at: place).dropFirst()])
    keep { item, _ in !below.contains(item) }
    insert(snapshot, at: place + 1, level: levels[place] + 1)
  }

  // MARK: - Positions

  /// Creates a snapshot of items without parents.
  init(_ items: [ItemIdentifierType]) {
    for item in items where !all.append(item).inserted {
      mistakes.append(.namedTwice(item, in: "section snapshot"))
    }
    levels = [Int](repeating: 0, count: all.count)
  }

  /// The positions of an item and all its descendants.
  private func subtree(at place: Int) -> Range<Int> {
    place..<(levels[(place + 1)...].firstIndex { $0 <= levels[place] } ?? levels.count)
  }

  private mutating func insert(_ snapshot: Self, at place: Int, level: Int) {
    var new = snapshot
    mistakes += new.mistakes
    let above = parents(at: place, level: level)
    let refused = new.all.filter(above.contains)
    for item in refused { reportBelowItself(item) }
    new.delete(refused.elements)
    let moved = new.all.filter(all.contains)
    if !moved.isEmpty { mistakes.append(.moved(moved, "items", in: "section snapshot")) }

    var taken = [Bool](repeating: false, count: all.count)
    for item in moved {
      guard let origin = all.firstIndex(of: item) else { continue }
      for place in subtree(at: origin) { taken[place] = true }
    }
    var elements: [ItemIdentifierType] = []
    var levels: [Int] = []
    func add(_ places: Range<Int>, deeper difference: Int = 0, where isAdded: (Int) -> Bool) {
      for place in places where isAdded(place) {
        elements.append(all[place])
        levels.append(self.levels[place] + difference)
      }
    }
    add(0..<place) { !taken[$0] }
    for (item, newLevel) in zip(new.all, new.levels) {
      elements.append(item)
      levels.append(level + newLevel)
      guard let origin = all.firstIndex(of: item) else { continue }
      // Its descendants follow, except those that the call inserts elsewhere.
      var isBelowOther = Int.max
      add(subtree(at: origin).dropFirst(), deeper: level + newLevel - self.levels[origin]) { place in
        if self.levels[place] > isBelowOther { return false }
        isBelowOther = moved.contains(all[place]) ? self.levels[place] : Int.max
        return isBelowOther == Int.max
      }
    }
    add(place..<all.count) { !taken[$0] }
    all = OrderedSet(uncheckedUniqueElements: elements)
    self.levels = levels
    expanded.formUnion(new.expanded)
  }

  /// Returns the ancestors that an item of a level has at a position.
  private func parents(at place: Int, level: Int) -> Set<ItemIdentifierType> {
    var parents: Set<ItemIdentifierType> = []
    var level = level
    for above in (0..<place).reversed() where levels[above] < level {
      parents.insert(all[above])
      level = levels[above]
    }
    return parents
  }

  private mutating func keep(where isKept: (ItemIdentifierType, Int) -> Bool) {
    let kept = zip(all, levels).filter(isKept)
    guard kept.count < all.count else { return }
    all = OrderedSet(uncheckedUniqueElements: kept.map(\.0))
    levels = kept.map(\.1)
    expanded.formIntersection(all)
  }

  // MARK: - Mistakes

  /// Returns the position of an item that must exist. Records a mistake if it does not.
  private mutating func place(ofNamed item: ItemIdentifierType) -> Int? {
    let place = all.firstIndex(of: item)
    if place == nil {
      mistakes.append(
        UIDiagnostic(
          code: .unknownIdentifier,
          message: "The section snapshot contains no item \(item). The call ignores it. Add it first."))
    }
    return place
  }

  private mutating func reportBelowItself(_ item: ItemIdentifierType) {
    mistakes.append(
      UIDiagnostic(
        code: .duplicateIdentifier,
        message: "The item \(item) was added below itself in a section snapshot. It is not moved. "
          + "Add it below another item."))
  }
}
