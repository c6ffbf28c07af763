import GTKHost
import GalleryApp
import Translations
import UIKit

// The commands of the window, its main menu and its windows of information.
extension AlbumWindow {
  /// The commands that have keys of their own or are in the main menu.
  var commands: [WindowCommand] {
    let own = [
      WindowCommand(identifier: "open", title: GalleryText.openFolder, keys: ["<Control>o"]) { [weak self] in
        self?.desktop.chooseFolder()
      },
      WindowCommand(identifier: "reload", title: translated("Reload"), keys: ["<Control>r"]) { [weak self] in
        self?.liveAlbum.reload()
        self?.switcher.retryFailedPictures()
      },
      WindowCommand(identifier: "new-window", title: translated("New Window"), keys: ["<Control>n"]) {
        [weak self] in
        self?.openNewWindow()
      },
      WindowCommand(identifier: "back", title: translated("Back"), keys: ["<Control>bracketleft"]) {
        [weak self] in
        self?.goBack()
      },
      WindowCommand(identifier: "forward", title: translated("Forward"), keys: ["<Control>bracketright"]) {
        [weak self] in self?.goForward()
      },
      WindowCommand(identifier: "favorite", title: translated("Favourite"), keys: ["<Control>b"]) {
        [weak self] in
        self?.toggleFavorites()
      },
      WindowCommand(
        identifier: "shortcuts", title: translated("Keyboard Shortcuts"), keys: ["<Control>question", "F1"]
      ) { [weak self] in self?.host.showShortcuts(GalleryShortcuts.sections) },
      WindowCommand(identifier: "about", title: translated("About Gallery")) { [weak self] in
        self?.host.showAbout(Self.about)
      },
      WindowCommand(identifier: "slides", title: translated("Slide Show"), keys: ["F5"]) { [weak self] in
        self?.switcher.gallery.toggleSlideShow()
      },
      WindowCommand(identifier: "quit", title: translated("Quit"), keys: ["<Control>q", "<Control>w"]) {
        [weak self] in
        self?.host.close()
      },
    ]
    return own + arrangementCommands
  }

  /// Puts the controls into the header bar: those of the open picture, or else those of the album.
  func showHeaderBar() {
    let menu = HeaderBarMenu(
      title: translated("Main Menu"), isPrimary: true, keys: [Self.selectAllIdentifier: "<Control>a"]
    ) { [weak self] in self?.makeMainMenu() ?? UIMenu() }
    if shownPicture == nil {
      let open = HeaderBarButton(title: translated("Open Folder"), iconName: "folder-open-symbolic") {
        [weak self] in
        self?.desktop.chooseFolder()
      }
      // At the start, where the centred title leaves room.
      host.startItems = [.button(open), .slider(sizeSlider)]
      host.endItems = [.search, .layouts, .menu(menu)]
    } else {
      host.startItems = [
        viewerButton(translated("Back"), "view-grid-symbolic") { $0.close() },
        viewerButton(translated("Previous picture"), "go-previous-symbolic") { $0.show($0.index - 1) },
        viewerButton(translated("Next picture"), "go-next-symbolic") { $0.show($0.index + 1) },
      ]
      host.endItems =
        fileButtons + [
          viewerButton(translated("Information"), "help-about-symbolic") { $0.toggleInformation() },
          .menu(menu),
        ]
    }
  }

  /// The buttons that change the file of the open picture; none if there are no files.
  private var fileButtons: [HeaderBarItem] {
    guard switcher.files != nil else { return [] }
    return [
      viewerButton(GalleryText.turnRight, "object-rotate-right-symbolic") { [files] viewer in
        Task { await files.turn([viewer.item], clockwise: 1) }
      },
      viewerButton(GalleryText.moveToTrash, "user-trash-symbolic") { [files] viewer in
        Task { await files.moveToTrash([viewer.item]) }
      },
    ]
  }

  /// A button for the open picture.
  private func viewerButton(
    _ title: String, _ iconName: String, action: @escaping @MainActor (PictureViewController) -> Void
  ) -> HeaderBarItem {
    .button(
      HeaderBarButton(title: title, iconName: iconName) { [weak self] in
        self?.switcher.gallery.viewer.map(action)
      })
  }

  private func makeMainMenu() -> UIMenu {
    let commands = host.commands
    func actions(_ identifiers: String...) -> [UIMenuElement] {
      identifiers.compactMap { name in commands.first { $0.identifier == name }?.makeAction() }
    }
    let isEmpty = switcher.controller.album.sections.isEmpty
    let find = UIAction(
      title: translated("Find…"), identifier: WindowHost.findIdentifier, attributes: isEmpty ? .disabled : []
    ) { [weak self] _ in self?.host.openSearch() }
    let selectAll = UIAction(
      title: GalleryText.selectAll, identifier: Self.selectAllIdentifier, attributes: isEmpty ? .disabled : []
    ) { [weak self] _ in self?.switcher.controller.collectionView.selectAllByUser() }
    let fullscreen = UIAction(
      title: host.isFullscreen ? translated("Leave Full Screen") : translated("Full Screen"),
      identifier: WindowHost.fullscreenIdentifier
    ) { [weak self] _ in self?.host.toggleFullscreen() }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: actions("open", "slides")),
      UIMenu(options: .displayInline, children: [find, selectAll, fullscreen]),
      UIMenu(options: .displayInline, children: fileActions),
      UIMenu(
        options: .displayInline,
        children: actions("favorite") + makeArrangementMenus() + actions("reload")),
      UIMenu(
        options: .displayInline,
        children: recentFolders + historyActions(commands) + actions("new-window")),
      UIMenu(options: .displayInline, children: actions("shortcuts", "about", "quit")),
    ])
  }

  /// Undo and redo, and a new folder.
  private var fileActions: [UIAction] {
    guard switcher.files != nil else { return [] }
    return [
      UIAction(
        title: files.undoTitle ?? GalleryText.undoCommand, attributes: files.undoTitle == nil ? .disabled : []
      ) { [files] _ in Task { await files.undo() } },
      UIAction(
        title: files.redoTitle ?? GalleryText.redoCommand, attributes: files.redoTitle == nil ? .disabled : []
      ) { [files] _ in Task { await files.redo() } },
      UIAction(title: GalleryText.newFolderMore) { [weak self] _ in self?.switcher.controller.makeFolder() },
    ]
  }

  /// The menu of the folders opened last, if there are any.
  private var recentFolders: [UIMenuElement] {
    let actions = library.recentFolders().map { folder in
      UIAction(title: folder.abbreviated) { [weak self] _ in self?.open(folder) }
    }
    return actions.isEmpty ? [] : [UIMenu(title: translated("Recent Folders"), children: actions)]
  }

  /// The commands for going back and forward, disabled where there is nothing to go to.
  private func historyActions(_ commands: [WindowCommand]) -> [UIMenuElement] {
    let names = [("back", history.canGoBack), ("forward", history.canGoForward)]
    return names.compactMap { name, isEnabled -> UIMenuElement? in
      let action = commands.first { $0.identifier == name }?.makeAction()
      if !isEnabled { action?.attributes = .disabled }
      return action
    }
  }

  private static let selectAllIdentifier = UIAction.Identifier("select-all")

  private static let about = AboutInformation(
    name: translated("Gallery"), version: GalleryVersion.current,
    summary: translated("Shows folders of pictures in twelve layouts."),
    developers: translated("The OpenCollectionView developers"),
    license: translated(
      "This program is free software under the MIT License. It comes with absolutely no warranty."))
}
