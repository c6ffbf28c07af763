import SystemPackage

/// Reads folders, and the folders inside them, into sections. Visits each folder once.
struct FolderReader {
  /// The sections read so far: one for every folder that directly contains pictures.
  private(set) var sections: [AlbumSection] = []

  /// Whether the one who follows the reading has ended it.
  private(set) var isCancelled = false

  private var visited: Set<FolderListing.Identity> = []
  private let list: FolderListing.Source

  /// Creates a reader.
  ///
  /// - Parameter list: Reads a folder.
  init(list: @escaping FolderListing.Source = FolderListing.fromDisk) {
    self.list = list
  }

  /// Adds the sections of a folder and of the folders inside it.
  ///
  /// A folder comes before the folders inside it; otherwise the order is natural. A folder that was visited before,
  /// through a link or a repeated call, is skipped, so that cyclic links end. No picture is opened.
  ///
  /// - Parameters:
  ///   - root: The folder to read.
  ///   - namesRoot: Whether the titles of inner folders begin with the name of `root`.
  ///   - report: Receives a line for every inner folder that cannot be read. The other folders are read nevertheless. An
  ///     inner folder that has just been removed is not reported.
  ///   - onRead: Called after each folder, with its section; nil if it contains no pictures. Returns whether to go on.
  /// - Throws: The reason why `root` cannot be read.
  /// - Complexity: O(*n* · log *n*) for *n* files.
  mutating func read(
    _ root: FilePath, namesRoot: Bool, report: (String) -> Void,
    onRead: (AlbumSection?) -> Bool = { _ in true }
  ) throws(AlbumError) {
    var waiting = [PendingFolder(path: root, title: [root.resolvedName])]
    while !isCancelled, let folder = waiting.popLast() {
      let listing: FolderListing
      do {
        listing = try list(folder.path)
      } catch {
        let failure = AlbumError(folder.path, error)
        if folder.path == root { throw failure }
        if error != .noSuchFileOrDirectory { report(failure.description) }
        continue
      }
      guard visited.insert(listing.identity).inserted else { continue }
      let section = folder.section(of: listing, namesRoot: namesRoot)
      if let section { sections.append(section) }
      waiting += listing.folders.naturallySorted().reversed().compactMap { folder.inner($0) }
      isCancelled = !onRead(section)
    }
  }

  /// Adds a section.
  mutating func append(_ section: AlbumSection) { sections.append(section) }
}

/// A folder that is still to be read, and the names of the folders that lead to it.
private struct PendingFolder {
  var path: FilePath
  var title: [String]

  /// The section of the folder; nil if it contains no pictures.
  func section(of listing: FolderListing, namesRoot: Bool) -> AlbumSection? {
    guard !listing.pictures.isEmpty else { return nil }
    let names = title.count == 1 || namesRoot ? title[...] : title.dropFirst()
    return AlbumSection(
      title: names.joined(separator: " / "),
      items: listing.pictures.naturallySorted().map { .file($0, folder: path) }, folder: path)
  }

  func inner(_ name: FileName) -> PendingFolder? {
    path.appending(name).map { PendingFolder(path: $0, title: title + [name.displayName]) }
  }
}
