import CGTK4

/// A bar below the header bar that shows an error until the user closes it.
@MainActor
final class ErrorBar {
  let widget = gtk_info_bar_new()!
  private let label = gtk_label_new(nil)!

  init() {
    let bar = OpaquePointer(widget)
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_ERROR)
    gtk_info_bar_set_show_close_button(bar, 1)
    gtk_info_bar_set_revealed(bar, 0)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_info_bar_add_child(bar, label)
    connect(widget, "response") { [weak self] in self?.hide() }
  }

  /// Shows a message instead of the previous one.
  func show(_ message: String) {
    gtk_label_set_text(OpaquePointer(label), message)
    gtk_info_bar_set_revealed(OpaquePointer(widget), 1)
  }

  func hide() { gtk_info_bar_set_revealed(OpaquePointer(widget), 0) }
}
