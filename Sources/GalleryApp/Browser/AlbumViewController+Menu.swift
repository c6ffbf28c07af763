import Translations
import UIKit

// The context menu of pictures, opened by a long press, the secondary mouse button or a key.
extension AlbumViewController {
  /// Returns the menu of pictures, or of the album if there are none.
  func menuConfiguration(for indexPaths: [IndexPath]) -> UIContextMenuConfiguration {
    let items = indexPaths.map { item(at: $0) }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self.map { items.isEmpty ? $0.menuOfAlbum : $0.menu(of: items) }
    })
  }

  private var menuOfAlbum: UIMenu {
    let selecting = [
      UIAction(title: GalleryText.selectAll, identifier: MenuKeys.selectAll) { [weak self] _ in
        self?.collectionView.selectAllByUser()
      },
      UIAction(
        title: translated("Select None"), identifier: MenuKeys.selectNone,
        attributes: collectionView.selectedItems.isEmpty ? .disabled : []
      ) { [weak self] _ in self?.selectNone() },
      selectionModeAction(with: []),
    ]
    let pasting = pasteAction(after: itemForNewFiles).map { UIMenu(options: .displayInline, children: [$0]) }
    let opening = desktop.map { desktop in
      let choosing = UIAction(title: GalleryText.openFolder, identifier: MenuKeys.openFolder) {
        [weak desktop] _ in
        desktop?.chooseFolder()
      }
      return UIMenu(options: .displayInline, children: [choosing])
    }
    return UIMenu(
      children: [opening, pasting, fileMenuOfAlbum, UIMenu(options: .displayInline, children: selecting)]
        .compactMap(\.self))
  }

  private func menu(of items: [AlbumItem]) -> UIMenu {
    // Paths of many files take time, so they are made when an action needs them.
    let fileCount = items.count(where: \.isFile)
    var sections: [UIMenu] = []
    if items.count == 1, let path = album.indexPath(of: items[0]), onOpen != nil {
      let opening = UIAction(title: GalleryText.open, identifier: MenuKeys.openPicture) { [weak self] _ in
        self?.open(path)
      }
      sections.append(UIMenu(options: .displayInline, children: [opening]))
    }
    if let desktop, items.count == 1, let file = items[0].file { sections.append(desktop.makeMenu(of: file)) }
    let copyTitle = fileCount == 0 ? GalleryText.copyName : GalleryText.copyCommand
    var editing = [
      UIAction(title: copyTitle, identifier: MenuKeys.copy) { [weak self] _ in self?.copy(items) }
    ]
    if canCut(items) {
      let cutting = UIAction(title: translated("Cut"), identifier: MenuKeys.cut) { [weak self] _ in
        self?.cut(items)
      }
      editing.insert(cutting, at: 0)
    }
    pasteAction(after: items.last).map { editing.append($0) }
    sections.append(UIMenu(options: .displayInline, children: editing))
    favoriteAction(of: items).map { sections.append(UIMenu(options: .displayInline, children: [$0])) }
    if let files, let menu = files.menu(of: items) { sections.append(menu) }
    if fileCount > 0 {
      let copyPaths = UIAction(title: GalleryText.copyPaths(fileCount)) { _ in
        UIPasteboard.general.string = items.compactMap(\.file?.absolute.string).joined(separator: "\n")
      }
      sections.append(UIMenu(options: .displayInline, children: [copyPaths]))
    }
    sections.append(UIMenu(options: .displayInline, children: [selectionModeAction(with: items)]))
    return UIMenu(children: sections)
  }

  private func pasteAction(after item: AlbumItem?) -> UIAction? {
    guard canPaste else { return nil }
    let isAnythingThere = UIPasteboard.general.hasURLs || UIPasteboard.general.hasImages
    return UIAction(
      title: translated("Paste"), identifier: MenuKeys.paste, attributes: isAnythingThere ? [] : .disabled
    ) { [weak self] _ in self?.paste(after: item) }
  }
}
