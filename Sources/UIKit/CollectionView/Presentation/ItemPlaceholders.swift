/// The positions of placeholders among the items. Each is before an item of the data, or after the last one of its
/// section.
///
/// Every operation costs O(*p*) for *p* placeholders, of which there are few.
struct ItemPlaceholders {
  private struct Entry {
    let owner: PresentedPlaceholder
    var section: Int
    /// The number of items of the data before the placeholder in its section.
    var gap: Int
    /// The item index of the placeholder's presentation index path.
    var item = 0

    var path: IndexPath { IndexPath(item: item, section: section) }
  }

  /// The placeholders, in presentation order.
  private var entries: [Entry] = [] {
    didSet {
      var rank = 0
      for index in entries.indices {
        rank = index > 0 && entries[index - 1].section == entries[index].section ? rank + 1 : 0
        let item = entries[index].gap + rank
        if entries[index].item != item { entries[index].item = item }
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the presentation index path of a placeholder; nil if it no longer exists.
  func path(of owner: PresentedPlaceholder) -> IndexPath? { entries.first { $0.owner === owner }?.path }

  /// Returns the placeholder at a presentation index path; nil for an item.
  func placeholder(at path: IndexPath) -> PresentedPlaceholder? {
    entries.first { $0.section == path.section && $0.item == path.item }?.owner
  }

  // MARK: - Index paths of the data and of the presentation

  /// Returns the index path in the data for a presentation index path. For a placeholder, the index path at which an
  /// item would replace it.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard !isEmpty, path.count == 2 else { return path }
    let before = entries.count { $0.section == path.section && $0.item < path.item }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// Returns the presentation index path of an item, given its index path in the data.
  func presentationPath(of path: IndexPath) -> IndexPath {
    guard !isEmpty, path.count == 2 else { return path }
    let before = entries.count { $0.section == path.section && $0.gap <= path.item }
    return IndexPath(item: path.item + before, section: path.section)
  }

  /// Returns the counts of the presentation, given those of the data.
  func counts(presenting data: ItemCounts) -> ItemCounts { data.adding(1, for: entries.map(\.section)) }

  /// Returns the counts of the data, given those of the presentation.
  func counts(of presented: ItemCounts) -> ItemCounts { presented.adding(-1, for: entries.map(\.section)) }

  // MARK: - Changes

  /// Inserts a placeholder at a presentation index path.
  mutating func insert(_ owner: PresentedPlaceholder, at path: IndexPath) {
    let gap = dataPath(of: path).item
    let index = entries.firstIndex { ($0.section, $0.item) >= (path.section, path.item) } ?? entries.endIndex
    entries.insert(Entry(owner: owner, section: path.section, gap: gap), at: index)
  }

  mutating func remove(_ owner: PresentedPlaceholder) { entries.removeAll { $0.owner === owner } }

  /// Replaces a placeholder with an item. Those after it now have one more item before them.
  mutating func commit(_ owner: PresentedPlaceholder) {
    guard let index = entries.firstIndex(where: { $0.owner === owner }) else { return }
    var others = entries
    let entry = others.remove(at: index)
    for next in index..<others.count where others[next].section == entry.section { others[next].gap += 1 }
    entries = others
  }

  /// Updates the positions after an update of the data. A placeholder stays after the item it follows, and moves with
  /// its section.
  func carried(through map: UpdateMap) -> ItemPlaceholders {
    var carried = ItemPlaceholders()
    let moved = entries.compactMap { entry -> Entry? in
      guard let section = map.section(after: entry.section) else { return nil }
      var moved = entry
      (moved.section, moved.gap) = (section, min(entry.gap, map.after[section] ?? 0))
      guard !map.isReloaded(section: entry.section), let shift = map.itemShifts[entry.section] else {
        return moved
      }
      let staying = entry.gap - shift.leaving.count { $0 < entry.gap }
      let arrivals = IndexShift(leaving: [], arriving: shift.arriving)
      moved.gap = staying == 0 ? 0 : (arrivals.index(after: staying - 1) ?? 0) + 1
      return moved
    }
    carried.entries = moved.enumerated()
      .sorted {
        ($0.element.section, $0.element.gap, $0.offset) < ($1.element.section, $1.element.gap, $1.offset)
      }
      .map(\.element)
    return carried
  }
}

extension ItemCounts {
  /// Adds a number of items to each named section, once for each occurrence. Sections that do not exist are ignored.
  func adding(_ difference: Int, for named: [Int]) -> ItemCounts {
    guard !named.isEmpty else { return self }
    var items = (0..<sections).map { self[$0] ?? 0 }
    for section in named where items.indices.contains(section) {
      items[section] = max(0, items[section] + difference)
    }
    return ItemCounts(items)
  }
}

extension UpdateOperation {
  /// Returns the same change with presentation index paths.
  func presented(before: ItemPlaceholders, after: ItemPlaceholders) -> UpdateOperation {
    switch self {
    case .insertItem(let path): .insertItem(after.presentationPath(of: path))
    case .deleteItem(let path): .deleteItem(before.presentationPath(of: path))
    case .reloadItem(let path): .reloadItem(before.presentationPath(of: path))
    case .reconfigureItem(let path): .reconfigureItem(before.presentationPath(of: path))
    case .moveItem(let from, let to):
      .moveItem(from: before.presentationPath(of: from), to: after.presentationPath(of: to))
    case .insertSection, .deleteSection, .reloadSection, .moveSection: self
    }
  }

  /// Returns the same change with index paths that do not count the items committed at the given index paths.
  func before(_ commitments: [IndexPath]) -> UpdateOperation {
    guard !commitments.isEmpty else { return self }
    func earlier(_ path: IndexPath) -> IndexPath {
      guard path.count == 2 else { return path }
      let before = commitments.count { $0.section == path.section && $0 < path }
      return IndexPath(item: path.item - before, section: path.section)
    }
    switch self {
    case .insertItem(let path): return .insertItem(earlier(path))
    case .moveItem(let from, let to): return .moveItem(from: from, to: earlier(to))
    case .deleteItem, .reloadItem, .reconfigureItem, .insertSection, .deleteSection, .reloadSection,
      .moveSection:
      return self
    }
  }
}
