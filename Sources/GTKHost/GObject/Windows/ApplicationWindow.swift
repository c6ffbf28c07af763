import CGTK4

/// An `AdwApplicationWindow`, with actions that keys perform wherever the focus is.
final class ApplicationWindow: Window {
  convenience init(of application: Application) {
    self.init(adding: adw_application_window_new(application.pointer())!)
  }

  func setContent(_ content: Widget) { adw_application_window_set_content(pointer(), content.pointer()) }

  /// Adds an action. One with the same name is replaced.
  func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }
}
