// The order of all items, section by section.
extension ItemCounts {
  /// The first item; nil if there are no items.
  var first: IndexPath? {
    (0..<sections).lazy.first { self[$0] ?? 0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The last item; nil if there are no items.
  var last: IndexPath? {
    (0..<sections).last { self[$0] ?? 0 > 0 }
      .map { IndexPath(item: (self[$0] ?? 1) - 1, section: $0) }
  }

  /// Returns the item after another; nil after the last one.
  func item(after path: IndexPath) -> IndexPath? {
    guard contains(path) else { return nil }
    if path.item + 1 < self[path.section] ?? 0 {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return (path.section + 1..<sections).first { self[$0] ?? 0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// Returns the item before another; nil before the first one.
  func item(before path: IndexPath) -> IndexPath? {
    guard contains(path) else { return nil }
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return (0..<path.section).last { self[$0] ?? 0 > 0 }
      .map { IndexPath(item: (self[$0] ?? 1) - 1, section: $0) }
  }

  /// Returns the items from one to another, inclusive. Both must exist.
  func paths(in range: ClosedRange<IndexPath>) -> some Sequence<IndexPath> {
    sequence(first: range.lowerBound) { self.item(after: $0) }.prefix { $0 <= range.upperBound }
  }

  /// The number of all items. Complexity: O(*s*) for *s* sections.
  var total: Int { (0..<sections).reduce(0) { $0 + (self[$1] ?? 0) } }

  /// Returns the number of items before an item, which must exist. Complexity: O(*s*) for *s* sections.
  func number(of path: IndexPath) -> Int {
    (0..<path.section).reduce(path.item) { $0 + (self[$1] ?? 0) }
  }

  /// Returns the item after a number of items; nil if there are not that many. Complexity: O(*s*) for *s* sections.
  func item(numbered number: Int) -> IndexPath? {
    guard number >= 0 else { return nil }
    var rest = number
    for section in 0..<sections {
      let count = self[section] ?? 0
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
