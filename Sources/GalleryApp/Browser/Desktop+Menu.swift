import SystemPackage
import UIKit

extension Desktop {
  /// Makes the part of a menu that shows a file outside of the gallery.
  func makeMenu(of file: FilePath) -> UIMenu {
    let programs = programs(for: file).map { program in
      UIAction(title: program.name) { _ in program.open() }
    }
    let other = UIAction(title: GalleryText.otherProgram) { _ in self.chooseProgram(for: file) }
    return UIMenu(
      options: .displayInline,
      children: [
        UIMenu(
          title: GalleryText.openWith,
          children: programs + [UIMenu(options: .displayInline, children: [other])]),
        UIAction(title: GalleryText.showInFolder) { _ in self.showInFolder(file) },
      ])
  }
}
