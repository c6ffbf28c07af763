import CGTK4

/// An `AdwToast`, a message that disappears after a while.
final class Toast: GObjectReference {
  convenience init(showing widget: Widget, seconds: Int, buttonTitle: String?) {
    self.init(owning: adw_toast_new("")!)
    adw_toast_set_custom_title(opaque, widget.pointer())
    adw_toast_set_timeout(opaque, guint(seconds))
    adw_toast_set_priority(opaque, ADW_TOAST_PRIORITY_HIGH)
    if let buttonTitle { adw_toast_set_button_label(opaque, buttonTitle) }
  }

  func dismiss() { adw_toast_dismiss(opaque) }
}
