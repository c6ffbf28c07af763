import CGTK4
import UIKit

/// The GTK widgets of a window: frame, header bar, error bar, and the canvas in the centre.
@MainActor
final class WindowShell {
  let canvas = Canvas()
  let headerBar: HeaderBar
  let errorBar = ErrorBar()
  /// Called when the window changes between light and dark.
  var onChangeStyle: ((_ isDark: Bool) -> Void)?
  /// Called when the user turns the desktop's animations off or on.
  var onChangeMotion: ((_ isReduced: Bool) -> Void)?
  /// Called when another window receives the keyboard.
  var onLoseKeyboard: (() -> Void)?
  /// Called when the window is about to close.
  var onClose: (() -> Void)?

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var window: UnsafeMutablePointer<GtkWindow> { pointer(widget, to: GtkWindow.self) }
  private let styleManager: OpaquePointer
  private let settings: OpaquePointer

  init(application: UnsafeMutablePointer<GtkApplication>, options: WindowOptions, state: WindowState) {
    headerBar = HeaderBar(choices: options.layouts)
    widget = adw_application_window_new(application)
    styleManager = adw_style_manager_get_default()
    switch options.style {
    case .light: adw_style_manager_set_color_scheme(styleManager, ADW_COLOR_SCHEME_FORCE_LIGHT)
    case .dark: adw_style_manager_set_color_scheme(styleManager, ADW_COLOR_SCHEME_FORCE_DARK)
    default: break
    }
    settings = gtk_widget_get_settings(widget)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for child in [headerBar.widget, errorBar.widget, canvas.widget] {
      gtk_box_append(pointer(box, to: GtkBox.self), child)
    }
    adw_application_window_set_content(pointer(widget, to: AdwApplicationWindow.self), box)
    setTitle(options.title)
    if let size = options.contentSize {
      canvas.open(in: size)
    } else {
      gtk_window_set_default_size(window, gint(state.width), gint(state.height))
      if state.isMaximized { gtk_window_maximize(window) }
    }
    connect(styleManager, "notify::dark") { [weak self] in self.map { $0.onChangeStyle?($0.isDark) } }
    connect(settings, "notify::gtk-enable-animations") { [weak self] in
      self.map { $0.onChangeMotion?($0.isMotionReduced) }
    }
    connect(widget, "notify::fullscreened") { [weak self] in self?.fullscreenDidChange() }
    connect(widget, "notify::is-active") { [weak self] in
      guard let self, gtk_window_is_active(window) == 0 else { return }
      onLoseKeyboard?()
    }
    connect(widget, "unmap") { [weak self] in self?.onClose?() }
  }

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

  private var isFullscreen: Bool { gtk_window_is_fullscreen(window) != 0 }

  /// Shows the window.
  func present(isFullscreen: Bool) {
    if isFullscreen { gtk_window_fullscreen(window) }
    gtk_window_present(window)
    focusCanvas()
  }

  func close() { gtk_window_close(window) }

  func setTitle(_ title: String) { gtk_window_set_title(window, title) }

  func chooseFolder(onChoose: @escaping (String) -> Void) {
    FolderChooser.open(over: window, onChoose: onChoose)
  }

  /// Gives the canvas the keyboard focus.
  func focusCanvas() { gtk_widget_grab_focus(canvas.widget) }

  /// The state of the window to store.
  func state(layout: String?) -> WindowState {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    // In full screen, the content has a size that it will not have next time.
    let content = isFullscreen || canvas.size.height < 1 ? nil : canvas.size
    return WindowState(
      width: Int(width), height: Int(height), contentWidth: content.map { Int($0.width) },
      contentHeight: content.map { Int($0.height) }, isMaximized: gtk_window_is_maximized(window) != 0,
      layout: layout)
  }

  /// Handles the keys for the window itself: F11 enters or leaves full screen, Escape leaves it, and Ctrl with Page
  /// Down or Page Up chooses the next or previous layout.
  ///
  /// - Returns: Whether the key was handled.
  func handle(_ key: InputEvent.Key, modifiers: InputEvent.Modifiers) -> Bool {
    if modifiers == .control, key.code == .pageDown || key.code == .pageUp {
      if key.phase == .began { headerBar.choose(by: key.code == .pageDown ? 1 : -1) }
      return true
    }
    guard key.phase == .began, modifiers.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.code {
    case .function(11):
      if isFullscreen { gtk_window_unfullscreen(window) } else { gtk_window_fullscreen(window) }
      return true
    case .escape where isFullscreen:
      gtk_window_unfullscreen(window)
      return true
    default: return false
    }
  }

  private func fullscreenDidChange() { gtk_widget_set_visible(headerBar.widget, isFullscreen ? 0 : 1) }
}
