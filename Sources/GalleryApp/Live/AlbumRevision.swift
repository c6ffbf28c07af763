import SystemPackage
import UIKit

/// What a change of files means for an album: the next album, and how to get there from the present one.
package struct AlbumRevision: Sendable {
  /// The album after the change.
  package var album: Album
  /// Files that have another name or folder, with the new one.
  package var moved: [AlbumItem: AlbumItem] = [:]
  /// Files with other contents.
  package var changed: Set<AlbumItem> = []
  /// Files that are gone.
  package var vanished: Set<AlbumItem> = []
  /// The index paths that change; nil if so many change that the album is better shown again.
  var updates: AlbumUpdates?
  /// The index paths, after the change, of pictures that look different.
  var differentItems: [IndexPath] = []

  /// Whether nothing changes.
  var isEmpty: Bool { updates?.isEmpty == true && moved.isEmpty && changed.isEmpty && vanished.isEmpty }

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - album: The present album.
  ///   - sections: The sections after the change.
  ///   - changes: Which files moved and changed.
  ///   - order: The order that the user has made by hand.
  /// - Complexity: O(*n* · log *n*) for *n* pictures in the sections that change.
  init(
    of album: Album, to sections: [AlbumSection], _ changes: FolderTree.Changes, by order: HandmadeOrder
  ) {
    (moved, changed, vanished) = (changes.moved, changes.changed, changes.vanished)
    self.album = Album(title: album.title, sections: sections)
    switch order {
    case .none: break
    case .present: self.album.sections = Self.ordering(sections, as: album.sections, moved)
    case .stored(let orders): self.album = self.album.ordered(by: orders)
    }
    updates = AlbumUpdates(from: album, to: self.album, moved: moved)
    differentItems = self.album.indexPaths(ofFiles: changed.union(moved.values))
  }

  /// Returns sections in which the pictures are in the order of the same sections before. New pictures are at the end.
  private static func ordering(
    _ sections: [AlbumSection], as earlier: [AlbumSection], _ moved: [AlbumItem: AlbumItem]
  ) -> [AlbumSection] {
    let known = Dictionary(
      uniqueKeysWithValues: zip(AlbumSection.Key.keys(of: earlier), earlier.map(\.items)))
    return zip(AlbumSection.Key.keys(of: sections), sections).map { key, section in
      guard let items = known[key], items != section.items else { return section }
      var rest = Set(section.items)
      var section = section
      let kept = items.compactMap { rest.remove(moved.destination(of: $0)) }
      section.items = kept + section.items.filter(rest.contains)
      return section
    }
  }
}

/// The order that the user has made of the pictures by hand.
enum HandmadeOrder: Sendable {
  /// The user has moved no pictures.
  case none
  /// The pictures stay in the order in which they are.
  case present
  /// The pictures of each folder are in a stored order.
  case stored([FilePath: [FileName]])
}

extension Album {
  /// Returns the index paths of files, also where they are shown repeatedly.
  func indexPaths(ofFiles files: Set<AlbumItem>) -> [IndexPath] {
    guard !files.isEmpty else { return [] }
    var paths: [IndexPath] = []
    let folders = Set(files.map(\.folder))
    for (number, section) in sections.enumerated()
    where section.folder == nil || folders.contains(section.folder) {
      for (place, item) in section.items.enumerated() where files.contains(item.withoutCopy) {
        paths.append(IndexPath(item: place, section: number))
      }
    }
    return paths
  }
}

extension AlbumItem {
  /// The folder of a file; nil for a picture that the program draws.
  var folder: FilePath? { if case .file(_, let folder, _) = self { folder } else { nil } }

  /// The file without a copy number.
  var withoutCopy: AlbumItem {
    if case .file(let name, let folder, let copy) = self, copy > 0 {
      .file(name, folder: folder)
    } else {
      self
    }
  }
}
