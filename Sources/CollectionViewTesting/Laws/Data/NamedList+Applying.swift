#if canImport(UIKit)
  import UIKit

  // The meaning of a batch update, spelt out on arrays: what goes is taken out, then what arrives is put in, in
  // ascending order of its indices.
  extension NamedList {
    /// The list after a batch update; nil if the changes contradict one another or name what does not exist.
    ///
    /// Items and sections that no change names keep their order. A new section has two items, a reloaded one has one
    /// more than before, all of them new. Changes inside a section that is inserted, deleted or reloaded have no effect
    /// of their own, except that items may move into it.
    package func applying(_ changes: [DataChange]) -> NamedList? {
      guard !contradict(changes) else { return nil }
      var after = self
      guard let arranged = after.arrange(changes) else { return nil }
      after.sections = arranged.map(\.section)
      // The new items of sections, and those that move.
      var arriving: [(path: IndexPath, name: Int)] = []
      for change in changes {
        switch change {
        case .insertItem(let path):
          guard arranged.indices.contains(path.section) else { return nil }
          if !arranged[path.section].isNew { arriving.append((path, after.newName())) }
        case .moveItem(let from, let to): arriving.append((to, name(at: from)))
        case .reloadItem(let path), .reconfigureItem(let path):
          after.revisions[name(at: path), default: 0] += 1
        default: break
        }
      }
      for (path, name) in arriving.sorted(by: { $0.path < $1.path }) {
        guard after.sections.indices.contains(path.section),
          path.item <= after.sections[path.section].items.count
        else { return nil }
        after.sections[path.section].items.insert(name, at: path.item)
      }
      for case .insertItem(let path) in changes where !after.contains(path) { return nil }
      return after
    }

    /// The sections after the changes, without what arrives in them; nil if an index does not exist.
    private mutating func arrange(_ changes: [DataChange]) -> [(section: Section, isNew: Bool)]? {
      var goingItems: Set<IndexPath> = []
      var goingSections: Set<Int> = []
      var reloaded: Set<Int> = []
      var arriving: [(index: Int, section: Int?)] = []
      for change in changes {
        switch change {
        case .deleteItem(let path), .moveItem(let path, _): goingItems.insert(path)
        case .insertSection(let index): arriving.append((index, nil))
        case .deleteSection(let index): goingSections.insert(index)
        case .reloadSection(let index): reloaded.insert(index)
        case .moveSection(let from, let to):
          goingSections.insert(from)
          arriving.append((to, from))
        case .insertItem, .reloadItem, .reconfigureItem: break
        }
      }
      func rest(of index: Int) -> (section: Section, isNew: Bool) {
        let section = sections[index]
        guard !reloaded.contains(index) else {
          let items = (0...section.items.count).map { _ in newName() }
          return (Section(name: section.name, items: items), true)
        }
        let items = section.items.indices.filter {
          !goingItems.contains(IndexPath(item: $0, section: index))
        }
        return (Section(name: section.name, items: items.map { section.items[$0] }), false)
      }
      var arranged = sections.indices.filter { !goingSections.contains($0) }.map(rest)
      for (index, origin) in arriving.sorted(by: { $0.index < $1.index }) {
        guard index <= arranged.count else { return nil }
        arranged.insert(origin.map(rest) ?? (newSection(2), true), at: index)
      }
      return arranged
    }

    /// Whether two changes name the same item or section, or an item moves out of a section that goes.
    private func contradict(_ changes: [DataChange]) -> Bool {
      var (before, after): ([IndexPath: DataChange], Set<IndexPath>) = ([:], [])
      var (sectionsBefore, sectionsAfter): ([Int: DataChange], Set<Int>) = ([:], [])
      /// Whether a name is free. Only reloading may be repeated.
      func claim<Name: Hashable>(_ name: Name, _ change: DataChange, _ claims: inout [Name: DataChange])
        -> Bool
      {
        guard let other = claims.updateValue(change, forKey: name) else { return true }
        return other == change && change.label.hasPrefix("reload")
      }
      for change in changes {
        let isFree =
          switch change {
          case .insertItem(let path): after.insert(path).inserted
          case .deleteItem(let path), .reloadItem(let path): contains(path) && claim(path, change, &before)
          case .reconfigureItem(let path): contains(path)
          case .moveItem(let from, let to):
            contains(from) && claim(from, change, &before) && after.insert(to).inserted
          case .insertSection(let index): sectionsAfter.insert(index).inserted
          case .deleteSection(let index), .reloadSection(let index):
            sections.indices.contains(index) && claim(index, change, &sectionsBefore)
          case .moveSection(let from, let to):
            sections.indices.contains(from) && claim(from, change, &sectionsBefore)
              && sectionsAfter.insert(to).inserted
          }
        if !isFree { return true }
      }
      return changes.contains { change in
        guard case .moveItem(let from, _) = change, let fate = sectionsBefore[from.section] else {
          return false
        }
        return fate == .deleteSection(from.section) || fate == .reloadSection(from.section)
      }
    }
  }
#endif
