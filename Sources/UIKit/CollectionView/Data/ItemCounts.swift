/// The number of items in each section, as last returned by the data source.
struct ItemCounts: Equatable {
  private let items: [Int]

  /// The maximum number of sections. More are a mistake, because each section takes memory.
  static let maximumSectionCount = 1_000_000
  /// The maximum number of items in a section. More are a mistake, because each takes memory if sizes differ.
  static let maximumItemCount = 100_000_000

  /// Creates counts from those of the data source, which must be in the valid range.
  init(_ items: [Int]) { self.items = items }

  /// No sections.
  static let none = ItemCounts([])

  /// The number of items in each section.
  var all: [Int] { items }

  /// The number of sections.
  var sections: Int { items.count }

  /// The number of items in a section; nil if the section does not exist.
  subscript(section: Int) -> Int? { items.indices.contains(section) ? items[section] : nil }

  /// Returns whether an item exists at an index path.
  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, let count = self[indexPath[0]] else { return false }
    return (0..<count).contains(indexPath[1])
  }
}
