/// How many items each section has, as the data source last told.
struct ItemCounts: Equatable {
  private let items: [Int]

  /// More sections than that are a mistake: each takes room.
  static let maximumSectionCount = 1_000_000
  /// More items in a section than that are a mistake: where sizes differ each takes room.
  static let maximumItemCount = 100_000_000

  /// Counts that the data source told; negative and excessive ones must have been put right.
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
