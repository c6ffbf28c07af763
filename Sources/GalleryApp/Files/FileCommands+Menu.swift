import UIKit

extension FileCommands {
  /// The part of the menu of pictures that changes their files; nil if none of them is a file.
  func menu(of items: [AlbumItem]) -> UIMenu? {
    guard items.contains(where: \.isFile) else { return nil }
    func action(
      _ title: String, _ key: UIAction.Identifier, _ command: @escaping @MainActor () async -> Void
    ) -> UIAction { UIAction(title: title, identifier: key) { _ in Task { await command() } } }
    return UIMenu(
      options: .displayInline,
      children: [
        action(GalleryText.renameMore, MenuKeys.rename) { await self.rename(items) },
        action(GalleryText.duplicateCommand, MenuKeys.duplicate) { await self.duplicate(items) },
        action(GalleryText.turnLeft, MenuKeys.turnLeft) { await self.turn(items, clockwise: -1) },
        action(GalleryText.turnRight, MenuKeys.turnRight) { await self.turn(items, clockwise: 1) },
        action(GalleryText.moveToTrash, MenuKeys.moveToTrash) { await self.moveToTrash(items) },
      ])
  }
}
