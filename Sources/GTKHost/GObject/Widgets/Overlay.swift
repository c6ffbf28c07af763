import CGTK4

/// A `GtkOverlay`, with widgets over another one.
final class Overlay: Widget {
  convenience init() { self.init(adding: gtk_overlay_new()!) }

  func setChild(_ child: Widget) { gtk_overlay_set_child(opaque, child.pointer()) }

  func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }
}
