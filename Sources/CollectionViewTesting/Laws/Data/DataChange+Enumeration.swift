#if canImport(UIKit)
  import UIKit

  extension NamedList {
    /// Every single change of a batch update of this list.
    ///
    /// - Parameter margin: How many items and sections more than there are the targets may assume. With 1, changes are
    ///   included that are possible only together with an insertion.
    package func allChanges(margin: Int = 0) -> [DataChange] {
      let paths = allPaths
      let targets = sections.indices.flatMap { section in
        (0..<sections[section].items.count + margin).map { IndexPath(item: $0, section: section) }
      }
      let insertions = sections.indices.flatMap { section in
        (0...sections[section].items.count + margin).map { IndexPath(item: $0, section: section) }
      }
      var changes: [DataChange] = insertions.map { .insertItem($0) }
      changes += paths.flatMap { [.deleteItem($0), .reloadItem($0), .reconfigureItem($0)] as [DataChange] }
      for from in paths {
        // An item that leaves its section leaves one index less there, and finds one more elsewhere.
        let elsewhere = insertions.filter { $0.section != from.section }
        let within = targets.filter { $0.section == from.section && $0 != from }
        changes += (within + elsewhere).sorted().map { .moveItem(from: from, to: $0) }
      }
      changes += (0...sections.count + margin).map { .insertSection($0) }
      for section in sections.indices {
        changes += [.deleteSection(section), .reloadSection(section)]
        changes += (0..<sections.count + margin).filter { $0 != section }.map {
          .moveSection(from: section, to: $0)
        }
      }
      return changes
    }
  }
#endif
