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
  /// The file is not a JPEG picture, or is damaged.
  case notTurnable(FilePath)
  /// Only files can be copied.
  case folder(FilePath)
  /// The user has cancelled.
  case cancelled

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
