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
      UIAction(title: "Select All") { [weak self] _ in self?.selectAll() },
      UIAction(
        title: "Select None",
        attributes: collectionView.indexPathsForSelectedItems?.isEmpty == true ? .disabled : []
      ) { [weak self] _ in self?.collectionView.selectItem(at: nil, animated: true, scrollPosition: []) },
    ]
    let pasting = pasteAction(after: currentItem).map { UIMenu(options: .displayInline, children: [$0]) }
    let opening = desktop.map { desktop in
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Open Folder…") { [weak desktop] _ in desktop?.chooseFolder() }])
    }
    return UIMenu(
      children: [opening, pasting, UIMenu(options: .displayInline, children: selecting)].compactMap(\.self))
  }

  private func menu(of items: [AlbumItem]) -> UIMenu {
    let files = items.compactMap(\.file)
    var sections: [UIMenu] = []
    if let desktop, let file = files.first, items.count == 1 {
      let actions = [
        UIAction(title: "Open") { _ in desktop.open(file) },
        UIAction(title: "Show in Folder") { _ in desktop.showInFolder(file) },
      ]
      sections.append(UIMenu(options: .displayInline, children: actions))
    }
    var editing = [
      UIAction(title: files.isEmpty ? "Copy Name" : "Copy") { [weak self] _ in self?.copy(items) }
    ]
    if canCut(items) { editing.insert(UIAction(title: "Cut") { [weak self] _ in self?.cut(items) }, at: 0) }
    pasteAction(after: items.last).map { editing.append($0) }
    sections.append(UIMenu(options: .displayInline, children: editing))
    if !files.isEmpty {
      let copyPaths = UIAction(title: files.count == 1 ? "Copy Path" : "Copy Paths") { _ in
        UIPasteboard.general.string = files.map(\.string).joined(separator: "\n")
      }
      sections.append(UIMenu(options: .displayInline, children: [copyPaths]))
    }
    return UIMenu(children: sections)
  }

  private func pasteAction(after item: AlbumItem?) -> UIAction? {
    guard canPaste else { return nil }
    let isAnythingThere = UIPasteboard.general.hasURLs || UIPasteboard.general.hasImages
    return UIAction(title: "Paste", attributes: isAnythingThere ? [] : .disabled) { [weak self] _ in
      self?.paste(after: item)
    }
  }

  private func selectAll() {
    for (number, section) in album.sections.enumerated() {
      for place in section.items.indices {
        collectionView.selectItem(
          at: IndexPath(item: place, section: number), animated: false, scrollPosition: [])
      }
    }
  }
}
