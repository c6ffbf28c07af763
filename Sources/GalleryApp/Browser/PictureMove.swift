/// A picture that has moved in its section.
package struct PictureMove {
  /// The section.
  let section: AlbumSection.Key
  let item: AlbumItem
  /// The pictures of the section before.
  let earlierItems: [AlbumItem]
  /// The pictures of the section now.
  let items: [AlbumItem]

  /// Finds out how a picture has moved from an album to another one; nil if it is not in the same section of both.
  init?(of item: AlbumItem, from earlier: Album, to album: Album) {
    guard let path = album.indexPath(of: item), earlier.sections.indices.contains(path.section) else {
      return nil
    }
    section = AlbumSection.Key.keys(of: album.sections)[path.section]
    self.item = item
    (earlierItems, items) = (earlier.sections[path.section].items, album.sections[path.section].items)
  }

  /// The picture that was behind it before; nil if it was the last one.
  var nextItem: AlbumItem? {
    earlierItems.firstIndex(of: item).flatMap { $0 + 1 < earlierItems.count ? earlierItems[$0 + 1] : nil }
  }

  /// The picture that was in front of it before; nil if it was the first one.
  var previousItem: AlbumItem? {
    earlierItems.firstIndex(of: item).flatMap { $0 > 0 ? earlierItems[$0 - 1] : nil }
  }
}
