import CGTK4

/// An `AdwToastOverlay`, which shows messages over a widget.
final class ToastOverlay: Widget {
  convenience init() { self.init(adding: adw_toast_overlay_new()!) }

  func setChild(_ child: Widget) { adw_toast_overlay_set_child(opaque, child.pointer()) }

  func add(_ toast: Toast) {
    // The overlay takes over a reference.
    adw_toast_overlay_add_toast(opaque, OpaquePointer(g_object_ref(toast.raw)!))
  }
}
