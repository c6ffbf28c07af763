import SystemPackage
import UIKit

extension Desktop {
  /// Makes the part of a menu that shows a file outside of the gallery.
  func makeMenu(of file: FilePath) -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Open With Another Program") { _ in self.open(file) },
        UIAction(title: "Show in Folder") { _ in self.showInFolder(file) },
      ])
  }
}
