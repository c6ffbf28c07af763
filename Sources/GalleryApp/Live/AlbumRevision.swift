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
    self.album = order.applied(to: sections, of: album, moved)
    updates = AlbumUpdates(from: album, to: self.album, moved: moved)
    differentItems = self.album.indexPaths(ofFiles: changed.union(moved.values))
  }

  /// Creates a revision without files that are gone.
  ///
  /// - Complexity: O(*n*) for *n* pictures in the folders of these files.
  init(removing vanished: Set<AlbumItem>, from album: Album) {
    let folders = Set(vanished.map(\.folder))
    let sections = album.sections.compactMap { section -> AlbumSection? in
      guard section.folder == nil || folders.contains(section.folder) else { return section }
      var section = section
      section.items.removeAll { vanished.contains($0.withoutCopy) }
      return section.items.isEmpty ? nil : section
    }
    self.vanished = vanished
    self.album = Album(title: album.title, sections: sections)
    updates = AlbumUpdates(from: album, to: self.album, moved: [:])
  }

  /// Creates a revision that adds sections at the end.
  ///
  /// - Parameters:
  ///   - sections: The sections, none of them empty.
  ///   - album: The present album.
  ///   - title: The title after the change.
  init(adding sections: [AlbumSection], to album: Album, title: String) {
    self.album = Album(title: title, sections: album.sections + sections)
    updates = AlbumUpdates(
      insertedSections: IndexSet(integersIn: album.sections.count..<self.album.sections.count))
  }
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
