import Glibc
import SystemPackage

extension FolderTree {
  /// Returns the sections of the album.
  ///
  /// - Parameters:
  ///   - arrangement: The order, the sections and the filters.
  ///   - favorites: The absolute paths of the favourites, if they are to be shown only.
  ///   - now: The present time, in seconds since 1970.
  /// - Complexity: O(*n* · log *n*) for *n* pictures; O(*f*) for *f* folders if everything is shown by name.
  func sections(
    _ arrangement: AlbumArrangement, favorites: Set<FilePath> = [], now: Int = time(nil)
  ) -> [AlbumSection] {
    var sections = sectionsByFolder
    if source.hasNamedFiles { sections = sections.distinguishingItems() }
    if arrangement.isFiltered {
      sections = filtered(sections, arrangement, favorites: favorites, now: now)
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
    let order = arrangement.order
    guard order != .name else { return arrangement.isReversed ? items.reversed() : items }
    var known: [(key: Int64, index: Int)] = []
    var unknown: [AlbumItem] = []
    for (index, item) in items.enumerated() {
      if let key = key(of: item, order) { known.append((key, index)) } else { unknown.append(item) }
    }
    // Equal keys stay in the order of their names.
    known.sort { $0 < $1 }
    if arrangement.isReversed { known.reverse() }
    return known.map { items[$0.index] } + unknown
  }

  /// What determines the place of a picture; nil if it is not known yet.
  private func key(of item: AlbumItem, _ order: AlbumArrangement.Order) -> Int64? {
    switch order {
    case .name: nil
    case .date: record(of: item)?.modified
    case .size: record(of: item)?.size
    case .dateTaken: facts(of: item) == nil ? nil : timeTaken(of: item)
    case .dimensions:
      facts(of: item).flatMap { $0.width > 0 ? Int64($0.width) * Int64($0.height) : nil }
    case .color: facts(of: item)?.color?.place
    }
  }

  private func sectionsByMonth(of items: [AlbumItem], _ arrangement: AlbumArrangement) -> [AlbumSection] {
    var months: [Month: [AlbumItem]] = [:]
    for item in items {
      let time = arrangement.order == .date ? record(of: item)?.modified : timeTaken(of: item)
      months[Month(of: time ?? 0), default: []].append(item)
    }
    let ordered = months.sorted { $0.key < $1.key }
    // The newest month comes first, unless the dates ascend.
    let ascends = [.date, .dateTaken].contains(arrangement.order) && !arrangement.isReversed
    return (ascends ? ordered : ordered.reversed()).map { month, items in
      AlbumSection(title: month.title, items: sorted(items, arrangement))
    }
  }
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
