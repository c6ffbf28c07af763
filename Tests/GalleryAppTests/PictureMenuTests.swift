import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp
@testable import UIKit

/// The menus of pictures in the album and of the open one.
@Suite("Menus of pictures")
@MainActor
struct PictureMenuTests {
  private let window = ViewerWindow(.grid)
  private let dialogs = SilentDialogs()
  private let trash = TemporaryFolder()
  private let data = TemporaryFolder()

  private func actions(_ menu: UIMenu?) -> [UIAction] {
    (menu?.children ?? []).flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(menu) }
      return [element as? UIAction].compactMap(\.self)
    }
  }

  @Test("the open picture can be duplicated, be a favourite, and begin and end a slide show")
  func viewer() throws {
    let favorites = Favorites(in: UserLibrary(in: data.path))
    window.controller.thumbnails.favorites = favorites
    window.switcher.files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    let file = try #require(try window.item(2).file)
    window.open(IndexPath(item: 2, section: 0))
    let viewer = try #require(window.viewer)
    func action(_ identifier: UIAction.Identifier) throws -> UIAction {
      let menu = viewer.contextMenuInteraction(
        UIContextMenuInteraction(delegate: viewer), configurationForMenuAtLocation: .zero)?.makeMenu()
      return try #require(actions(menu).first { $0.identifier == identifier })
    }
    #expect(try action(MenuKeys.duplicate).title == "Duplicate")
    #expect(try action(MenuKeys.favorite).state == .off)
    try action(MenuKeys.favorite).perform(sender: nil)
    #expect(try action(MenuKeys.favorite).state == .on && favorites.contains(file))
    #expect(try action(MenuKeys.slideShow).title == "Slide Show")
    try action(MenuKeys.slideShow).perform(sender: nil)
    #expect(viewer.isShowingSlides)
    #expect(try action(MenuKeys.slideShow).title == "Stop Slide Show")
    try action(MenuKeys.slideShow).perform(sender: nil)
    #expect(!viewer.isShowingSlides && viewer.isOpen)
    window.gallery.removeViewer()
  }

  @Test("the actions of pictures in the album have identifiers, by which the window knows their keys")
  func album() {
    window.switcher.files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    let menu = window.controller.menuConfiguration(for: [IndexPath(item: 0, section: 0)]).makeMenu()
    let keys = actions(menu).map { MenuKeys.all[$0.identifier] }
    #expect(
      Set(keys.compactMap(\.self)) == [
        "Return", "<Control>x", "<Control>c", "<Control>v", "F2", "<Control>d", "bracketleft",
        "bracketright", "Delete",
      ])
  }
}
