import Foundation
import SystemPackage

/// One change on the disk. It happens completely or not at all, also if the program is killed meanwhile.
///
/// Performing a step returns the step that undoes it, if there is one.
package enum FileStep: Hashable, Sendable {
  /// What a new file consists of.
  package enum Contents: Hashable, Sendable {
    /// Those of another file.
    case copy(of: FilePath)
    /// A symbolic link that leads to a file.
    case link(to: FilePath)
    /// Data from the clipboard.
    case data(Data)
    /// A folder without files.
    case folder
  }

  /// Gives a file another name or folder. Never replaces a file.
  case move(FilePath, to: FilePath)
  /// Exchanges the names of two files.
  case exchange(FilePath, FilePath)
  /// Creates a file or folder. Never replaces a file.
  case create(FilePath, Contents)
  /// Removes a file or folder that a step has created and that has not changed since.
  case discard(FilePath, Contents, FileRecord)
  /// Moves a file to the trash.
  case trash(FilePath)
  /// Deletes a file, which cannot be undone.
  case delete(FilePath)
  /// Returns a file from the trash.
  case restore(TrashedFile)
  /// Turns a picture clockwise by a number of right angles.
  case turn(FilePath, Int)

  /// The file or folder that a message about the step names.
  var file: FilePath {
    switch self {
    case .move(let file, _), .exchange(let file, _), .create(let file, _), .discard(let file, _, _),
      .trash(let file), .delete(let file), .turn(let file, _):
      file
    case .restore(let file): file.original
    }
  }

  /// All files that the step may change.
  var files: [FilePath] {
    switch self {
    case .move(let file, let other), .exchange(let file, let other): [file, other]
    default: [file]
    }
  }

  /// The files that are in the album afterwards and were not there before, at least not under these names.
  var placedFiles: [FilePath] {
    switch self {
    case .move(_, let file): [file]
    case .exchange(let file, let other): [file, other]
    case .restore(let file): [file.original]
    case .create(_, .folder), .discard, .trash, .delete, .turn: []
    case .create(let file, _): [file]
    }
  }

  /// Whether the steps after this one can be performed although it has failed.
  func canBeLeftOut(after failure: FileFailure) -> Bool {
    switch (self, failure) {
    case (_, .cancelled): false
    case (.delete, _), (.trash, .noTrash), (.turn, .notTurnable), (.restore, .notInTrash): true
    default: false
    }
  }
}
