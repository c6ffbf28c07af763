import CGTK4
import Foundation

/// A window over another one that lists the details of a message. The text can be selected and copied.
@MainActor
enum DetailsWindow {
  /// Opens the window.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - lines: The entries. Long entries and those with line breaks are wrapped.
  ///   - parent: The window over which it opens.
  static func open(title: String, lines: [String], over parent: UnsafeMutablePointer<GtkWindow>) {
    let widget = adw_window_new()!
    let window = pointer(widget, to: GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, 480, 360)

    let text = gtk_text_view_new()!
    let view = pointer(text, to: GtkTextView.self)
    gtk_text_view_set_editable(view, 0)
    gtk_text_view_set_cursor_visible(view, 0)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_pixels_below_lines(view, 6)
    for setMargin in [
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
      gtk_text_view_set_bottom_margin,
    ] { setMargin(view, 12) }
    setAccessibleLabel(title, of: text)
    let content = lines.map(\.trimmed).joined(separator: "\n")
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), content, gint(content.utf8.count))

    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(OpaquePointer(scroller), text)
    gtk_widget_set_vexpand(scroller, 1)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_box_append(pointer(box, to: GtkBox.self), adw_header_bar_new())
    gtk_box_append(pointer(box, to: GtkBox.self), scroller)
    adw_window_set_content(pointer(widget, to: AdwWindow.self), box)
    addShortcut("Escape|<Control>w", to: widget) { gtk_window_close(window) }
    presentModally(window, over: parent)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
