import UIKit

// The menu of pictures, by a long press, the mouse's other button or a key, and what it does.
extension AlbumViewController {
  /// The menu of the pictures selected, of the one pointed at, or of the album.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let items = indexPaths.map { item(at: $0) }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self.map { items.isEmpty ? $0.menuOfAlbum : $0.menu(of: items) }
    })
  }

  private var menuOfAlbum: UIMenu {
    UIMenu(children: [
      UIAction(title: "Select All") { [weak self] _ in self?.selectAll() },
      UIAction(
        title: "Select None",
        attributes: collectionView.indexPathsForSelectedItems?.isEmpty == true ? .disabled : []
      ) { [weak self] _ in self?.collectionView.selectItem(at: nil, animated: true, scrollPosition: []) },
    ])
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
    var copying = [UIAction(title: files.isEmpty ? "Copy Name" : "Copy") { _ in Self.copy(items) }]
    if !files.isEmpty {
      copying.append(
        UIAction(title: files.count == 1 ? "Copy Path" : "Copy Paths") { _ in
          UIPasteboard.general.string = files.map(\.string).joined(separator: "\n")
        })
    }
    sections.append(UIMenu(options: .displayInline, children: copying))
    return UIMenu(children: sections)
  }

  private func selectAll() {
    for (number, section) in album.sections.enumerated() {
      for place in section.items.indices {
        collectionView.selectItem(
          at: IndexPath(item: place, section: number), animated: false, scrollPosition: [])
      }
    }
  }

  /// The pictures that keys are about: those selected, or else the one in focus.
  var itemsForKeys: [AlbumItem] {
    let selected = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    return (selected.isEmpty ? [focusedItem].compactMap(\.self) : selected).map { item(at: $0) }
  }

  /// Puts files on the pasteboard, to be pasted as such, a single one also as a picture; drawn pictures by their names.
  static func copy(_ items: [AlbumItem]) {
    let files = items.compactMap(\.file)
    guard !files.isEmpty else {
      UIPasteboard.general.string = items.map(\.title).joined(separator: "\n")
      return
    }
    var representations = files.map { ["public.file-url": URL(fileURLWithPath: $0.string)] as [String: Any] }
    if files.count == 1 { representations[0]["public.image"] = UIImage(contentsOfFile: files[0].string) }
    UIPasteboard.general.items = representations
  }
}
