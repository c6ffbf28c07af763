import Glibc
import SystemPackage

/// What the user does with files in one command, or undoes.
struct FileAction: Sendable {
  /// The name in a menu, behind “Undo” or “Redo”.
  var title: String
  var steps: [FileStep]
  /// Whether a step that is not possible is left out. Otherwise, the action fails, and nothing changes.
  var leavesOutImpossible = false
  /// The files among those of the steps that are sidecars of pictures.
  var sidecars: Set<FilePath> = []

  /// The number of steps that are not about sidecars.
  var pictureCount: Int {
    sidecars.isEmpty ? steps.count : steps.count { !sidecars.contains($0.file) }
  }

  /// The files of the steps, without sidecars.
  var pictures: some Sequence<FilePath> {
    steps.lazy.map(\.file).filter { !sidecars.contains($0) }
  }

  /// Where the files that leave their folders are after the action, by where they were.
  var movesToFolders: [FilePath: FilePath] {
    let moves = steps.lazy.compactMap { step -> (FilePath, FilePath)? in
      guard case .move(let file, let new) = step, file.removingLastComponent() != new.removingLastComponent()
      else { return nil }
      return (file, new)
    }
    return Dictionary(moves) { $1 }
  }

  /// The files that were left out, without sidecars.
  func pictures(of leftOut: [FileFailure]) -> [FilePath] {
    leftOut.compactMap(\.file).filter { !sidecars.contains($0) }
  }
}

extension FileAction {
  /// Removes pictures, each with the sidecars that belong to no other picture. Leaves out what is not possible.
  ///
  /// - Parameter step: Returns the step that removes a file.
  init(removing pictures: [FilePath], title: String, _ step: (FilePath) -> FileStep) {
    let sidecars = Sidecars(of: pictures, areLeaving: true)
    self.init(
      title: title,
      steps: pictures.flatMap { PictureFiles(picture: $0, sidecars: sidecars[$0]).files.map(step) },
      leavesOutImpossible: true, sidecars: sidecars.files)
  }

  /// Copies pictures and their sidecars in their folders, under other names. Returns the action, and the copies of the
  /// pictures.
  static func duplicating(_ pictures: [FilePath], title: String) -> (
    action: FileAction, copies: FilesByFolder
  ) {
    let sidecars = Sidecars(of: pictures, areLeaving: false)
    var action = FileAction(title: title, steps: [], sidecars: sidecars.files)
    var (copies, taken): ([FilePath], Set<FilePath>) = ([], [])
    for picture in pictures {
      let files = PictureFiles(picture: picture, sidecars: sidecars[picture])
      let paths = files.freePaths(in: picture.removingLastComponent(), besides: taken)
      taken.formUnion(paths)
      copies += paths.prefix(1)
      action.sidecars.formUnion(paths.dropFirst())
      action.steps += zip(files.files, paths).map { .create($1, .copy(of: $0)) }
    }
    return (action, FilesByFolder(copies))
  }

  /// How to place files in a folder that contains others with the same names.
  enum Conflicts: String, Sendable {
    /// Leaves out these files.
    case skip
    /// Gives these files other names.
    case keepBoth
    /// Moves the others to the trash.
    case replace
  }

  /// The steps that place pictures and their sidecars in a folder.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - folder: The folder.
  ///   - conflicts: What to do with files whose names are taken. A copy in its own folder always gets another name, and so
  ///     does a file that would replace another one of the files.
  ///   - moves: Whether the files leave their folders.
  ///   - links: Whether links to the pictures are created instead of copies. A link has no sidecars.
  /// - Returns: The steps, the paths of the pictures in the folder, and those of all sidecars that change.
  static func placing(
    _ pictures: [FilePath], in folder: FilePath, conflicts: Conflicts, moves: Bool, links: Bool
  ) -> (steps: [FileStep], placed: [FilePath], sidecars: Set<FilePath>) {
    let own = links ? Sidecars() : Sidecars(of: pictures, areLeaving: moves)
    var placing = FilePlacing(in: folder, own.files, of: pictures, replaces: conflicts == .replace)
    for picture in pictures {
      let files = PictureFiles(picture: picture, sidecars: own[picture])
      guard let paths = placing.paths(of: files, conflicts, moves: moves) else { continue }
      for (file, path) in zip(files.files, paths) {
        placing.steps.append(
          moves ? .move(file, to: path) : .create(path, links ? .link(to: file) : .copy(of: file)))
      }
    }
    return (placing.steps, placing.placed, placing.sidecars)
  }
}

extension FilePath {
  /// Whether there is a file, also a link that leads nowhere.
  var exists: Bool { FileRecord(of: self) != nil }

  /// The path with the first number behind the name that is free.
  func freePath(besides taken: Set<FilePath> = []) -> FilePath {
    guard exists || taken.contains(self), let component = lastComponent else { return self }
    let name = FileName(component)
    var number = 2
    while true {
      guard let path = removingLastComponent().appending(name.numbered(number)) else { return self }
      if !taken.contains(path), !path.exists { return path }
      number += 1
    }
  }
}
