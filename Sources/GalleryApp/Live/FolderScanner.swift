import SystemPackage

/// Reads the folders of an album in the background.
actor FolderScanner {
  private var tree: FolderTree

  /// Reads all folders of an album.
  ///
  /// - Parameter sections: What the album shows, to use the same memory for what is equal.
  static func scan(_ source: AlbumSource, sharing sections: [AlbumSection]) async -> FolderScanner {
    await Task.detached(priority: .utility) {
      var tree = FolderTree(of: source)
      tree.share(sections)
      return FolderScanner(tree)
    }.value
  }

  private init(_ tree: FolderTree) { self.tree = tree }

  /// The paths of all folders, in the order of their sections.
  var paths: [FilePath] { tree.paths }

  /// The file name extensions of the pictures, in order.
  var kinds: [String] { tree.kinds }

  /// The folders that could not be read.
  var unread: Set<FilePath> { tree.unread }

  /// Reads again what may have changed.
  func refresh(_ changes: [FilePath: FolderChange]) -> FolderTree.Changes { tree.refresh(changes) }

  /// Returns what an album lacks to show the folders as they were read last.
  ///
  /// - Parameters:
  ///   - album: The present album.
  ///   - changes: Which files moved and changed since that was shown.
  ///   - arrangement: The order of the pictures.
  ///   - keepsOrder: Whether pictures stay in the present order.
  func revision(
    of album: Album, _ changes: FolderTree.Changes, _ arrangement: AlbumArrangement, keepsOrder: Bool
  ) -> AlbumRevision {
    AlbumRevision(of: album, to: tree.sections(arrangement), changes, keepsOrder: keepsOrder)
  }
}
