import SystemPackage
import Translations

/// The reason why an album, or a part of it, cannot be shown. The description is one sentence for the user.
package enum AlbumError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder does not exist.
  case missing(FilePath)
  /// The file or folder could not be opened, for the reason given.
  case unreadable(FilePath, Errno)
  /// The file is not a picture.
  case notAPicture(FilePath)
  /// No picture was found in any of the folders, or no file or folder was named.
  case noPictures(in: [FilePath])

  /// Describes the failure to read a folder.
  init(_ folder: FilePath, _ reason: Errno) {
    self = reason == .noSuchFileOrDirectory ? .missing(folder) : .unreadable(folder, reason)
  }

  /// The file or folder that cannot be read; nil for other reasons.
  package var folder: FilePath? {
    switch self {
    case .missing(let path), .unreadable(let path, _): path
    case .notAPicture, .noPictures: nil
    }
  }

  /// A sentence for the user.
  package var description: String {
    switch self {
    case .missing(let path):
      translated("There is no file or folder %@.", path.quoted)
    case .unreadable(let folder, .notDirectory):
      translated("%@ is not a folder.", folder.quoted)
    case .unreadable(let path, let reason):
      translated("%1$@ cannot be read: %2$@.", path.quoted, "\(reason)")
    case .notAPicture(let file):
      translated("%@ is not a picture.", file.quoted)
    case .noPictures(in: []):
      translated("The list of pictures is empty.")
    case .noPictures(let folders):
      translated(
        "There are no pictures in %@.", folders.map(\.quoted).joined(separator: translated(" or ")))
    }
  }
}

extension FilePath {
  /// The path in quotation marks, safe to print: see `FileName.displayName`.
  var quoted: String { translated("“%@”", FileName(bytes: bytes).displayName) }

  /// The bytes of the path.
  package var bytes: [UInt8] {
    withPlatformString { pointer in
      Array(UnsafeBufferPointer(start: pointer, count: length).lazy.map { UInt8(bitPattern: $0) })
    }
  }
}
