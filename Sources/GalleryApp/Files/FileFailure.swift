import SystemPackage

/// The reason why a file was not changed. The description is one sentence for the user.
package enum FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused, for the reason given.
  case system(FilePath, Errno)
  /// A file with this name exists.
  case exists(FilePath)
  /// The name cannot be that of a file.
  case name(FileNameProblem)
  /// The file has changed since the step that would be undone.
  case changed(FilePath)
  /// The file is no longer in the trash.
  case notInTrash(FilePath)
  /// The trash refused, for the reason given.
  case trash(FilePath, String)
  /// The volume of the file has no trash.
  case noTrash(FilePath)
  /// The file is not a JPEG picture, or is damaged.
  case notTurnable(FilePath)
  /// Only files can be copied.
  case folder(FilePath)
  /// The user has cancelled.
  case cancelled

  /// The file; nil if the failure concerns none.
  var file: FilePath? {
    switch self {
    case .system(let file, _), .exists(let file), .changed(let file), .notInTrash(let file),
      .trash(let file, _),
      .noTrash(let file), .notTurnable(let file), .folder(let file):
      file
    case .name, .cancelled: nil
    }
  }

  /// Whether the step fails for ever: the file that it needs is gone, or is another one now.
  var isFinal: Bool {
    switch self {
    case .changed, .notInTrash: true
    // The folder is missing, too, while its volume is not there.
    case .system(let file, .noSuchFileOrDirectory): !file.exists && file.removingLastComponent().exists
    default: false
    }
  }

  /// A sentence for the user.
  package var description: String { GalleryText.describe(self) }
}

/// The reason why a file cannot have a name.
package enum FileNameProblem: Error, Hashable, Sendable {
  case empty, slash, lineBreak, reserved, tooLong
  /// Two files would have this name.
  case repeated(String)
  /// Another file has this name.
  case taken(String)
}
