import UIKit

// What surrounds the content: title, header bar, commands, search field and messages. Everything can be set before the
// window appears, and changed afterwards.
extension WindowHost {
  // MARK: - Header bar

  /// The title of the window.
  public var title: String {
    get { chrome.title }
    set {
      guard newValue != title else { return }
      chrome.title = newValue
      shell?.show(title: title, subtitle: subtitle)
    }
  }

  /// The line below the title; empty for none.
  public var subtitle: String {
    get { chrome.subtitle }
    set {
      guard newValue != subtitle else { return }
      chrome.subtitle = newValue
      shell?.show(title: title, subtitle: subtitle)
    }
  }

  /// The controls at the beginning of the header bar, in reading order. By default there are none.
  public var startItems: [HeaderBarItem] {
    get { chrome.startItems }
    set {
      chrome.startItems = newValue
      shell?.showItems(of: chrome)
    }
  }

  /// The controls at the end of the header bar, in reading order. By default the layout menu.
  public var endItems: [HeaderBarItem] {
    get { chrome.endItems }
    set {
      chrome.endItems = newValue
      shell?.showItems(of: chrome)
    }
  }

  /// Draws the pictures of the layout menu, one after another while the menu is open. If it is nil, the menu shows only
  /// titles.
  public var layoutPicture: LayoutPictureSource? {
    get { chrome.layoutPicture }
    set {
      chrome.layoutPicture = newValue
      shell?.headerBar.layoutMenu.makePicture = newValue
    }
  }

  // MARK: - Commands

  /// The commands of the program. Their keys work wherever the keyboard focus is in the window.
  ///
  /// The window itself handles F11, F10, and Ctrl with Page Down or Page Up; Escape, see
  /// ``contentTakesEscape``; and with ``search``, Ctrl+F and Ctrl+G.
  public var commands: [WindowCommand] {
    get { chrome.commands }
    set {
      shell?.replace(chrome.commands, by: newValue)
      chrome.commands = newValue
      shell?.showKeys(of: newValue, chrome.menuKeys)
    }
  }

  /// The keys of actions that are no ``commands``, in GTK's notation. The menus of the header bar and of views show them beside
  /// the actions, as they do with the keys of commands.
  public var menuKeys: [UIAction.Identifier: String] {
    get { chrome.menuKeys }
    set {
      chrome.menuKeys = newValue
      shell?.showKeys(of: chrome.commands, newValue)
    }
  }

  /// The identifier of the command that opens the search field. A menu shows its keys beside an action with it.
  public static let findIdentifier = UIAction.Identifier("find")
  /// The identifier of the command for full screen. A menu shows its keys beside an action with it.
  public static let fullscreenIdentifier = UIAction.Identifier("full-screen")

  /// Enters or leaves full screen.
  public func toggleFullscreen() { shell?.toggleFullscreen() }

  /// Opens the window of keyboard shortcuts.
  public func showShortcuts(_ sections: [ShortcutSection]) { shell?.showShortcuts(sections) }

  /// Opens the window with facts about the program.
  public func showAbout(_ information: AboutInformation) { shell?.showAbout(information) }

  // MARK: - Search

  /// What happens when the user searches. If it is nil, the window has no search field.
  public var search: SearchHandlers? {
    get { chrome.search }
    set {
      chrome.search = newValue
      shell?.connect(newValue)
    }
  }

  /// Opens the search field and gives it the keyboard focus. Has no effect without ``search``.
  public func openSearch() { if search != nil { shell?.searchField.open() } }

  /// Whether the search field is open.
  public var isSearching: Bool { shell?.searchField.isOpen ?? false }

  /// Shows what was found beside the search field; nil to show nothing.
  public func show(_ result: SearchResult?) { shell?.searchField.show(result: result) }

  // MARK: - Messages

  /// Shows a message over the lower edge of the content for a few seconds, instead of the previous one. Escape hides it.
  ///
  /// A message shown before ``run()`` appears with the window.
  public func show(_ message: StatusMessage) {
    guard let shell else { return chrome.message = message }
    shell.statusLine.show(message)
  }

  /// Hides the message.
  public func hideMessage() {
    chrome.message = nil
    shell?.statusLine.hide()
  }

  /// The height at the lower edge of the content that messages do not cover, in points. By default 0.
  public var messageInset: Int {
    get { chrome.messageInset }
    set {
      chrome.messageInset = newValue
      shell?.statusLine.inset = newValue
    }
  }

  /// Hides the message if it has an identifier.
  public func hideMessage(identifier: String) {
    if (shell?.statusLine.message ?? chrome.message)?.identifier == identifier { hideMessage() }
  }

  /// The identifier of the message that is shown; nil if it has none, or if there is none.
  public var messageIdentifier: String? { (shell?.statusLine.message ?? chrome.message)?.identifier }

  /// The text of the message that is shown; nil if there is none.
  public var messageText: String? { (shell?.statusLine.message ?? chrome.message)?.text }

  // MARK: - State

  /// Whether the window covers the screen. The desktop does what the program sets, but later.
  public var isFullscreen: Bool {
    get { shell?.isFullscreen ?? false }
    set { shell?.setFullscreen(newValue) }
  }

  /// Whether the header bar is visible. In full screen it appears when the pointer is at the upper edge. Fingers have no
  /// pointer, so set this property when they tap. It can be set in full screen only.
  public var isHeaderBarShown: Bool {
    get { shell?.fullscreenHeader.isHeaderBarShown ?? false }
    set { shell?.fullscreenHeader.setHeaderBarShown(newValue) }
  }

  /// Whether a menu of the header bar is open.
  public var isHeaderMenuOpen: Bool { shell?.headerBar.isMenuOpen ?? false }
}
