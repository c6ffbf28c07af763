import CGTK4

/// An `AdwWindow`.
final class PlainWindow: Window {
  convenience init() { self.init(adding: adw_window_new()!) }

  func setContent(_ content: Widget) { adw_window_set_content(pointer(), content.pointer()) }
}
