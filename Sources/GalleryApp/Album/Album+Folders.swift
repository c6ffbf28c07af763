import Glibc
import SystemPackage
import Translations

extension Album {
  /// Creates an album of the pictures in folders and in the folders inside them.
  ///
  /// Every folder that directly contains pictures becomes a section. An inner folder that cannot be read is reported
  /// and skipped. ``OpenedAlbum`` also accepts files.
  ///
  /// - Parameters:
  ///   - folders: The folders to read, at least one.
  ///   - report: Receives a line for every inner folder that cannot be read.
  /// - Throws: `AlbumError` if one of the folders cannot be read, or none contains a picture.
  /// - Complexity: O(*n* · log *n*) for *n* files.
  package init(folders: [FilePath], report: (String) -> Void) throws(AlbumError) {
    var reader = FolderReader()
    for folder in folders { try reader.read(folder, namesRoot: folders.count > 1, report: report) }
    if reader.sections.isEmpty { throw .noPictures(in: folders) }
    self.init(title: Self.title(of: folders.map(\.resolvedName)), sections: reader.sections)
  }

  /// Creates an album of the pictures in a folder that the user opens, and in the folders inside it. Without pictures, it has
  /// no sections.
  ///
  /// - Parameters:
  ///   - folder: The folder to read.
  ///   - report: Receives a line for every inner folder that cannot be read.
  /// - Throws: `AlbumError` if the folder cannot be read.
  package init(openedFolder folder: FilePath, report: (String) -> Void) throws(AlbumError) {
    var reader = FolderReader()
    try reader.read(folder, namesRoot: false, report: report)
    self.init(title: folder.resolvedName, sections: reader.sections)
  }

  /// The maximum number of names in a title.
  private static let maximumNamesInTitle = 3

  /// The title of an album that shows several things: their names, without repetitions; beyond three, their number.
  static func title(of names: [String]) -> String {
    var distinct: [String] = []
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted { distinct.append(name) }
    let shown = distinct.prefix(maximumNamesInTitle).joined(separator: ", ")
    return distinct.count > maximumNamesInTitle
      ? translatedCount(
        "%1$@ and %2$@ more", "%1$@ and %2$@ more", distinct.count - maximumNamesInTitle, shown,
        "\(distinct.count - maximumNamesInTitle)") : shown
  }
}

extension FilePath {
  /// Returns the path of an entry of this folder; nil if the name is invalid.
  func appending(_ name: FileName) -> FilePath? {
    let separator = UInt8(ascii: "/")
    guard !name.bytes.isEmpty, !name.bytes.contains(where: { $0 == 0 || $0 == separator }) else { return nil }
    // A component by itself would be examined several times, which takes long for thousands of folders.
    let joined = isEmpty ? name.bytes : bytes + [separator] + name.bytes
    return FilePath(platformString: joined.map { CChar(bitPattern: $0) } + [0])
  }

  /// The name of the folder, even if the path ends in `.` or `..`; the path itself if the folder has no name.
  var resolvedName: String {
    let resolved = withPlatformString { realpath($0, nil) }
    defer { free(resolved) }
    let path = resolved.map { FilePath(platformString: $0) } ?? self
    let name = path.lastComponent.map { FileName($0) } ?? FileName(bytes: path.bytes)
    return name.displayName
  }
}
