import CGTK4
import Dispatch
import Foundation
import Geometry
import Translations
import UIKit

/// The GTK widgets of a window: frame, header bar, search field, messages, and the canvas in the centre.
@MainActor
final class WindowShell {
  let canvas: Canvas
  let headerBar: HeaderBar
  let searchField = SearchField()
  let statusLine = StatusLine()
  let fullscreenHeader: FullscreenHeader
  /// Called when the user changes the style, the contrast or the size of text of the desktop.
  var onChangeDesktop: ((UIDesktopTraits) -> Void)?
  /// Called when the user turns the desktop's animations off or on.
  var onChangeMotion: ((_ isReduced: Bool) -> Void)?
  /// Called when another window receives the keyboard.
  var onLoseKeyboard: (() -> Void)?
  /// Called when the window received or lost the keyboard, or was minimized or restored.
  var onChangeActivation: (() -> Void)?
  /// Returns whether the window closes when the user or the program asks it to. Nil: it does.
  var shouldClose: (() -> Bool)?
  /// Called when the window has entered or left full screen.
  var onFullscreenChange: ((_ isFullscreen: Bool) -> Void)?
  /// Called when the window is about to close.
  var onClose: (() -> Void)?

  let window: ApplicationWindow
  private let actions: WindowCommandActions
  private let styleManager = StyleManager.shared
  private let settings: Settings
  /// The question that was asked last, while it is open.
  private weak var question: QuestionDialog?
  private let idlePointer: IdlePointer
  /// Whether the window is to cover the screen. The desktop does that later, and can do otherwise.
  private var wantsFullscreen = false
  /// All but the messages, which are over it.
  private let content = Overlay()

  init(application: Application, options: WindowOptions, state: WindowState) {
    WindowStyle.load()
    canvas = Canvas(cacheLimit: options.cacheLimit)
    let window = ApplicationWindow(of: application)
    self.window = window
    actions = WindowCommandActions(application: application, window: window)
    headerBar = HeaderBar(choices: options.layouts) { [weak window] in window?.isFullscreen = false }
    let box = Box(GTK_ORIENTATION_VERTICAL, [searchField.widget, canvas.widget])
    fullscreenHeader = FullscreenHeader(headerBar.widget, home: box)
    settings = Settings(of: window)
    idlePointer = IdlePointer { [canvas] in canvas.widget.setPointerHidden($0) }
    arrange(box)
    setStyle(options.style)
    setSize(options, state)
    connectWidgets()
    actions.add(windowCommands)
  }

  /// Puts the header bar of full screen over the content, and messages over both.
  private func arrange(_ box: Box) {
    content.setChild(box)
    content.add(fullscreenHeader.widget)
    statusLine.widget.setChild(content)
    window.setContent(statusLine.widget)
    let motion = EventController.motion()
    for signal in ["motion", "enter"] {
      motion.connect(signal) { [weak self] location in
        self?.fullscreenHeader.pointerDidMove(toY: location.double(1))
        self?.idlePointer.pointerDidMove(to: Point2D(x: location.double(0), y: location.double(1)))
      }
    }
    content.add(motion)
    fullscreenHeader.isPinned = { [weak self] in self?.headerBar.isMenuOpen ?? false }
  }

