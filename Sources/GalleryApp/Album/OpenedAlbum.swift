import Glibc
import SystemPackage
import Translations

/// The album of the files and folders that a user names, and the picture to open in it.
///
/// One file opens the album of its folder, without the folders inside it. Several files are an album of just these
/// files, in the given order. Folders are read with the folders inside them. Files and folders can be mixed: files that
/// follow each other form one section.
package struct OpenedAlbum: Sendable {
  /// The album; without sections if nothing can be shown.
  package var album: Album
  /// The picture that the user named, if that was all; otherwise nil.
  package var openedItem: AlbumItem?
  /// What cannot be shown: one error for each such file or folder.
  package var problems: [AlbumError] = []
  /// The files and folders of which the album consists, to follow their changes.
  package private(set) var source = AlbumSource()

  /// What is known after one more folder was read.
  struct Step {
    /// The number of pictures in the folder.
    var pictureCount = 0
    /// The section of the folder; nil if it contains no pictures, or if a file was named before it.
    var section: AlbumSection?
    /// The title of the album so far.
    var title: String
    /// What the album consists of so far.
    var source: AlbumSource
  }

  /// The title of files from several folders, and of an empty album.
  static let (titleOfFiles, titleOfEmptyAlbum) = (
    translated("Pictures"), translated("Gallery")
  )

  /// Creates the value for an album that was not named by paths.
  package init(album: Album) { self.album = album }

  /// Creates the value for the first sections of an album.
  init(album: Album, source: AlbumSource) { (self.album, self.source) = (album, source) }

  /// Creates the album of files and folders. A file that is named repeatedly is shown once.
  ///
  /// A file is a picture if its extension is that of a picture format, or if it begins like a picture. The paths of pictures
  /// and folders are absolute, so that files are recognized when they come from another program.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, in order.
  ///   - report: Receives a line for every folder inside these folders that cannot be read.
  /// - Complexity: O(*n* · log *n*) for *n* files.
  package init(paths: [FilePath], report: (String) -> Void) {
    self.init(paths: paths, report: report) { _ in true }
  }

  /// Creates the album of files and folders, while somebody follows the reading.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, in order.
  ///   - list: Reads a folder.
  ///   - report: Receives a line for every folder inside these folders that cannot be read.
  ///   - onRead: Called after each folder. The sections that it receives are the first ones of the album. Returns whether to
  ///     go on.
  init(
    paths: [FilePath],
    list: @escaping FolderListing.Source = FolderListing.fromDisk,
    report: (String) -> Void, onRead: (Step) -> Bool
  ) {
    var reader = FolderReader(list: list)
    var names: [String] = []
    var files: [(item: AlbumItem, folder: FilePath)] = []
    var shown: Set<AlbumItem> = []

    func finishFiles() {
      guard let folder = files.first?.folder else { return }
      let isOneFolder = files.allSatisfy { $0.folder == folder }
      let title = isOneFolder ? folder.resolvedName : Self.titleOfFiles
      names.append(title)
      reader.append(AlbumSection(title: title, items: files.map(\.item)))
      source.parts.append(.files(files.map(\.item)))
      files = []
    }

    source.namesRoots = paths.count > 1
    album = Album(title: Self.titleOfEmptyAlbum, sections: [])
    for path in paths where !reader.isCancelled {
      switch PathKind(of: path) {
      case .folder:
        finishFiles()
        do throws(AlbumError) {
          let folder = path.absolute
          let name = folder.resolvedName
          var step = Step(title: Album.title(of: names + [name]), source: source)
          step.source.parts.append(.tree(folder))
          try reader.read(folder, namesRoot: paths.count > 1, report: report) { section in
            step.pictureCount = section?.items.count ?? 0
            step.section = shown.isEmpty ? section : nil
            return onRead(step)
          }
          names.append(name)
          source.parts.append(.tree(folder))
        } catch {
          problems.append(error)
        }
      case .picture:
        let path = path.absolute
        guard let item = path.albumItem else { continue }
        if paths.count == 1 {
          (album, openedItem) = (Self.album(around: path, list), item)
          source.parts = [.folder(path.folder, including: path.fileName)]
          return
        }
        if shown.insert(item).inserted { files.append((item, path.folder)) }
      case .missing: problems.append(.missing(path))
      case .unreadable(let reason): problems.append(.unreadable(path, reason))
      case .other: problems.append(.notAPicture(path))
      }
    }
    finishFiles()
    if !names.isEmpty { album.title = Album.title(of: names) }
    if !reader.sections.isEmpty {
      // Only a file that was named can be shown twice.
      album.sections = shown.isEmpty ? reader.sections : reader.sections.distinguishingItems()
    } else if problems.isEmpty {
      problems.append(.noPictures(in: paths))
    }
  }

  /// Returns the album of a picture's folder. It contains the picture also if the folder cannot be listed, or the
  /// picture is hidden.
  private static func album(around path: FilePath, _ list: FolderListing.Source) -> Album {
    let folder = path.folder
    var names = (try? list(folder))?.pictures ?? []
    if let name = path.fileName, !names.contains(name) { names.append(name) }
    let section = AlbumSection(
      title: folder.resolvedName,
      items: names.naturallySorted().map { .file($0, folder: folder) }, folder: folder)
    return Album(title: section.title, sections: [section])
  }
}

/// What a path leads to.
private enum PathKind {
  case folder
  case picture
  /// A file that is not a picture, a pipe, a socket or a device.
  case other
  case missing
  case unreadable(Errno)

  init(of path: FilePath) {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else {
      let reason = Errno(rawValue: errno)
      self = [.noSuchFileOrDirectory, .notDirectory].contains(reason) ? .missing : .unreadable(reason)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = PictureFormats.isPicture(path) ? .picture : .other
    default: self = .other
    }
  }
}

extension FilePath {
  /// The name of the file; nil if the path has no last component.
  fileprivate var fileName: FileName? { lastComponent.map { FileName($0) } }

  /// The folder that contains the file.
  fileprivate var folder: FilePath { removingLastComponent() }

  /// The file as a picture of an album.
  fileprivate var albumItem: AlbumItem? { fileName.map { .file($0, folder: folder) } }
}

extension [AlbumSection] {
  /// The sections with copy numbers for files that are in more than one of them.
  func distinguishingItems() -> [AlbumSection] {
    var taken: Set<AlbumItem> = []
    return map { section in
      var section = section
      section.items = section.items.map { item in
        sequence(first: item, next: \.nextCopy).first { taken.insert($0).inserted } ?? item
      }
      return section
    }
  }
}
