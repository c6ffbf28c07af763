import Glibc
import SystemPackage

extension FolderTree {
  /// Returns the sections of the album.
  ///
  /// - Complexity: O(*n* · log *n*) for *n* pictures; O(*f*) for *f* folders if everything is shown by name.
  func sections(_ arrangement: AlbumArrangement) -> [AlbumSection] {
    var sections = sectionsByFolder
    if source.hasNamedFiles { sections = sections.distinguishingItems() }
    if let kind = arrangement.kind {
      sections = sections.compactMap { section in
        var section = section
        section.items.removeAll { $0.kind != kind }
        return section.items.isEmpty ? nil : section
      }
    }
    switch arrangement.sections {
    case .months: return sectionsByMonth(of: sections.flatMap(\.items), arrangement)
    case .folders:
      guard arrangement.order != .name || arrangement.isReversed else { return sections }
      return sections.map { section in
        var section = section
        section.items = sorted(section.items, arrangement)
        return section
      }
    }
  }

  /// The file name extensions of all pictures, in lower case and in order.
  var kinds: [String] {
    var kinds: Set<String> = []
    var last: String?
    for folder in folders.values {
      for item in folder.pictures {
        let kind = item.kind
        if let kind, kind != last { kinds.insert(kind) }
        last = kind
      }
    }
    return kinds.sorted()
  }

  /// The sections in the order in which they are opened.
  private var sectionsByFolder: [AlbumSection] {
    var sections: [AlbumSection] = []
    let keys = Dictionary(grouping: order, by: \.part)
    for (number, part) in source.parts.enumerated() {
      let own = (keys[number] ?? []).compactMap { folders[$0] }
      switch part {
      case .tree, .folder:
        for folder in own where !folder.pictures.isEmpty {
          let title =
            folder.title.count == 1 || source.namesRoots ? folder.title[...] : folder.title.dropFirst()
          sections.append(
            AlbumSection(title: title.joined(separator: " / "), items: folder.pictures, folder: folder.path))
        }
      case .files(let items):
        let existing = items.filter { record(of: $0, inPart: number) != nil }
        guard !existing.isEmpty else { continue }
        let title = own.count == 1 ? own[0].path.resolvedName : OpenedAlbum.titleOfFiles
        sections.append(AlbumSection(title: title, items: existing))
      }
    }
    return sections
  }

  private func record(of item: AlbumItem, inPart part: Int) -> FileRecord? {
    guard case .file(let name, let folder, _) = item else { return nil }
    return folders[Key(part: part, path: folder)]?.records[name]
  }

  /// The record of a file; nil if it is not in the tree.
  func record(of item: AlbumItem) -> FileRecord? {
    source.parts.indices.lazy.compactMap { record(of: item, inPart: $0) }.first
  }

  private func sorted(_ items: [AlbumItem], _ arrangement: AlbumArrangement) -> [AlbumItem] {
    let sorted: [AlbumItem]
    switch arrangement.order {
    case .name: sorted = items
    case .date: sorted = stablySorted(items, by: \.modified)
    case .size: sorted = stablySorted(items, by: \.size)
    }
    return arrangement.isReversed ? sorted.reversed() : sorted
  }

  private func stablySorted(_ items: [AlbumItem], by key: (FileRecord) -> Int64) -> [AlbumItem] {
    let keys = items.map { record(of: $0).map(key) ?? 0 }
    // Equal keys stay in the order of their names.
    return items.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { items[$0] }
  }

  private func sectionsByMonth(of items: [AlbumItem], _ arrangement: AlbumArrangement) -> [AlbumSection] {
    var months: [Month: [AlbumItem]] = [:]
    for item in items { months[Month(of: record(of: item)?.modified ?? 0), default: []].append(item) }
    let ordered = months.sorted { $0.key < $1.key }
    // The newest month comes first, unless the dates ascend.
    let ascends = arrangement.order == .date && !arrangement.isReversed
    return (ascends ? ordered : ordered.reversed()).map { month, items in
      AlbumSection(title: month.title, items: sorted(items, arrangement))
    }
  }
}

/// A month in local time.
private struct Month: Hashable, Comparable {
  let (year, month): (Int, Int)

  /// - Parameter time: Nanoseconds since 1970.
  init(of time: Int64) {
    var seconds = time_t(time / 1_000_000_000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    (year, month) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon))
  }

  var title: String { "\(GalleryText.months[month]) \(year)" }

  static func < (left: Month, right: Month) -> Bool { (left.year, left.month) < (right.year, right.month) }
}

extension AlbumSource {
  fileprivate var hasNamedFiles: Bool {
    parts.contains { if case .files = $0 { true } else { false } }
  }
}

extension AlbumItem {
  /// The file name extension of a file, in lower case.
  var kind: String? {
    guard case .file(let name, _, _) = self else { return nil }
    return name.lowercasedExtension.map { String(decoding: $0, as: UTF8.self) }
  }
}