  private func setStyle(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: styleManager.setColorScheme(ADW_COLOR_SCHEME_FORCE_LIGHT)
    case .dark: styleManager.setColorScheme(ADW_COLOR_SCHEME_FORCE_DARK)
    default: break
    }
  }

  private func setSize(_ options: WindowOptions, _ state: WindowState) {
    if let size = options.contentSize {
      canvas.open(in: size)
      headerBar.windowWidth = Int(size.width)
      // As small as the content allows: the header bar would make a narrow window wider.
      window.defaultSize = (1, 1)
    } else {
      window.defaultSize = (state.width, state.height)
      if state.isMaximized { window.maximize() } else { headerBar.windowWidth = state.width }
    }
  }

  private func updateHeaderBarWidth() {
    let width = Int(canvas.size.width)
    if headerBar.windowWidth != width { headerBar.windowWidth = width }
  }

  private func connectWidgets() {
    let desktopDidChange: () -> Void = { [weak self] in
      guard let self else { return }
      onChangeDesktop?(desktopTraits)
    }
    for property in ["dark", "high-contrast"] {
      styleManager.connect("notify::\(property)", desktopDidChange)
    }
    settings.connect("notify::gtk-xft-dpi", desktopDidChange)
    settings.connect("notify::gtk-enable-animations") { [weak self] in
      self.map { $0.onChangeMotion?($0.isMotionReduced) }
    }
    canvas.onChangeWidth = { [weak self] in
      // GTK does not allow it while it places widgets.
      DispatchQueue.main.async { self?.updateHeaderBarWidth() }
    }
    window.connect("notify::fullscreened") { [weak self] in self?.fullscreenDidChange() }
    window.connect("notify::is-active") { [weak self] in
      guard let self else { return }
      if !isActive { onLoseKeyboard?() }
      onChangeActivation?()
    }
    window.connect("realize") { [weak self] in
      self?.window.surface?.connect("notify::state") { [weak self] in self?.onChangeActivation?() }
    }
    window.connect("close-request", returning: { [weak self] _ in self?.shouldClose?() == false })
    window.connect("unmap") { [weak self] in self?.onClose?() }
    headerBar.onReturnFocus = { [weak self] in
      self?.focusCanvas()
      self?.fullscreenHeader.update()
    }
    searchField.onToggle = { [weak self] isOpen in if !isOpen { self?.focusCanvas() } }
    statusLine.onHide = { [weak self] in self?.keepFocus() }
    statusLine.onShowDetails = { [weak self] in
      guard let self else { return }
      DetailsWindow.open(title: translated("Details"), lines: $0, over: window)
    }
  }

  /// Whether the window receives keys.
  var isActive: Bool { window.isActive }

  /// Whether the window is minimized, so that none of it is visible.
  var isMinimized: Bool { window.isMinimized }

  /// Sets the minimum size of the content, in points.
  func setMinimumSize(_ size: CGSize) { canvas.setMinimumSize(Size2D(size)) }

  /// What the user has set for the desktop.
  var desktopTraits: UIDesktopTraits {
    UIDesktopTraits(
      isDark: styleManager.isDark, textScale: settings.textScale, isHighContrast: styleManager.isHighContrast)
  }

  /// Whether the desktop asks for less motion.
  var isMotionReduced: Bool { !settings.isSet("gtk-enable-animations") }

  /// Whether the window covers the screen.
  var isFullscreen: Bool { window.isFullscreen }

  /// Shows the window.
  func present(isFullscreen: Bool) {
    if isFullscreen { setFullscreen(true) }
    window.present()
    focusCanvas()
  }

  func close() { window.close() }

  func chooseFolder(in folder: URL?, onChoose: @escaping (URL) -> Void) {
    FolderChooser.open(over: window, in: folder, onChoose: onChoose)
  }

  /// Gives the canvas the keyboard focus.
  func focusCanvas() { canvas.widget.grabFocus() }

  /// Gives the canvas the keyboard focus if it was in the message that has just been hidden.
  private func keepFocus() {
    let isInContent = window.focus.map(content.isAncestor) ?? false
    if !isInContent { focusCanvas() }
  }

  /// The state of the window to store.
  func state(layout: String?) -> WindowState {
    let (width, height) = window.defaultSize
    // In full screen, the content has a size that it will not have next time. The same is true below the search field.
    let isUsual = !isFullscreen && !searchField.isOpen && canvas.size.height >= 1
    let content = isUsual ? canvas.size : nil
    return WindowState(
      width: width, height: height, contentWidth: content.map { Int($0.width) },
      contentHeight: content.map { Int($0.height) }, isMaximized: window.isMaximized, layout: layout)
  }

  // MARK: - Chrome

  /// Shows all that surrounds the content.
  func show(_ chrome: WindowChrome) {
    show(title: chrome.title, subtitle: chrome.subtitle)
    headerBar.layoutMenu.makePicture = chrome.layoutPicture
    replace([], by: chrome.commands)
    showKeys(of: chrome.commands, chrome.menuKeys)
    showItems(of: chrome)
    connect(chrome.search)
    statusLine.inset = chrome.messageInset
    chrome.message.map(statusLine.show)
  }

  func show(title: String, subtitle: String) {
    window.setWindowTitle(title)
    headerBar.show(title: title, subtitle: subtitle)
  }

  func showItems(of chrome: WindowChrome) {
    headerBar.show(start: chrome.startItems, end: chrome.endItems)
    guard let button = headerBar.searchButton else { return }
    // The button of a field that is open already begins pressed.
    button.bind("active", to: "visible", of: searchField.widget)
    button.connect("clicked") { [weak self] in
      if let self, searchField.isOpen { searchField.open() }
    }
  }

  /// Connects the search field.
  func connect(_ search: SearchHandlers?) {
    searchField.onChange = search?.onSearch
    searchField.onOpen = search?.onOpen
    searchField.onMove = { isForward in isForward ? search?.onNext() : search?.onPrevious() }
    if search == nil {
      searchField.isOpen = false
      actions.remove(searchCommands)
    } else {
      actions.add(searchCommands)
    }
  }

  func replace(_ previous: [WindowCommand], by commands: [WindowCommand]) {
    actions.remove(previous)
    actions.add(commands)
  }

  /// Lets menus show the keys of commands, and of other actions.
  func showKeys(of commands: [WindowCommand], _ others: [UIAction.Identifier: String]) {
    canvas.menuKeys = others
    for command in commands + windowCommands + searchCommands {
      canvas.menuKeys[UIAction.Identifier(command.identifier)] = command.keys.first
    }
    headerBar.keys = canvas.menuKeys
  }

  func showShortcuts(_ sections: [ShortcutSection]) { ShortcutsWindow.open(sections, over: window) }

  func ask(_ question: WindowQuestion, onAnswer: @escaping ((choice: String, text: String)?) -> Void) {
    self.question = QuestionDialog.open(question, over: window, onAnswer: onAnswer)
  }

  /// Changes the texts of the question that was asked last, if it is still open.
  func update(_ question: WindowQuestion) { self.question?.show(question) }

  func showAbout(_ information: AboutInformation) { AboutWindow.open(information, over: window) }

  // MARK: - Keys

  private var windowCommands: [WindowCommand] {
    [
      WindowCommand(
        identifier: WindowHost.fullscreenIdentifier.rawValue, title: translated("Full Screen"), keys: ["F11"]
      ) { [weak self] in
        self?.toggleFullscreen()
      },
      WindowCommand(identifier: "main-menu", title: translated("Main Menu"), keys: ["F10"]) { [weak self] in
        self?.fullscreenHeader.reveal { self?.headerBar.openPrimaryMenu() }
      },
      WindowCommand(identifier: "next-layout", title: translated("Next Layout"), keys: ["<Control>Page_Down"])
      {
        [weak self] in self?.headerBar.layoutMenu.choose(by: 1)
      },
      WindowCommand(
        identifier: "previous-layout", title: translated("Previous Layout"), keys: ["<Control>Page_Up"]
      ) {
        [weak self] in self?.headerBar.layoutMenu.choose(by: -1)
      },
    ]
  }

  private var searchCommands: [WindowCommand] {
    [
      WindowCommand(
        identifier: WindowHost.findIdentifier.rawValue, title: translated("Find…"), keys: ["<Control>f"]
      ) { [weak self] in
        self?.searchField.open()
      },
      WindowCommand(identifier: "find-next", title: translated("Find Next"), keys: ["<Control>g"]) {
        [weak self] in
        self?.findNext(isForward: true)
      },
      WindowCommand(
        identifier: "find-previous", title: translated("Find Previous"), keys: ["<Control><Shift>g"]
      ) {
        [weak self] in self?.findNext(isForward: false)
      },
    ]
  }

  private func findNext(isForward: Bool) {
    if !searchField.isOpen { searchField.open() }
    searchField.move(isForward: isForward)
  }

  func toggleFullscreen() { setFullscreen(!wantsFullscreen) }

  func setFullscreen(_ isFullscreen: Bool) {
    wantsFullscreen = isFullscreen
    window.isFullscreen = isFullscreen
  }

  private func fullscreenDidChange() {
    wantsFullscreen = isFullscreen
    fullscreenHeader.use(isFullscreen)
    idlePointer.use(isFullscreen)
    headerBar.showsLeaveButton(isFullscreen)
    focusCanvas()
    onFullscreenChange?(isFullscreen)
  }
}
