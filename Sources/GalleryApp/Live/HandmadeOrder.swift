import SystemPackage

/// The order that the user has made of the pictures by hand.
struct HandmadeOrder: Sendable {
  /// The sections in which pictures stay in the order in which they are.
  var kept: Set<AlbumSection.Key> = []
  /// The orders of folders, by their absolute paths.
  var stored: [FilePath: [FileName]] = [:]
  /// Whether the pictures are in the reversed order.
  var isReversed = false

  /// Returns an album with other sections, in this order. New pictures are at its end.
  func applied(
    to sections: [AlbumSection], of album: Album, _ moved: [AlbumItem: AlbumItem]
  ) -> Album {
    Album(title: album.title, sections: ordering(sections, as: album.sections, moved))
      .ordered(by: stored(moved), isReversed: isReversed)
  }

  /// The orders of folders, with the new names of files that were renamed.
  private func stored(_ moved: [AlbumItem: AlbumItem]) -> [FilePath: [FileName]] {
    guard !stored.isEmpty else { return [:] }
    var newNames: [FilePath: [FileName: FileName]] = [:]
    for (old, new) in moved {
      guard let folder = old.folder, folder == new.folder, let name = old.fileName else { continue }
      newNames[folder, default: [:]][name] = new.fileName
    }
    var orders = stored
    for (folder, names) in newNames {
      orders[folder.absolute] = orders[folder.absolute]?.map { names[$0] ?? $0 }
    }
    return orders
  }

  private func ordering(
    _ sections: [AlbumSection], as earlier: [AlbumSection], _ moved: [AlbumItem: AlbumItem]
  ) -> [AlbumSection] {
    guard !kept.isEmpty else { return sections }
    let known = Dictionary(
      uniqueKeysWithValues: zip(AlbumSection.Key.keys(of: earlier), earlier.map(\.items)))
    return zip(AlbumSection.Key.keys(of: sections), sections).map { key, section in
      guard kept.contains(key), let items = known[key], items != section.items else { return section }
      var rest = Set(section.items)
      var section = section
      let old = items.compactMap { rest.remove(moved.destination(of: $0)) }
      let new = section.items.filter(rest.contains)
      section.items = isReversed ? new + old : old + new
      return section
    }
  }
}
