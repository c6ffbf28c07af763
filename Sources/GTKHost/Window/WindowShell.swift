import CGTK4
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
  /// Called when the window changes between light and dark.
  var onChangeStyle: ((_ isDark: Bool) -> Void)?
  /// Called when the user turns the desktop's animations off or on.
  var onChangeMotion: ((_ isReduced: Bool) -> Void)?
  /// Called when another window receives the keyboard.
  var onLoseKeyboard: (() -> Void)?
  /// Called when the window received or lost the keyboard, or was minimized or restored.
  var onChangeActivation: (() -> Void)?
  /// Called when the window is about to close.
  var onClose: (() -> Void)?

  private let widget: UnsafeMutablePointer<GtkWidget>
  var window: UnsafeMutablePointer<GtkWindow> { pointer(widget, to: GtkWindow.self) }
  private let actions: WindowCommandActions
  private let styleManager: OpaquePointer
  private let settings: OpaquePointer
  /// All but the messages, which are over it.
  private let content = gtk_overlay_new()!

  init(application: UnsafeMutablePointer<GtkApplication>, options: WindowOptions, state: WindowState) {
    WindowStyle.load()
    canvas = Canvas(cacheLimit: options.cacheLimit)
    let widget: UnsafeMutablePointer<GtkWidget> = adw_application_window_new(application)
    self.widget = widget
    actions = WindowCommandActions(application: application, actionMap: OpaquePointer(widget))
    headerBar = HeaderBar(choices: options.layouts) {
      gtk_window_unfullscreen(pointer(widget, to: GtkWindow.self))
    }
    let box = pointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!, to: GtkBox.self)
    fullscreenHeader = FullscreenHeader(headerBar.widget, home: box)
    styleManager = adw_style_manager_get_default()
    settings = gtk_widget_get_settings(widget)
    for child in [searchField.widget, canvas.widget] { gtk_box_append(box, child) }
    arrange(box)
    setStyle(options.style)
    setSize(options, state)
    connectWidgets()
    actions.add(windowCommands)
  }

  /// Puts the header bar of full screen over the content, and messages over both.
  private func arrange(_ box: UnsafeMutablePointer<GtkBox>) {
    gtk_overlay_set_child(OpaquePointer(content), pointer(box, to: GtkWidget.self))
    gtk_overlay_add_overlay(OpaquePointer(content), fullscreenHeader.widget)
    adw_toast_overlay_set_child(OpaquePointer(statusLine.widget), content)
    adw_application_window_set_content(pointer(widget, to: AdwApplicationWindow.self), statusLine.widget)
    let motion: OpaquePointer = gtk_event_controller_motion_new()
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    for signal in ["motion", "enter"] {
      GTKHost.connect(motion, signal) { [weak self] location in
        self?.fullscreenHeader.pointerDidMove(toY: location.double(1))
      }
    }
    gtk_widget_add_controller(content, motion)
    fullscreenHeader.isPinned = { [weak self] in self?.headerBar.isMenuOpen ?? false }
  }

  private func setStyle(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: adw_style_manager_set_color_scheme(styleManager, ADW_COLOR_SCHEME_FORCE_LIGHT)
    case .dark: adw_style_manager_set_color_scheme(styleManager, ADW_COLOR_SCHEME_FORCE_DARK)
    default: break
    }
  }

  private func setSize(_ options: WindowOptions, _ state: WindowState) {
    if let size = options.contentSize {
      canvas.open(in: size)
      // As small as the content allows: the header bar would make a narrow window wider.
      gtk_window_set_default_size(window, 1, 1)
    } else {
      gtk_window_set_default_size(window, gint(state.width), gint(state.height))
      if state.isMaximized { gtk_window_maximize(window) }
    }
  }

  private func connectWidgets() {
    GTKHost.connect(styleManager, "notify::dark") { [weak self] in self.map { $0.onChangeStyle?($0.isDark) } }
    GTKHost.connect(settings, "notify::gtk-enable-animations") { [weak self] in
      self.map { $0.onChangeMotion?($0.isMotionReduced) }
    }
    GTKHost.connect(widget, "notify::fullscreened") { [weak self] in self?.fullscreenDidChange() }
    GTKHost.connect(widget, "notify::is-active") { [weak self] in
      guard let self else { return }
      if !isActive { onLoseKeyboard?() }
      onChangeActivation?()
    }
    GTKHost.connect(widget, "realize") { [weak self] in
      guard let self, let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
      GTKHost.connect(surface, "notify::state") { [weak self] in self?.onChangeActivation?() }
    }
    GTKHost.connect(widget, "unmap") { [weak self] in self?.onClose?() }
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
  var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Whether the window is minimized, so that none of it is visible.
  var isMinimized: Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  /// Sets the minimum size of the content, in points.
  func setMinimumSize(_ size: CGSize) { canvas.setMinimumSize(Size2D(size)) }

  /// Whether the window is dark.
  var isDark: Bool { adw_style_manager_get_dark(styleManager) != 0 }

  /// Whether the desktop asks for less motion.
  var isMotionReduced: Bool {
    // An uninitialized value takes the type of the property.
    var value = GValue()
    g_object_get_property(pointer(settings, to: GObject.self), "gtk-enable-animations", &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) == 0
  }

  /// Whether the window covers the screen.
  var isFullscreen: Bool { gtk_window_is_fullscreen(window) != 0 }

  /// Shows the window.
  func present(isFullscreen: Bool) {
    if isFullscreen { gtk_window_fullscreen(window) }
    gtk_window_present(window)
    focusCanvas()
  }

  func close() { gtk_window_close(window) }

  func chooseFolder(onChoose: @escaping (String) -> Void) {
    FolderChooser.open(over: window, onChoose: onChoose)
  }

  /// Gives the canvas the keyboard focus.
  func focusCanvas() { gtk_widget_grab_focus(canvas.widget) }

  /// Gives the canvas the keyboard focus if it was in the message that has just been hidden.
  private func keepFocus() {
    let focus = gtk_window_get_focus(window)
    if focus == nil || gtk_widget_is_ancestor(focus, content) == 0 { focusCanvas() }
  }

  /// The state of the window to store.
  func state(layout: String?) -> WindowState {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    // In full screen, the content has a size that it will not have next time. The same is true below the search field.
    let isUsual = !isFullscreen && !searchField.isOpen && canvas.size.height >= 1
    let content = isUsual ? canvas.size : nil
    return WindowState(
      width: Int(width), height: Int(height), contentWidth: content.map { Int($0.width) },
      contentHeight: content.map { Int($0.height) }, isMaximized: gtk_window_is_maximized(window) != 0,
      layout: layout)
  }

  // MARK: - Furniture

  /// Shows all that surrounds the content.
  func show(_ furniture: WindowFurniture) {
    show(title: furniture.title, subtitle: furniture.subtitle)
    headerBar.layoutMenu.makePicture = furniture.layoutPicture
    replace([], by: furniture.commands)
    showItems(of: furniture)
    connect(furniture.search)
    statusLine.inset = furniture.messageInset
    furniture.message.map(statusLine.show)
  }

  func show(title: String, subtitle: String) {
    gtk_window_set_title(window, title)
    headerBar.show(title: title, subtitle: subtitle)
  }

  func showItems(of furniture: WindowFurniture) {
    headerBar.show(start: furniture.startItems, end: furniture.endItems)
    guard let button = headerBar.searchButton else { return }
    g_object_bind_property(
      button, "active", searchField.widget, "visible",
      GBindingFlags(rawValue: G_BINDING_BIDIRECTIONAL.rawValue | G_BINDING_SYNC_CREATE.rawValue))
    GTKHost.connect(button, "clicked") { [weak self] in
      if let self, searchField.isOpen { searchField.open() }
    }
  }

  /// Connects the search field.
  func connect(_ search: SearchHandlers?) {
    searchField.onChange = search?.onSearch
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
    headerBar.keys = [:]
    for command in commands + windowCommands + searchCommands {
      headerBar.keys[UIAction.Identifier(command.identifier)] = command.keys.first
    }
  }

  func showShortcuts(_ sections: [ShortcutSection]) { ShortcutsWindow.open(sections, over: window) }

  func ask(_ question: WindowQuestion, onAnswer: @escaping ((choice: String, text: String)?) -> Void) {
    QuestionDialog.open(question, over: window, onAnswer: onAnswer)
  }

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

  func toggleFullscreen() {
    if isFullscreen { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
  }

  private func fullscreenDidChange() {
    fullscreenHeader.use(isFullscreen)
    headerBar.showsLeaveButton(isFullscreen)
    focusCanvas()
  }
}
