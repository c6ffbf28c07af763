import CGTK4

/// An `AdwWindowTitle`: a title and a subtitle.
final class WindowTitle: Widget {
  convenience init() { self.init(adding: adw_window_title_new("", "")!) }

  /// Shows texts. An empty subtitle takes no room.
  func show(_ title: String, subtitle: String) {
    adw_window_title_set_title(opaque, title)
    adw_window_title_set_subtitle(opaque, subtitle)
  }
}
