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
    let copyTitle = item.file == nil ? GalleryText.copyName : GalleryText.copyCommand
    var copying = [
      UIAction(title: copyTitle, identifier: MenuKeys.copy) { _ in UIPasteboard.general.copy([item]) }
    ]
    if let file = item.file {
      copying.append(
        UIAction(title: GalleryText.copyPaths(1)) { _ in UIPasteboard.general.string = file.absolute.string })
    }
    sections.append(UIMenu(options: .displayInline, children: copying))
    if let favorite = favoriteAction {
      sections.append(UIMenu(options: .displayInline, children: [favorite]))
    }
    if let files, let menu = files.menu(of: [item]) { sections.append(menu) }
    let facts = UIAction(
      title: information.isShown ? translated("Hide Information") : translated("Information"),
      identifier: MenuKeys.information
    ) { [weak self] _ in
      self?.information.toggle(for: item)
    }
    let slides = UIAction(
      title: isShowingSlides ? GalleryText.stopSlideShow : GalleryText.slideShow,
      identifier: MenuKeys.slideShow
    ) { [weak self] _ in
      self.map { $0.delegate?.viewerToggleSlideShow($0) }
    }
    sections.append(UIMenu(options: .displayInline, children: [facts, slides]))
    let closing = UIAction(title: translated("Close Picture"), identifier: MenuKeys.closePicture) {
      [weak self] _ in
      self?.close()
    }
    sections.append(UIMenu(options: .displayInline, children: [closing]))
    return UIMenu(children: sections)
  }

  private var favoriteAction: UIAction? {
    item.file.flatMap { file in
      thumbnails.favorites?.makeAction(of: [file]) { [weak desktop] in desktop?.report($0) }
    }
  }
}
