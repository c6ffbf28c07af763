import Foundation
import Translations

/// The desktop's dialog for choosing a folder.
@MainActor
enum FolderChooser {
  /// Opens the dialog over a window. The dialog exists until the user closes it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - folder: The folder in which the dialog begins; nil for the one that the desktop chooses.
  ///   - onChoose: Receives the URL of the folder. Not called if the user cancels.
  static func open(over window: Window, in folder: URL?, onChoose: @escaping (URL) -> Void) {
    let dialog = FolderDialog(
      title: translated("Open Folder"), acceptLabel: translated("_Open"), cancelLabel: translated("_Cancel"),
      over: window)
    if let folder { dialog.begin(in: File(url: folder)) }
    dialog.show { folder in
      if let url = folder?.url { onChoose(url) }
    }
  }
}
