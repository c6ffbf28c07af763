import CGTK4

/// A `GtkOverlay`, with widgets over another one.
final class Overlay: Widget {
  convenience init() { self.init(adding: gtk_overlay_new()!) }

  func setChild(_ child: Widget) { gtk_overlay_set_child(opaque, child.pointer()) }

  func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }

  /// Adds a widget at the middle of the lower edge, as wide as it wants to be, if the overlay is. Without this, a text of
  /// several lines would be as high as in its minimum width.
  func addAtLowerEdge(_ widget: Widget) {
    add(widget)
    connect("get-child-position") { [weak self, weak widget] arguments in
      guard let self, let widget, let child: Widget = arguments.object(0), child == widget else {
        return false
      }
      let width = min(widget.measure(GTK_ORIENTATION_HORIZONTAL).natural, self.width)
      let height = widget.measure(GTK_ORIENTATION_VERTICAL, for: width).natural
      arguments.setRectangle(
        1,
        GdkRectangle(
          x: gint((self.width - width) / 2), y: gint(self.height - height), width: gint(width),
          height: gint(height)))
      return true
    }
  }
}
