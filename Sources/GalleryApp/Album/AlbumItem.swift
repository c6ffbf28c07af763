import SystemPackage

/// One picture of an album: a file, or a picture that the program draws.
///
/// An album may have 100,000 files, so the pictures that the program draws must not make the others larger.
package enum AlbumItem: Hashable, Sendable {
  /// A file in a folder. All files of a folder share its path. `copy` tells repeated files apart.
  case file(FileName, folder: FilePath, copy: Int = 0)
  /// The cover of a book of the built-in album.
  indirect case bookCover(BookCover)
  /// A player of the built-in album.
  indirect case player(CupPlayer)
  /// A word of the word cloud.
  indirect case word(CloudWord)

  /// The title of the picture.
  package var title: String {
    switch self {
    case .file(let name, _, _): name.displayName
    case .bookCover(let book): book.title
    case .player(let player): player.name
    case .word(let word): word.text
    }
  }

  /// The aspect ratio, width over height, of a picture that the program draws; nil for a file, which must be read
  /// first.
  var drawnAspectRatio: Double? {
    switch self {
    case .file: nil
    case .bookCover(let book): book.aspectRatio
    case .player(let player): player.aspectRatio
    case .word: 1
    }
  }

  /// Whether the picture is a file.
  var isFile: Bool { if case .file = self { true } else { false } }

  /// The path of a file; nil for a picture that the program draws.
  package var file: FilePath? {
    switch self {
    case .file(let name, let folder, _): folder.appending(name)
    case .bookCover, .player, .word: nil
    }
  }

  /// The same file with the next copy number; nil for a picture that the program draws.
  var nextCopy: AlbumItem? {
    guard case .file(let name, let folder, let copy) = self else { return nil }
    return .file(name, folder: folder, copy: copy + 1)
  }
}
