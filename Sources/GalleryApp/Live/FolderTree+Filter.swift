import SystemPackage

extension FolderTree {
  /// Returns the sections with the pictures that an arrangement shows. What is not known yet is not shown.
  ///
  /// - Parameters:
  ///   - favorites: The absolute paths of the favourites.
  ///   - now: The present time, in seconds since 1970.
  func filtered(
    _ sections: [AlbumSection], _ arrangement: AlbumArrangement, favorites: Set<FilePath>, now: Int
  ) -> [AlbumSection] {
    let times = arrangement.period?.times(now: now)
    let marks = arrangement.showsFavoritesOnly ? Marks(favorites) : nil
    func isShown(_ item: AlbumItem) -> Bool {
      if let kind = arrangement.kind, item.kind != kind { return false }
      if let marks, !marks.contain(item) { return false }
      if let orientation = arrangement.orientation, facts(of: item)?.orientation != orientation {
        return false
      }
      if let times { return timeTaken(of: item).map(times.contains) ?? false }
      return true
    }
    return sections.compactMap { section in
      var section = section
      section.items = section.items.filter(isShown)
      return section.items.isEmpty ? nil : section
    }
  }

  /// What the index knows of a file as it is now; nil if nothing.
  func facts(of item: AlbumItem) -> IndexedFacts? {
    guard case .file(let name, let folder, _) = item, let facts = facts[folder]?[name],
      let record = record(of: item), facts.isCurrent(record)
    else { return nil }
    return facts
  }

  /// When a picture was taken, or else when its file was last changed, in nanoseconds since 1970.
  func timeTaken(of item: AlbumItem) -> Int64? { facts(of: item)?.taken ?? record(of: item)?.modified }

  /// What the pictures can be filtered by.
  var choices: AlbumChoices {
    var kinds: Set<String> = []
    var lastKind: [UInt8]?
    var years: Set<Int> = []
    // Calculating the year of each of 100,000 dates takes long. Usually, it is that of the one before.
    var (lastYear, lastTimes) = (0, Int64(0)..<0)
    for folder in folders.values {
      let facts = facts[folder.path]
      for (name, record) in folder.records {
        let kind = name.lowercasedExtension
        if let kind, kind != lastKind { kinds.insert(String(decoding: kind, as: UTF8.self)) }
        lastKind = kind
        let known = facts?[name].flatMap { $0.isCurrent(record) ? $0.taken : nil }
        let time = known ?? record.modified
        guard !lastTimes.contains(time) else { continue }
        lastYear = Month(of: time).year
        lastTimes = AlbumArrangement.Period.year(lastYear).times(now: 0)
        years.insert(lastYear)
      }
    }
    return AlbumChoices(kinds: kinds.sorted(), years: years.sorted(by: >))
  }
}

/// The favourites by folder. The absolute path of a folder takes longer to find than a name in it.
private final class Marks {
  private var names: [FilePath: Set<FileName>] = [:]
  private var folders: [FilePath: Set<FileName>] = [:]

  init(_ files: Set<FilePath>) {
    for file in files {
      guard let name = file.lastComponent else { continue }
      names[file.removingLastComponent(), default: []].insert(FileName(name))
    }
  }

  func contain(_ item: AlbumItem) -> Bool {
    guard case .file(let name, let folder, _) = item else { return false }
    if let known = folders[folder] { return known.contains(name) }
    let own = names[folder.absolute] ?? []
    folders[folder] = own
    return own.contains(name)
  }
}
