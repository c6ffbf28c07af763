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
      UIAction(title: GalleryText.selectAll) { [weak self] _ in self?.collectionView.selectAllByUser() },
      UIAction(
        title: translated("Select None"),
        attributes: collectionView.selectedItems.isEmpty ? .disabled : []
      ) { [weak self] _ in self?.selectNone() },
    ]
    let pasting = pasteAction(after: itemForNewFiles).map { UIMenu(options: .displayInline, children: [$0]) }
    let opening = desktop.map { desktop in
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: GalleryText.openFolder) { [weak desktop] _ in desktop?.chooseFolder() }])
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
      let opening = UIAction(title: GalleryText.open) { [weak self] _ in self?.open(path) }
      sections.append(UIMenu(options: .displayInline, children: [opening]))
    }
    if let desktop, items.count == 1, let file = items[0].file { sections.append(desktop.makeMenu(of: file)) }
    var editing = [
      UIAction(title: fileCount == 0 ? GalleryText.copyName : GalleryText.copyCommand) { [weak self] _ in
        self?.copy(items)
      }
    ]
    if canCut(items) {
      editing.insert(UIAction(title: translated("Cut")) { [weak self] _ in self?.cut(items) }, at: 0)
    }
    pasteAction(after: items.last).map { editing.append($0) }
    sections.append(UIMenu(options: .displayInline, children: editing))
    fileMenu(of: items).map { sections.append($0) }
    if fileCount > 0 {
      let copyPaths = UIAction(title: GalleryText.copyPaths(fileCount)) { _ in
        UIPasteboard.general.string = items.compactMap(\.file?.absolute.string).joined(separator: "\n")
      }
      sections.append(UIMenu(options: .displayInline, children: [copyPaths]))
    }
    return UIMenu(children: sections)
  }

  private func pasteAction(after item: AlbumItem?) -> UIAction? {
    guard canPaste else { return nil }
    let isAnythingThere = UIPasteboard.general.hasURLs || UIPasteboard.general.hasImages
    return UIAction(title: translated("Paste"), attributes: isAnythingThere ? [] : .disabled) {
      [weak self] _ in
      self?.paste(after: item)
    }
  }
}
