#if canImport(UIKit)
  import UIKit

  /// The plain array that a test of updates compares with: sections of items, each with a name that no other ever has.
  package struct NamedList: Sendable {
    /// A section.
    package struct Section: Sendable {
      /// The name of the section.
      package let name: Int
      /// The names of its items.
      package var items: [Int]

      /// Creates a section.
      package init(name: Int, items: [Int]) { (self.name, self.items) = (name, items) }
    }

    /// The sections in order.
    package var sections: [Section] = []
    /// How often the contents of an item have changed.
    package var revisions: [Int: Int] = [:]
    private var lastName = 0

    /// A list of new sections with new items.
    package init(_ counts: [Int] = []) {
      for count in counts { sections.append(newSection(count)) }
    }

    /// A name that was never used.
    package mutating func newName() -> Int {
      lastName += 1
      return lastName
    }

    /// A section of new items.
    package mutating func newSection(_ count: Int) -> Section {
      let name = newName()
      return Section(name: name, items: (0..<count).map { _ in newName() })
    }

    /// The numbers of items.
    package var counts: [Int] { sections.map(\.items.count) }

    /// The name of the item at an index path.
    package func name(at path: IndexPath) -> Int { sections[path.section].items[path.item] }

    /// How often the contents of the item at an index path have changed.
    package func revision(at path: IndexPath) -> Int { revisions[name(at: path), default: 0] }

    /// Whether there is an item at an index path.
    package func contains(_ path: IndexPath) -> Bool {
      sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
    }

    /// The index paths of all items, in order.
    package var allPaths: [IndexPath] {
      sections.indices.flatMap { section in
        sections[section].items.indices.map { IndexPath(item: $0, section: section) }
      }
    }

    /// Where each item is.
    package var paths: [Int: IndexPath] {
      Dictionary(uniqueKeysWithValues: allPaths.map { (name(at: $0), $0) })
    }
  }
#endif
