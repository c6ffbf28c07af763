import UIKit

/// The actions of the gallery's menus that keys perform, too.
///
/// The views handle the keys. A menu shows them beside the actions with these identifiers.
package enum MenuKeys {
  static let openPicture = UIAction.Identifier("open-picture")
  static let closePicture = UIAction.Identifier("close-picture")
  static let information = UIAction.Identifier("information")
  static let cut = UIAction.Identifier("cut")
  static let copy = UIAction.Identifier("copy")
  static let paste = UIAction.Identifier("paste")
  static let pasteAsLinks = UIAction.Identifier("paste-as-links")
  static let rename = UIAction.Identifier("rename")
  static let duplicate = UIAction.Identifier("duplicate")
  static let turnLeft = UIAction.Identifier("turn-left")
  static let turnRight = UIAction.Identifier("turn-right")
  static let moveToTrash = UIAction.Identifier("move-to-trash")
  static let selectNone = UIAction.Identifier("select-none")
  package static let selectAll = UIAction.Identifier("select-all")
  package static let newFolder = UIAction.Identifier("new-folder")
  package static let undo = UIAction.Identifier("undo")
  package static let redo = UIAction.Identifier("redo")
  // Commands of the window, which knows their keys.
  package static let openFolder = UIAction.Identifier("open")
  package static let favorite = UIAction.Identifier("favorite")
  package static let slideShow = UIAction.Identifier("slides")

  /// The keys in GTK's notation.
  package static let all: [UIAction.Identifier: String] = [
    openPicture: "Return", closePicture: "Escape", information: "<Alt>Return", cut: "<Control>x",
    copy: "<Control>c", paste: "<Control>v", pasteAsLinks: "<Control><Shift>v", rename: "F2",
    duplicate: "<Control>d", turnLeft: "bracketleft", turnRight: "bracketright", moveToTrash: "Delete",
    selectNone: "Escape", selectAll: "<Control>a", newFolder: "<Control><Shift>n", undo: "<Control>z",
    redo: "<Control><Shift>z",
  ]
}
