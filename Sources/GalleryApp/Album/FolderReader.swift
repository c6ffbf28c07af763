import SystemPackage

/// Reads folders, and the folders inside them, into sections. Visits each folder once.
struct FolderReader {
  /// The sections read so far: one for every folder that directly contains pictures.
  private(set) var sections: [AlbumSection] = []

  private var visited: Set<FolderListing.Identity> = []

  /// Adds the sections of a folder and of the folders inside it.
  ///
  /// A folder comes before the folders inside it; otherwise the order is natural. A folder that was visited before,
  /// through a link or a repeated call, is skipped, so that cyclic links end. No picture is opened.
  ///
  /// - Parameters:
  ///   - root: The folder to read.
  ///   - namesRoot: Whether the titles of inner folders begin with the name of `root`.
  ///   - report: Receives a line for every inner folder that cannot be read. The other folders are read nevertheless.
  /// - Throws: The reason why `root` cannot be read.
  /// - Complexity: O(*n* · log *n*) for *n* files.
  mutating func read(_ root: FilePath, namesRoot: Bool, report: (String) -> Void) throws(AlbumError) {
    var waiting = [PendingFolder(path: root, title: [root.resolvedName])]
    while let folder = waiting.popLast() {
      let listing: FolderListing
      do {
        listing = try FolderListing(of: folder.path)
      } catch {
        let failure = AlbumError(folder.path, error)
        if folder.path == root { throw failure }
        report(failure.description)
        continue
      }
      guard visited.insert(listing.identity).inserted else { continue }

      if !listing.pictures.isEmpty {
        let title = folder.title.count == 1 || namesRoot ? folder.title : Array(folder.title.dropFirst())
        sections.append(
          AlbumSection(
            title: title.joined(separator: " / "),
            items: listing.pictures.naturallySorted().map { .file($0, folder: folder.path) },
            folder: folder.path))
      }
      waiting += listing.folders.naturallySorted().reversed().compactMap { folder.inner($0) }
    }
  }

  /// Adds a section.
  mutating func append(_ section: AlbumSection) { sections.append(section) }
}

/// A folder that is still to be read, and the names of the folders that lead to it.
private struct PendingFolder {
  var path: FilePath
  var title: [String]

  func inner(_ name: FileName) -> PendingFolder? {
    path.appending(name).map { PendingFolder(path: $0, title: title + [name.displayName]) }
  }
}
