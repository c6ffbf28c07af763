import SystemPackage

/// One picture of an album: a file, or one the program draws itself.
public enum AlbumItem: Hashable, Sendable {
  /// A file in a folder; the folder's path is shared by all of its files.
  case file(FileName, folder: FilePath)
  /// The cover of a book of the built-in album.
  case bookCover(BookCover)
  /// A player of the built-in album.
  case player(CupPlayer)

  /// What to call the picture under it.
  public var title: String {
    switch self {
    case .file(let name, _): name.displayName
    case .bookCover(let book): book.title
    case .player(let player): player.name
    }
  }
}
