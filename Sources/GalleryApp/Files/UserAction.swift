import SystemPackage

/// What the user has done, and can undo or repeat.
enum UserAction: Sendable {
  /// A change of files.
  case files(FileAction)
  /// A change of the order of pictures.
  case order(Reordering)

  /// The name in a menu, behind “Undo” or “Redo”.
  var title: String {
    switch self {
    case .files(let action): action.title
    case .order(let reordering): GalleryText.reordering(of: reordering.item)
    }
  }

  /// The pictures that the action places in the album, or gives other names.
  var placedPictures: [FilePath] {
    guard case .files(let action) = self else { return [] }
    return action.steps.filter { !action.sidecars.contains($0.file) }.flatMap(\.placedFiles)
  }

  /// Follows files that have another identity than before.
  mutating func follow(_ renewed: RenewedFiles) {
    guard case .files(var action) = self else { return }
    action.steps = action.steps.map { step in
      guard case .discard(let file, let contents, let record) = step, let now = renewed.record(after: record)
      else { return step }
      return .discard(file, contents, now)
    }
    self = .files(action)
  }
}
