import SystemPackage
import UIKit

// The commands that change files, by keys and menus.
extension AlbumViewController {
  /// The folder in which new files appear: that of a picture on screen, or the first one; nil if the album has none.
  var folderForFiles: FilePath? { folderForFiles(at: itemForNewFiles) }

  /// The folder in which files appear that are placed beside a picture; nil if the album has none.
  func folderForFiles(at item: AlbumItem?) -> FilePath? {
    guard files != nil else { return nil }
    let folders = album.sections.compactMap(\.folder)
    guard let folder = item?.folder, folders.contains(folder) else {
      return folders.first ?? item?.folder ?? openedFolder
    }
    return folder
  }

  /// Performs a command with the folder of an item. Reports if the album has no folder.
  func changeFiles(
    at item: AlbumItem?, _ command: @escaping @MainActor (FileCommands, FilePath) async -> Void
  ) {
    guard let files else { return }
    guard let folder = folderForFiles(at: item) else {
      desktop?.report(GalleryText.noFolder)
      return
    }
    Task { await command(files, folder) }
  }

  /// Performs the command of a key.
  ///
  /// - Returns: Whether one of the keys has a command.
  func performFileCommand(by presses: Set<UIPress>) -> Bool {
    guard let files, let press = presses.first, let key = press.key, !press.isRepeat else { return false }
    // Only a key with a command asks for the pictures, of which there can be 100,000.
    func change(_ command: @escaping @MainActor ([AlbumItem]) async -> Void) {
      let items = itemsForKeys
      Task { await command(items) }
    }
    let flags = key.modifierFlags.subtracting(.alphaShift)
    switch (key.code, flags) {
    case (.delete, []): change { await files.moveToTrash($0) }
    case (.delete, .shift): change { await files.delete($0) }
    case (.function(2), []): change { await files.rename($0) }
    case (.character("["), []): change { await files.turn($0, clockwise: -1) }
    case (.character("]"), []): change { await files.turn($0, clockwise: 1) }
    case (.character("d"), .control): change { await files.duplicate($0) }
    case (.character("z"), .control): Task { await files.undo() }
    case (.character("z"), [.control, .shift]), (.character("y"), .control): Task { await files.redo() }
    case (.character("v"), [.control, .shift]): pasteAsLinks()
    case (.character("n"), [.control, .shift]): makeFolder()
    default: return false
    }
    return true
  }

  /// Asks for a name and creates a folder.
  package func makeFolder() {
    changeFiles(at: itemForNewFiles) { await $0.makeFolder(in: $1) }
  }

  private func pasteAsLinks() {
    changeFiles(at: itemForNewFiles) { await $0.paste(into: $1, asLinks: true) }
  }

  /// The part of the album's menu that changes files; nil if files cannot be changed.
  var fileMenuOfAlbum: UIMenu? {
    guard files != nil, folderForFiles != nil else { return nil }
    return UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: GalleryText.newFolderMore, identifier: MenuKeys.newFolder) { [weak self] _ in
          self?.makeFolder()
        },
        UIAction(
          title: GalleryText.pasteAsLinks, identifier: MenuKeys.pasteAsLinks,
          attributes: UIPasteboard.general.hasURLs ? [] : .disabled
        ) { [weak self] _ in self?.pasteAsLinks() },
      ])
  }
}
