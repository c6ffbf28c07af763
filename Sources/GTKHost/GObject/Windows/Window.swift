import CGTK4

/// A `GtkWindow`. GTK keeps it until it is closed.
class Window: Widget {
  func setWindowTitle(_ title: String) { gtk_window_set_title(pointer(), title) }

  /// Shows the window, or brings it to the front.
  func present() { gtk_window_present(pointer()) }

  /// Shows the window over another one, which it blocks. It closes with that window.
  func presentModally(over parent: Window) {
    gtk_window_set_transient_for(pointer(), parent.pointer())
    gtk_window_set_modal(pointer(), 1)
    gtk_window_set_destroy_with_parent(pointer(), 1)
    present()
  }

  /// Asks the window to close.
  func close() { gtk_window_close(pointer()) }

  /// Closes the window without asking it.
  func destroy() { gtk_window_destroy(pointer()) }

  /// Closes the window when the user presses keys in GTK's notation, such as `<Control>w`.
  func close(onKeys keys: String) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return }
    addShortcut(trigger, gtk_named_action_new("window.close"))
  }

  // MARK: - Size

  /// The size with which the window opens, and that it has when it is neither maximized nor covers the screen.
  var defaultSize: (width: Int, height: Int) {
    get {
      var (width, height): (gint, gint) = (0, 0)
      gtk_window_get_default_size(pointer(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(pointer(), gint(newValue.width), gint(newValue.height)) }
  }

  var isMaximized: Bool { gtk_window_is_maximized(pointer()) != 0 }

  func maximize() { gtk_window_maximize(pointer()) }

  /// Whether the window covers the screen.
  var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(pointer()) != 0 }
    set { if newValue { gtk_window_fullscreen(pointer()) } else { gtk_window_unfullscreen(pointer()) } }
  }

  /// Whether the window is minimized, so that none of it is visible.
  var isMinimized: Bool { surface?.isMinimized ?? false }

  // MARK: - Keyboard

  /// Whether the window receives keys.
  var isActive: Bool { gtk_window_is_active(pointer()) != 0 }

  /// The widget that has the keyboard focus.
  var focus: Widget? { gtk_window_get_focus(pointer()).map { Widget(adding: $0) } }
}
