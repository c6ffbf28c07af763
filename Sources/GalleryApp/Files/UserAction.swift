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
}
