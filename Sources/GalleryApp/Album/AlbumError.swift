import SystemPackage

/// The reason why an album cannot be shown. The description is one sentence for the user.
public enum AlbumError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder could not be opened, for the reason given.
  case unreadable(FilePath, Errno)
  /// No picture was found in any of the folders.
  case noPictures(in: [FilePath])

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unreadable(let folder, .noSuchFileOrDirectory):
      "There is no folder \(folder.quoted)."
    case .unreadable(let folder, .notDirectory):
      "\(folder.quoted) is not a folder."
    case .unreadable(let folder, let reason):
      "The folder \(folder.quoted) cannot be read: \(reason)."
    case .noPictures(let folders):
      "There are no pictures in \(folders.map(\.quoted).joined(separator: " or "))."
    }
  }
}

extension FilePath {
  /// The path in quotation marks, safe to print: see `FileName.displayName`.
  var quoted: String { "“\(FileName(bytes: bytes).displayName)”" }

  /// The bytes of the path.
  var bytes: [UInt8] {
    withPlatformString { pointer in
      Array(UnsafeBufferPointer(start: pointer, count: length).lazy.map { UInt8(bitPattern: $0) })
    }
  }
}
