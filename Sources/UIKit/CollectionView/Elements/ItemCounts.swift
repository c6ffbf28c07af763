/// How many items each section has, as the data source last told.
struct ItemCounts: Equatable {
  private let items: [Int]

  /// Counts that the data source told; negative ones must have become 0.
  init(_ items: [Int]) { self.items = items }

  /// No sections.
  static let none = ItemCounts([])

  /// The number of sections.
  var sections: Int { items.count }

  /// The number of items of a section, nil when there is no such section.
  subscript(section: Int) -> Int? { items.indices.contains(section) ? items[section] : nil }

  /// Whether there is an item at a path.
  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, let count = self[indexPath[0]] else { return false }
    return (0..<count).contains(indexPath[1])
  }
}
