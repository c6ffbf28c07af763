import SystemPackage

/// A picture with the sidecars that follow it. Their names depend on that of the picture.
struct PictureFiles {
  let picture: FilePath
  let sidecars: [Sidecar]

  /// The picture, and then its sidecars.
  var files: [FilePath] { [picture] + sidecars.map(\.file) }

  /// The paths in a folder, in the order of ``files``, if the picture has a name.
  func paths(named name: FileName, in folder: FilePath) -> [FilePath] {
    ([name] + sidecars.map { $0.name(beside: name) }).compactMap { folder.appending($0) }
  }

  /// The paths in a folder, in the order of ``files``, with the first number behind the name for which all are free.
  ///
  /// - Parameter taken: Paths that other files will have.
  func freePaths(in folder: FilePath, besides taken: Set<FilePath>) -> [FilePath] {
    guard let name = picture.lastComponent.map({ FileName($0) }) else { return [] }
    var (number, paths) = (1, paths(named: name, in: folder))
    while paths.contains(where: { taken.contains($0) || $0.exists }) {
      number += 1
      paths = self.paths(named: name.numbered(number), in: folder)
    }
    return paths
  }
}

extension FileName {
  /// The name with a number behind its stem.
  func numbered(_ number: Int) -> FileName {
    FileName(bytes: stem + Array(" (\(number))".utf8) + bytes[stem.endIndex...])
  }
}
