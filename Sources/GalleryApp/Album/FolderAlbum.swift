import Glibc
import SystemPackage

extension Album {
  /// Makes an album of the pictures in folders and in the folders inside them.
  ///
  /// Every folder that has pictures directly in it is a section, a folder before those inside it, everything
  /// in natural order. A folder that is reached a second time, through a link or twice among the arguments,
  /// is passed over, so that links that lead round in a circle end. An inner folder that cannot be read is
  /// reported and passed over. No picture is opened.
  ///
  /// - Parameters:
  ///   - folders: Where to look, at least one.
  ///   - report: Is told in one line of everything that was left out against expectation.
  /// - Throws: `AlbumError` when one of the folders cannot be read or all of them are without pictures.
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

/// A folder still to be read, and the names that led to it from the folder that was asked for.
private struct PendingFolder {
  var path: FilePath
  var title: [String]

  func inner(_ name: FileName) -> PendingFolder? {
    path.appending(name).map { PendingFolder(path: $0, title: title + [name.displayName]) }
  }
}

extension FilePath {
  /// The path of something in this folder; nil for a name no file can have.
  func appending(_ name: FileName) -> FilePath? {
    Component(platformString: name.bytes.map { CChar(bitPattern: $0) } + [0]).map { appending($0) }
  }

  /// The folder's own name, also where the path ends in `.` or `..`; the path itself when there is none.
  fileprivate var resolvedName: String {
    let resolved = withPlatformString { realpath($0, nil) }
    defer { free(resolved) }
    let path = resolved.map { FilePath(platformString: $0) } ?? self
    let name = path.lastComponent.map { FilePath(root: nil, [$0]).bytes } ?? path.bytes
    return FileName(bytes: name).displayName
  }
}
