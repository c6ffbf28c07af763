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
}
