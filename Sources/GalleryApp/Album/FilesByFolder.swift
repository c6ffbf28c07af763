import SystemPackage

/// Files of several folders: the names of those in each folder.
///
/// A path takes longer to look up than a name, and 100,000 files are usually in a few folders.
package struct FilesByFolder: Equatable, Sendable {
  /// The names of the files in each folder.
  package private(set) var names: [FilePath: Set<FileName>] = [:]

  /// Creates the value for files. Paths without a name are left out.
  ///
  /// - Complexity: O(*n*), a few microseconds for each file.
  package init(_ files: some Sequence<FilePath> = []) {
    for file in files {
      guard let name = file.lastComponent else { continue }
      names[file.removingLastComponent(), default: []].insert(FileName(name))
    }
  }

  /// Whether there are no files.
  var isEmpty: Bool { names.isEmpty }

  /// The files as pictures.
  var items: [AlbumItem] { names.flatMap { folder, names in names.map { .file($0, folder: folder) } } }

  /// Whether one of the files is that of a picture.
  func contains(_ item: AlbumItem) -> Bool {
    guard case .file(let name, let folder, _) = item else { return false }
    return names[folder]?.contains(name) == true
  }
}
