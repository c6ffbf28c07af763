import SystemPackage

/// One picture of an album: a file, or one the program draws itself.
public enum AlbumItem: Hashable, Sendable {
  /// A file in a folder; the folder's path is shared by all of its files. A file that is shown more than once has a
  /// number for each time.
  case file(FileName, folder: FilePath, copy: Int = 0)
  /// The cover of a book of the built-in album.
  case bookCover(BookCover)
  /// A player of the built-in album.
  case player(CupPlayer)
  /// A word of the cloud.
  case word(CloudWord)

  /// What to call the picture under it.
  public var title: String {
    switch self {
    case .file(let name, _, _): name.displayName
    case .bookCover(let book): book.title
    case .player(let player): player.name
    case .word(let word): word.text
    }
  }

  /// Width over height of a picture the program draws; nil for a file, which nobody has opened yet.
  var drawnAspectRatio: Double? {
    switch self {
    case .file: nil
    case .bookCover(let book): book.aspectRatio
    case .player(let player): player.aspectRatio
    case .word: 1
    }
  }

  /// The path of a file; nil for a picture the program draws.
  var file: FilePath? {
    switch self {
    case .file(let name, let folder, _): folder.appending(name)
    case .bookCover, .player, .word: nil
    }
  }

  /// The same file once more; nil for a picture the program draws.
  var nextCopy: AlbumItem? {
    guard case .file(let name, let folder, let copy) = self else { return nil }
    return .file(name, folder: folder, copy: copy + 1)
  }
}
