import Glibc
import SystemPackage

/// What the user does with files in one command, or undoes.
struct FileAction: Sendable {
  /// The name in a menu, behind “Undo” or “Redo”.
  var title: String
  var steps: [FileStep]
  /// Whether a step that is not possible is left out. Otherwise, the action fails, and nothing changes.
  var leavesOutImpossible = false
}

extension FileAction {
  /// How to place files in a folder that contains others with the same names.
  enum Conflicts: String, Sendable {
    /// Leaves out these files.
    case skip
    /// Gives these files other names.
    case keepBoth
    /// Moves the others to the trash.
    case replace
  }

  /// The steps that place files in a folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder.
  ///   - conflicts: What to do with files whose names are taken. A copy in its own folder always gets another name, and so
  ///     does a file that would replace another one of the files.
  ///   - moves: Whether the files leave their folders.
  ///   - links: Whether links to the files are created instead of copies.
  /// - Returns: The steps, and the paths of the files in the folder.
  static func placing(
    _ files: [FilePath], in folder: FilePath, conflicts: Conflicts, moves: Bool, links: Bool
  ) -> (steps: [FileStep], placed: [FilePath]) {
    var (steps, placed): ([FileStep], [FilePath]) = ([], [])
    var taken: Set<FilePath> = []
    var own = FolderMembers(of: folder)
    let sources =
      conflicts == .replace ? Set(files.lazy.compactMap { FileRecord(of: $0)?.identity }) : []
    for file in files {
      guard let name = file.lastComponent else { continue }
      var target = folder.appending(name)
      let isOwn = own.contains(file)
      if moves, isOwn { continue }
      if isOwn || taken.contains(target) {
        target = target.freePath(besides: taken)
      } else if let present = FileRecord(of: target) {
        switch conflicts {
        case .skip: continue
        case .replace where !sources.contains(present.identity): steps.append(.trash(target))
        case .keepBoth, .replace: target = target.freePath(besides: taken)
        }
      }
      taken.insert(target)
      placed.append(target)
      steps.append(
        moves ? .move(file, to: target) : .create(target, links ? .link(to: file) : .copy(of: file)))
    }
    return (steps, placed)
  }
}

extension FilePath {
  /// Whether there is a file, also a link that leads nowhere.
  var exists: Bool { FileRecord(of: self) != nil }

  /// The path with the first number behind the name that is free.
  func freePath(besides taken: Set<FilePath> = []) -> FilePath {
    guard exists || taken.contains(self), let component = lastComponent else { return self }
    let name = FileName(component)
    let stem = name.stem
    var number = 2
    while true {
      let bytes = stem + Array(" (\(number))".utf8) + name.bytes[stem.endIndex...]
      guard let path = removingLastComponent().appending(FileName(bytes: bytes)) else { return self }
      if !taken.contains(path), !path.exists { return path }
      number += 1
    }
  }
}
