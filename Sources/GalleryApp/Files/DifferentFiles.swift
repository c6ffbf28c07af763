import SystemPackage

extension Sequence<FilePath> {
  /// The paths without those that lead to the same file as an earlier one, through a link to a folder or in another
  /// notation. A link to a file is a file of its own.
  ///
  /// - Complexity: O(*n*) for *n* files. Each folder is looked up once.
  var differentFiles: [FilePath] {
    var folders: [FilePath: FilePath] = [:]
    var seen: Set<FilePath> = []
    return filter { file in
      guard let name = file.lastComponent else { return false }
      let folder = file.removingLastComponent()
      let resolved = folders[folder] ?? (folder.isEmpty ? "." : folder).absolute.resolvingLinks
      folders[folder] = resolved
      return seen.insert(resolved.appending(name)).inserted
    }
  }
}

extension Sequence<AlbumItem> {
  /// The files of the pictures, each once. A picture can be in an album several times.
  var differentFiles: [FilePath] { compactMap(\.file).differentFiles }
}
