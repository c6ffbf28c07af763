import Glibc
import SystemPackage

extension Album {
  /// Creates an album of the pictures in folders and in the folders inside them.
  ///
  /// Every folder that directly contains pictures becomes a section. A folder comes before the folders inside it;
  /// otherwise the order is natural. A folder that was visited before, through a link or a repeated argument, is
  /// skipped, so that cyclic links end. An inner folder that cannot be read is reported and skipped. No picture is
  /// opened.
  ///
  /// - Parameters:
  ///   - folders: The folders to read, at least one.
  ///   - report: Receives a line for every inner folder that cannot be read.
  /// - Throws: `AlbumError` if one of the folders cannot be read, or none contains a picture.
  /// - Complexity: O(*n* · log *n*) for *n* files.
  public init(folders: [FilePath], report: (String) -> Void) throws(AlbumError) {
    var sections: [AlbumSection] = []
    var visited: Set<FolderListing.Identity> = []
    for root in folders {
      let name = root.resolvedName
      var waiting = [PendingFolder(path: root, title: [name])]
      while let folder = waiting.popLast() {
        let listing: FolderListing
        do {
          listing = try FolderListing(of: folder.path)
        } catch {
          let failure = AlbumError.unreadable(folder.path, error)
          if folder.path == root { throw failure }
          report(failure.description)
          continue
        }
        guard visited.insert(listing.identity).inserted else { continue }

        if !listing.pictures.isEmpty {
          let title =
            folder.title.count == 1 || folders.count > 1 ? folder.title : Array(folder.title.dropFirst())
          sections.append(
            AlbumSection(
              title: title.joined(separator: " / "),
              items: listing.pictures.sorted().map { .file($0, folder: folder.path) }))
        }
        waiting += listing.folders.sorted().reversed().compactMap { folder.inner($0) }
      }
    }
    if sections.isEmpty { throw .noPictures(in: folders) }
    self.init(title: folders.map(\.resolvedName).joined(separator: ", "), sections: sections)
  }
}

/// A folder that is still to be read, and the names of the folders that lead to it.
private struct PendingFolder {
  var path: FilePath
  var title: [String]

  func inner(_ name: FileName) -> PendingFolder? {
    path.appending(name).map { PendingFolder(path: $0, title: title + [name.displayName]) }
  }
}

extension FilePath {
  /// Returns the path of an entry of this folder; nil if the name is invalid.
  func appending(_ name: FileName) -> FilePath? {
    Component(platformString: name.bytes.map { CChar(bitPattern: $0) } + [0]).map { appending($0) }
  }

  /// The name of the folder, even if the path ends in `.` or `..`; the path itself if the folder has no name.
  fileprivate var resolvedName: String {
    let resolved = withPlatformString { realpath($0, nil) }
    defer { free(resolved) }
    let path = resolved.map { FilePath(platformString: $0) } ?? self
    let name = path.lastComponent.map { FilePath(root: nil, [$0]).bytes } ?? path.bytes
    return FileName(bytes: name).displayName
  }
}
