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
  /// The index paths that change; nil if so many change that the album is better shown again.
  var updates: AlbumUpdates?
  /// The index paths, after the change, of pictures that look different.
  var differentItems: [IndexPath] = []

  /// Whether nothing changes.
  var isEmpty: Bool { updates?.isEmpty == true && moved.isEmpty && changed.isEmpty }

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - album: The present album.
  ///   - sections: The sections after the change.
  ///   - changes: Which files moved and changed.
  ///   - keepsOrder: Whether pictures stay in the present order, because the user has moved some by hand.
  /// - Complexity: O(*n* · log *n*) for *n* pictures in the sections that change.
  init(of album: Album, to sections: [AlbumSection], _ changes: FolderTree.Changes, keepsOrder: Bool) {
    (moved, changed) = (changes.moved, changes.changed)
    self.album = album
    self.album.sections = keepsOrder ? Self.ordering(sections, as: album.sections, moved) : sections
    updates = AlbumUpdates(from: album, to: self.album, moved: moved)
    let different = changed.union(moved.values)
    if !different.isEmpty {
      differentItems = self.album.indexPaths(ofFiles: different)
    }
  }

  /// Returns sections in which the pictures are in the order of earlier sections of the same folders. New pictures are at
  /// the end.
  private static func ordering(
    _ sections: [AlbumSection], as earlier: [AlbumSection], _ moved: [AlbumItem: AlbumItem]
  ) -> [AlbumSection] {
    let known = Dictionary(earlier.map { ($0.folder, $0.items) }) { first, _ in first }
    return sections.map { section in
      guard let items = known[section.folder], items != section.items else { return section }
      var rest = Set(section.items)
      var section = section
      let kept = items.compactMap { rest.remove(moved.destination(of: $0)) }
      section.items = kept + section.items.filter(rest.contains)
      return section
    }
  }
}

extension Album {
  /// Returns the index paths of files, also where they are shown repeatedly.
  fileprivate func indexPaths(ofFiles files: Set<AlbumItem>) -> [IndexPath] {
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
