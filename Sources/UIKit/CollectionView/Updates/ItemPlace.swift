/// An item by section and number: what an index path of two says, quick to compare.
struct ItemPlace: Hashable, Comparable {
  let section: Int
  /// The number in the section; `NSNotFound` stands for the whole section.
  let item: Int

  /// The item of a section.
  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// What an index path says.
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }

  /// The same as an index path.
  var path: IndexPath { IndexPath(item: item, section: section) }

  static func < (one: ItemPlace, other: ItemPlace) -> Bool {
    one.section != other.section ? one.section < other.section : one.item < other.item
  }
}
