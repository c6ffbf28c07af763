#if canImport(UIKit)
  extension LayoutTrial {
    /// Trials of one batch update each: every update of one or two changes, in every list of so many sections and items.
    ///
    /// - Parameters:
    ///   - sections: The maximum number of sections.
    ///   - items: The maximum number of items in a section.
    package static func all(sections: Int, items: Int) -> [LayoutTrial] {
      lists(sections: sections, items: items).flatMap { counts in
        updates(of: NamedList(counts)).enumerated().map { number, changes in
          LayoutTrial(counts, [.update(changes)], seed: UInt64(number))
        }
      }
    }

    private static func lists(sections: Int, items: Int) -> [[Int]] {
      var lists: [[Int]] = [[]]
      var longest = lists
      for _ in 0..<sections {
        longest = longest.flatMap { list in (0...items).map { list + [$0] } }
        lists += longest
      }
      return lists
    }

    /// Every batch update of one or two changes. Their order does not matter.
    private static func updates(of list: NamedList) -> [[DataChange]] {
      let changes = list.allChanges(margin: 1)
      let pairs = changes.indices.flatMap { index in
        changes[(index + 1)...].map { [changes[index], $0] }
      }
      return (changes.map { [$0] } + pairs).filter { list.applying($0) != nil }
    }
  }
#endif
