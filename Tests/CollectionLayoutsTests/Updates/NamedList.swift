import Foundation

/// The plain array that an update test knows to be right: sections of items, each with a name no other ever has.
struct NamedList {
  struct Section {
    let name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// How often the contents of an item have changed.
  var revisions: [Int: Int] = [:]
  private(set) var lastName = 0

  /// A name that was never used.
  mutating func newName() -> Int {
    lastName += 1
    return lastName
  }

  /// A section of new items.
  mutating func newSection(_ count: Int) -> Section {
    let name = newName()
    return Section(name: name, items: (0..<count).map { _ in newName() })
  }

  func name(at path: IndexPath) -> Int { sections[path.section].items[path.item] }

  func revision(at path: IndexPath) -> Int { revisions[name(at: path), default: 0] }

  /// Where each item is.
  var paths: [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, list) in sections.enumerated() {
      for (item, name) in list.items.enumerated() { paths[name] = IndexPath(item: item, section: section) }
    }
    return paths
  }
}
