import Translations

/// The desktop's dialog for choosing a folder.
@MainActor
enum FolderChooser {
  /// Opens the dialog over a window. The dialog exists until the user closes it.
  ///
  /// - Parameter onChoose: Receives the path of the folder. Not called if the user cancels.
  static func open(over window: Window, onChoose: @escaping (String) -> Void) {
    let dialog = FolderDialog(
      title: translated("Open Folder"), acceptLabel: translated("_Open"), cancelLabel: translated("_Cancel"),
      over: window)
    dialog.show { folder in
      if let path = folder?.path { onChoose(path) }
    }
  }
}
