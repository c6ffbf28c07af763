import Translations
import UIKit

extension PictureViewController: UIContextMenuInteractionDelegate {
  /// Returns the menu of the current picture.
  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isOpen else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu })
  }

  private var menu: UIMenu {
    let item = item
    var sections: [UIMenu] = []
    if let desktop, let file = item.file { sections.append(desktop.makeMenu(of: file)) }
    var copying = [
      UIAction(title: item.file == nil ? GalleryText.copyName : GalleryText.copyCommand) { _ in
        UIPasteboard.general.copy([item])
      }
    ]
    if let file = item.file {
      copying.append(
        UIAction(title: GalleryText.copyPaths(1)) { _ in UIPasteboard.general.string = file.absolute.string })
    }
    sections.append(UIMenu(options: .displayInline, children: copying))
    if let files, item.isFile {
      func action(_ title: String, _ command: @escaping @MainActor () async -> Void) -> UIAction {
        UIAction(title: title) { _ in Task { await command() } }
      }
      let changes = [
        action(GalleryText.renameMore) { await files.rename([item]) },
        action(GalleryText.turnLeft) { await files.turn([item], clockwise: -1) },
        action(GalleryText.turnRight) { await files.turn([item], clockwise: 1) },
        action(GalleryText.moveToTrash) { await files.moveToTrash([item]) },
      ]
      sections.append(UIMenu(options: .displayInline, children: changes))
    }
    let facts = UIAction(
      title: information.isShown ? translated("Hide Information") : translated("Information")
    ) { [weak self] _ in
      self?.information.toggle(for: item)
    }
    sections.append(UIMenu(options: .displayInline, children: [facts]))
    let closing = UIAction(title: translated("Close Picture")) { [weak self] _ in self?.close() }
    sections.append(UIMenu(options: .displayInline, children: [closing]))
    return UIMenu(children: sections)
  }
}
