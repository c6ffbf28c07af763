import OrderedCollections

/// A tree of items for one section. Items that are expanded show their children after them.
///
/// A section snapshot is a value type. A diffable data source applies it to a section. If you add items that the tree
/// already contains, they move to the new position with all their descendants. An item that is named twice in one call,
/// that is unknown, or that would become its own descendant is ignored. Such mistakes are reported when the snapshot is
/// applied.
///
/// - Complexity: O(1) to find an item, O(*n*) to find its parent. O(*k*) to append *k* new items at the end, O(*n*) for
///   every other change.
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
    guard let position = all.firstIndex(of: child) else { return nil }
    return (0..<position).last { levels[$0] < levels[position] }.map { all[$0] }
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
    guard let position = all.firstIndex(of: parent) else { return part }
    let positions = includingParent ? subtree(at: position) : subtree(at: position).dropFirst()
    let top = positions.first.map { levels[$0] } ?? 0
    part.all = OrderedSet(all.elements[positions])
    part.levels = positions.map { levels[$0] - top }
    part.expanded = expanded.intersection(part.all)
    return part
  }

  /// Returns the tree as text. Each level is indented by two spaces. A sign marks expanded items, collapsed items and
  /// leaves.
  public func visualDescription() -> String {
    all.indices.map { position in
      let sign = subtree(at: position).count == 1 ? "·" : expanded.contains(all[position]) ? "▾" : "▸"
      return String(repeating: "  ", count: levels[position]) + "\(sign) \(all[position])"
    }.joined(separator: "\n")
  }

  // MARK: - Changes

  /// Appends items as the last children of another item, or at the top level if there is no parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(Self(items), at: all.count, level: 0) }
    guard let position = position(ofNamed: parent) else { return }
    insert(Self(items), at: subtree(at: position).upperBound, level: levels[position] + 1)
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
    if let position = position(ofNamed: item) { insert(snapshot, at: position, level: levels[position]) }
  }

  /// Inserts a tree after an item and its descendants, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let position = position(ofNamed: item) else { return }
    insert(snapshot, at: subtree(at: position).upperBound, level: levels[position])
  }

  /// Deletes items with all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let named = Set(items.filter { position(ofNamed: $0) != nil })
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
    expanded.formUnion(items.filter { position(ofNamed: $0) != nil })
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items.filter { position(ofNamed: $0) != nil })
  }

  /// Replaces the descendants of an item with a tree.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let position = position(ofNamed: parent) else { return }
    let below = Set(all.elements[subtree(at: position).dropFirst()])
    keep { item, _ in !below.contains(item) }
    insert(snapshot, at: position + 1, level: levels[position] + 1)
  }

  // MARK: - Positions

  /// Creates a snapshot of items without parents.
  init(_ items: [ItemIdentifierType]) {
    for item in items where !all.append(item).inserted {
      mistakes.append(.namedTwice(item, in: "section snapshot"))
    }
    levels = [Int](repeating: 0, count: all.count)
  }

  /// Returns the tree without the visible items that a section no longer shows, and with its new ones beside their
  /// predecessors; nil if it shows the items in another order.
  func showing(_ items: [ItemIdentifierType]) -> Self? {
    let old = visibleItems
    guard old != items else { return self }
    let next = Set(items)
    var tree = self
    tree.delete(old.filter { !next.contains($0) })
    // New items follow their predecessor with its descendants, on its level.
    var runs: [Int: (items: [ItemIdentifierType], level: Int)] = [:]
    var (position, level) = (0, 0)
    for item in items {
      if let known = tree.all.firstIndex(of: item) {
        (position, level) = (tree.subtree(at: known).upperBound, tree.levels[known])
      } else if all.contains(item) {
        return nil
      } else {
        runs[position, default: ([], level)].items.append(item)
      }
    }
    tree.insert(runs)
    return tree.visibleItems == items ? tree : nil
  }

  /// Inserts new items, each run before the item at a position.
  private mutating func insert(_ runs: [Int: (items: [ItemIdentifierType], level: Int)]) {
    var (elements, levels): ([ItemIdentifierType], [Int]) = ([], [])
    for position in 0...all.count {
      if let run = runs[position] {
        elements += run.items
        levels += Array(repeating: run.level, count: run.items.count)
      }
      guard position < all.count else { continue }
      elements.append(all[position])
      levels.append(self.levels[position])
    }
    all = OrderedSet(uncheckedUniqueElements: elements)
    self.levels = levels
  }

  /// The positions of an item and all its descendants.
  private func subtree(at position: Int) -> Range<Int> {
    position..<(levels[(position + 1)...].firstIndex { $0 <= levels[position] } ?? levels.count)
  }

  /// Appends a tree, in time that does not depend on the number of items in the snapshot.
  ///
  /// - Returns: False, without a change, if the snapshot already contains one of its items.
  private mutating func appendNewItems(_ new: Self, level: Int) -> Bool {
    guard !new.all.contains(where: all.contains) else { return false }
    mistakes += new.mistakes
    all.append(contentsOf: new.all)
    levels += new.levels.lazy.map { level + $0 }
    expanded.formUnion(new.expanded)
    return true
  }

  private mutating func insert(_ snapshot: Self, at position: Int, level: Int) {
    if position == all.count, appendNewItems(snapshot, level: level) { return }
    var new = snapshot
    mistakes += new.mistakes
    let above = parents(at: position, level: level)
    let refused = new.all.filter(above.contains)
    for item in refused { reportBelowItself(item) }
    new.delete(refused.elements)
    let moved = new.all.filter(all.contains)
    if !moved.isEmpty { mistakes.append(.moved(moved, "items", in: "section snapshot")) }

    var taken = [Bool](repeating: false, count: all.count)
    for item in moved {
      guard let origin = all.firstIndex(of: item) else { continue }
      for position in subtree(at: origin) { taken[position] = true }
    }
    var elements: [ItemIdentifierType] = []
    var levels: [Int] = []
    func add(_ positions: Range<Int>, deeper difference: Int = 0, where isAdded: (Int) -> Bool) {
      for position in positions where isAdded(position) {
        elements.append(all[position])
        levels.append(self.levels[position] + difference)
      }
    }
    add(0..<position) { !taken[$0] }
    for (item, newLevel) in zip(new.all, new.levels) {
      elements.append(item)
      levels.append(level + newLevel)
      guard let origin = all.firstIndex(of: item) else { continue }
      // Its descendants follow, except those that the call inserts elsewhere.
      var isBelowOther = Int.max
      add(subtree(at: origin).dropFirst(), deeper: level + newLevel - self.levels[origin]) { position in
        if self.levels[position] > isBelowOther { return false }
        isBelowOther = moved.contains(all[position]) ? self.levels[position] : Int.max
        return isBelowOther == Int.max
      }
    }
    add(position..<all.count) { !taken[$0] }
    all = OrderedSet(uncheckedUniqueElements: elements)
    self.levels = levels
    expanded.formUnion(new.expanded)
  }

  /// Returns the ancestors that an item of a level has at a position.
  private func parents(at position: Int, level: Int) -> Set<ItemIdentifierType> {
    var parents: Set<ItemIdentifierType> = []
    var level = level
    var above = position
    while level > 0, above > 0 {
      above -= 1
      guard levels[above] < level else { continue }
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
  private mutating func position(ofNamed item: ItemIdentifierType) -> Int? {
    let position = all.firstIndex(of: item)
    if position == nil {
      mistakes.append(
        UIDiagnostic(
          code: .unknownIdentifier,
          message: "The section snapshot contains no item \(item). The call ignores it. Add it first."))
    }
    return position
  }

  private mutating func reportBelowItself(_ item: ItemIdentifierType) {
    mistakes.append(
      UIDiagnostic(
        code: .duplicateIdentifier,
        message: "The item \(item) was added below itself in a section snapshot. It is not moved. "
          + "Add it below another item."))
  }
}
