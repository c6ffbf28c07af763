/// The section and item of an index path, in a form that is fast to compare.
struct ItemPosition: Hashable, Comparable {
  let section: Int
  /// The index in the section; `NSNotFound` means the whole section.
  let item: Int

  /// Creates the position of an item.
  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates a position from an index path.
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }

  /// The position as an index path.
  var path: IndexPath { IndexPath(item: item, section: section) }

  static func < (one: ItemPosition, other: ItemPosition) -> Bool {
    one.section != other.section ? one.section < other.section : one.item < other.item
  }
}
