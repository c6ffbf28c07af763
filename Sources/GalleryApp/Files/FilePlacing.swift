import SystemPackage

/// Finds paths in a folder for pictures and their sidecars, one picture after another.
struct FilePlacing {
  /// The steps so far.
  var steps: [FileStep] = []
  /// The paths of the pictures in the folder.
  private(set) var placed: [FilePath] = []
  /// The paths of all sidecars that change.
  private(set) var sidecars: Set<FilePath>

  private let folder: FilePath
  private var members: FolderMembers
  /// The files that are placed, if they can replace others.
  private let sources: Set<FileRecord.Identity>
  /// The sidecars of pictures that can be replaced.
  private let replacedSidecars: Sidecars
  private var taken: Set<FilePath> = []
  private var trashed: Set<FilePath> = []

  /// Prepares to place files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - sidecars: The sidecars of the pictures.
  ///   - pictures: The pictures.
  ///   - replaces: Whether they can replace others in the folder.
  init(in folder: FilePath, _ sidecars: Set<FilePath>, of pictures: [FilePath], replaces: Bool) {
    (self.folder, self.sidecars) = (folder, sidecars)
    members = FolderMembers(of: folder)
    guard replaces else {
      (sources, replacedSidecars) = ([], Sidecars())
      return
    }
    sources = Set((pictures + sidecars).lazy.compactMap { FileRecord(of: $0)?.identity })
    let names = pictures.compactMap(\.lastComponent)
    replacedSidecars = Sidecars(of: names.map { folder.appending($0) }, areLeaving: true)
  }

  /// Returns the paths that a picture and its sidecars will have; nil if they are left out. Adds the steps that make these
  /// paths free.
  mutating func paths(
    of files: PictureFiles, _ conflicts: FileAction.Conflicts, moves: Bool
  ) -> [FilePath]? {
    let isOwn = members.contains(files.picture)
    guard let name = files.picture.lastComponent, !(moves && isOwn) else { return nil }
    var paths = files.paths(named: FileName(name), in: folder)
    let present = paths.compactMap { path in FileRecord(of: path).map { (path, $0.identity) } }
    if isOwn || !taken.isDisjoint(with: paths) {
      paths = files.freePaths(in: folder, besides: taken)
    } else if !present.isEmpty {
      switch conflicts {
      case .skip: return nil
      case .replace where !present.contains(where: { sources.contains($0.1) }): trash(present.map(\.0))
      case .keepBoth, .replace: paths = files.freePaths(in: folder, besides: taken)
      }
    }
    taken.formUnion(paths)
    placed += paths.prefix(1)
    sidecars.formUnion(paths.dropFirst())
    return paths
  }

  /// Moves files to the trash, and pictures among them with their sidecars: these do not belong to what takes the place.
  private mutating func trash(_ files: [FilePath]) {
    for file in files {
      let others = replacedSidecars[file].map(\.file)
      sidecars.formUnion(others)
      for file in [file] + others where trashed.insert(file).inserted { steps.append(.trash(file)) }
    }
  }
}
