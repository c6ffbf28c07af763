import CGTK4

/// A `GtkScrolledWindow`, an area that scrolls.
final class ScrolledWindow: Widget {
  convenience init(_ child: Widget) {
    self.init(adding: gtk_scrolled_window_new()!)
    gtk_scrolled_window_set_child(opaque, child.pointer())
  }

  /// Makes the area as large as its content, which scrolls only vertically.
  func fitContent() {
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
  }

  func setMaximumContentHeight(_ height: Int) {
    gtk_scrolled_window_set_max_content_height(opaque, gint(height))
  }
}
