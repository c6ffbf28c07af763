import OrderedCollections

/// A tree of items for one section: parents that are expanded show their children after them.
///
/// A value, applied to a section by a diffable data source. Items that are added although the tree has them already are
/// moved to where they are added, with all below them. An item that is named twice in one call, that is unknown, or that
/// would be moved below itself is ignored. All of it is reported when the tree is applied. Finding an item takes O(1),
/// its parent and every change O(*n*).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// Every item before its children.
  private var all: OrderedSet<ItemIdentifierType> = []
  /// How many parents each has above it.
  private var levels: [Int] = []
  private var expanded: Set<ItemIdentifierType> = []
  /// What went wrong, to be said when the snapshot is applied.
  var mistakes: [UIDiagnostic] = []

  /// Makes a snapshot without items.
  public init() {}

  /// Makes a copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: - What there is

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { all.elements }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { zip(all, levels).filter { $1 == 0 }.map(\.0) }

  /// The items whose parents are all expanded.
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

  /// The items that are expanded, in order.
  public var expandedItems: [ItemIdentifierType] { all.filter(expanded.contains) }

  /// Whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }

  /// The place of an item among all; nil without such an item.
  public func index(of item: ItemIdentifierType) -> Int? { all.firstIndex(of: item) }

  /// How many parents an item has above it; 0 without such an item.
  public func level(of item: ItemIdentifierType) -> Int { all.firstIndex(of: item).map { levels[$0] } ?? 0 }

  /// The parent of an item; nil for one without a parent, or without such an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = all.firstIndex(of: child) else { return nil }
    return (0..<place).last { levels[$0] < levels[place] }.map { all[$0] }
  }

  /// Whether an item shows its children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard all.contains(item) else { return false }
    return sequence(first: item, next: parent).dropFirst().allSatisfy(expanded.contains)
  }

  /// The children of an item and all below, with the item itself above them if asked for.
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

  /// The tree in lines of text: two spaces a level, and a sign for what is expanded, what is not, and what is a leaf.
  public func visualDescription() -> String {
    all.indices.map { place in
      let sign = subtree(at: place).count == 1 ? "·" : expanded.contains(all[place]) ? "▾" : "▸"
      return String(repeating: "  ", count: levels[place]) + "\(sign) \(all[place])"
    }.joined(separator: "\n")
  }

  // MARK: - What changes

  /// Adds items as the last children of another, or without a parent after all others.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(Self(items), at: all.count, level: 0) }
    guard let place = place(ofNamed: parent) else { return }
    insert(Self(items), at: subtree(at: place).upperBound, level: levels[place] + 1)
  }

  /// Adds items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(Self(items), before: item)
  }

  /// Adds items after another and its children, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(Self(items), after: item)
  }

  /// Adds a tree before an item, with the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    if let place = place(ofNamed: item) { insert(snapshot, at: place, level: levels[place]) }
  }

  /// Adds a tree after an item and its children, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let place = place(ofNamed: item) else { return }
    insert(snapshot, at: subtree(at: place).upperBound, level: levels[place])
  }

  /// Removes items with all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let named = Set(items.filter { place(ofNamed: $0) != nil })
    var goneBelow = Int.max
    keep { item, level in
      if level > goneBelow { return false }
      goneBelow = named.contains(item) ? level : Int.max
      return goneBelow == Int.max
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Has items show their children.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { place(ofNamed: $0) != nil })
  }

  /// Has items hide their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items.filter { place(ofNamed: $0) != nil })
  }

  /// Puts a tree in place of all below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let place = place(ofNamed: parent) else { return }
    let below = Set(all.elements[subtree(at: place).dropFirst()])
    keep { item, _ in !below.contains(item) }
    insert(snapshot, at: place + 1, level: levels[place] + 1)
  }

  // MARK: - Places

  /// Makes a snapshot of items without parents.
  init(_ items: [ItemIdentifierType]) {
    for item in items where !all.append(item).inserted {
      mistakes.append(.namedTwice(item, in: "section snapshot"))
    }
    levels = [Int](repeating: 0, count: all.count)
  }

  /// An item and all below it.
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
      // What is below it, but not what the call places elsewhere, follows.
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

  /// The items that an item of a level has above it at a place.
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

  /// The place of an item that is named to be there.
  private mutating func place(ofNamed item: ItemIdentifierType) -> Int? {
    let place = all.firstIndex(of: item)
    if place == nil {
      mistakes.append(
        UIDiagnostic(code: .unknownIdentifier, message: "the section snapshot has no item \(item)"))
    }
    return place
  }

  private mutating func reportBelowItself(_ item: ItemIdentifierType) {
    mistakes.append(
      UIDiagnostic(
        code: .duplicateIdentifier,
        message: "\(item) was added below itself in the section snapshot; it is not moved"))
  }
}
