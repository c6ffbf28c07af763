import Glibc
import SystemPackage

/// The reason why a file was not changed. The description is one sentence for the user.
package enum FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system refused, for the reason given.
  case system(FilePath, Errno)
  /// Nothing in the folder can be changed, for the reason given.
  case folderUnchangeable(FilePath, Errno)
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
    case .name, .cancelled, .folderUnchangeable: nil
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

  /// The failure of a folder, if the system refused because the folder of the file cannot be changed. Otherwise the same
  /// failure.
  ///
  /// - Parameter canChange: Returns whether the user can change what is in a folder.
  func blamingFolder(canChange: (FilePath) -> Bool = { $0.isChangeable }) -> FileFailure {
    guard case .system(let file, let reason) = self,
      [.permissionDenied, .notPermitted, .readOnlyFileSystem].contains(reason)
    else { return self }
    let folder = file.absolute.removingLastComponent()
    return canChange(folder) ? self : .folderUnchangeable(folder, reason)
  }

  /// A sentence for the user.
  package var description: String { GalleryText.describe(self) }
}

extension FilePath {
  /// Whether files in the folder can be created and removed.
  fileprivate var isChangeable: Bool { withPlatformString { access($0, W_OK | X_OK) == 0 } }
}

/// The reason why a file cannot have a name.
package enum FileNameProblem: Error, Hashable, Sendable {
  case empty, slash, lineBreak, reserved, tooLong
  /// The file would be hidden.
  case hidden
  /// The name would not have an extension of pictures, as it has now.
  case losesExtension(String)
  /// Two files would have this name.
  case repeated(String)
  /// Another file has this name.
  case taken(String)
}
