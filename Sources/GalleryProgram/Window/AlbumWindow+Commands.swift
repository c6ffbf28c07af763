import GTKHost
import GalleryApp
import Translations
import UIKit

// The commands of the window, its main menu and its windows of information.
extension AlbumWindow {
  /// The commands that have keys of their own or are in the main menu.
  var commands: [WindowCommand] {
    let own = [
      WindowCommand(
        identifier: MenuKeys.openFolder.rawValue, title: GalleryText.openFolder, keys: ["<Control>o"]
      ) { [weak self] in
        self?.desktop.chooseFolder()
      },
      WindowCommand(identifier: "reload", title: translated("Reload"), keys: ["<Control>r"]) { [weak self] in
        // What fails again is reported again.
        self?.desktop.forgetProblems()
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
      WindowCommand(identifier: MenuKeys.favorite.rawValue, title: GalleryText.favorite, keys: ["<Control>b"])
      {
        [weak self] in
        self?.toggleFavorites()
      },
      WindowCommand(
        identifier: "shortcuts", title: translated("Keyboard Shortcuts"), keys: ["<Control>question", "F1"]
      ) { [weak self] in self?.host.showShortcuts(GalleryShortcuts.sections) },
      WindowCommand(identifier: "about", title: translated("About Gallery")) { [weak self] in
        self?.host.showAbout(Self.about)
      },
      WindowCommand(identifier: MenuKeys.slideShow.rawValue, title: GalleryText.slideShow, keys: ["F5"]) {
        [weak self] in
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
    let menu = HeaderBarMenu(title: translated("Main Menu"), isPrimary: true) { [weak self] in
      self?.makeMainMenu() ?? UIMenu()
    }
    if shownPicture == nil {
      // The main menu has it, too.
      let open = HeaderBarButton(
        title: translated("Open Folder"), iconName: "folder-open-symbolic", minimumWindowWidth: 460
      ) { [weak self] in
        self?.desktop.chooseFolder()
      }
      // At the start, where the centred title leaves room.
      host.startItems = [switcher.isSelecting ? selectionButton : .button(open), .slider(sizeSlider)]
      host.endItems = [.search, .layouts, .menu(menu)]
    } else {
      host.startItems = [
        .button(viewerButton(translated("Back"), "view-grid-symbolic") { $0.close() }),
        .button(previousButton), .button(nextButton),
      ]
      host.endItems =
        fileButtons + [
          .button(
            viewerButton(translated("Information"), "help-about-symbolic", minimumWindowWidth: 460) {
              $0.toggleInformation()
            }),
          .menu(menu),
        ]
    }
  }

  /// The buttons that change the file of the open picture; none if there are no files.
  private var fileButtons: [HeaderBarItem] {
    guard switcher.files != nil else { return [] }
    let turning = viewerButton(
      GalleryText.turnRight, "object-rotate-right-symbolic", minimumWindowWidth: 560
    ) { [files] viewer in
      Task { await files.turn([viewer.item], clockwise: 1) }
    }
    let trashing = viewerButton(GalleryText.moveToTrash, "user-trash-symbolic", minimumWindowWidth: 560) {
      [files] viewer in
      Task { await files.moveToTrash([viewer.item]) }
    }
    return [.button(turning), .button(trashing)]
  }

  /// A button for the open picture. Below a width of the window, the menu of the picture replaces it.
  func viewerButton(
    _ title: String, _ iconName: String, minimumWindowWidth: Int = 0,
    action: @escaping @MainActor (PictureViewController) -> Void
  ) -> HeaderBarButton {
    HeaderBarButton(title: title, iconName: iconName, minimumWindowWidth: minimumWindowWidth) { [weak self] in
      self?.switcher.gallery.viewer.map(action)
    }
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
      title: GalleryText.selectAll, identifier: MenuKeys.selectAll,
      attributes: isEmpty || shownPicture != nil ? .disabled : []
    ) { [weak self] _ in self?.switcher.controller.collectionView.selectAllByUser() }
    let fullscreen = UIAction(
      title: host.isFullscreen ? translated("Leave Full Screen") : translated("Full Screen"),
      identifier: WindowHost.fullscreenIdentifier
    ) { [weak self] _ in self?.host.toggleFullscreen() }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: actions("open") + [slideShowAction]),
      UIMenu(options: .displayInline, children: [find, selectAll, fullscreen]),
      UIMenu(options: .displayInline, children: fileActions),
      UIMenu(
        options: .displayInline,
        children: [favoriteAction].compactMap(\.self) + makeArrangementMenus() + actions("reload")),
      UIMenu(
        options: .displayInline,
        children: recentFolders + historyActions(commands) + actions("new-window")),
      UIMenu(options: .displayInline, children: actions("shortcuts", "about", "quit")),
    ])
  }

  private var slideShowAction: UIAction {
    let isRunning = switcher.gallery.viewer?.isShowingSlides == true
    return UIAction(
      title: isRunning ? GalleryText.stopSlideShow : GalleryText.slideShow, identifier: MenuKeys.slideShow
    ) { [weak self] _ in self?.switcher.gallery.toggleSlideShow() }
  }

  /// Marks the open picture, or the selected ones; nil without files.
  private var favoriteAction: UIAction? {
    favorites.makeAction(of: filesForFavorites) { [weak desktop] in desktop?.report($0) }
  }

  /// Undo and redo, and a new folder, which would be made in the album behind an open picture.
  private var fileActions: [UIAction] {
    guard switcher.files != nil else { return [] }
    return [
      UIAction(
        title: files.undoTitle ?? GalleryText.undoCommand, identifier: MenuKeys.undo,
        attributes: files.undoTitle == nil ? .disabled : []
      ) { [files] _ in Task { await files.undo() } },
      UIAction(
        title: files.redoTitle ?? GalleryText.redoCommand, identifier: MenuKeys.redo,
        attributes: files.redoTitle == nil ? .disabled : []
      ) { [files] _ in Task { await files.redo() } },
      UIAction(
        title: GalleryText.newFolderMore, identifier: MenuKeys.newFolder,
        attributes: shownPicture == nil ? [] : .disabled
      ) { [weak self] _ in self?.switcher.controller.makeFolder() },
    ]
  }

  /// The menu of the folders opened last, if there are any.
  private var recentFolders: [UIMenuElement] {
    let actions = library.recentFolders().map { folder in
      UIAction(title: folder.abbreviated) { [weak self] _ in self?.open([folder]) }
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

  private static let about = AboutInformation(
    name: translated("Gallery"), version: GalleryVersion.current,
    summary: translated("Shows folders of pictures in twelve layouts."),
    developers: translated("The OpenCollectionView developers"),
    license: translated(
      "This program is free software under the MIT License. It comes with absolutely no warranty."))
}
