import CGTK4

/// A `GtkTextView` that shows a text, which can be selected and copied.
final class TextView: Widget {
  convenience init(_ text: String, margin: Int, paragraphSpacing: Int) {
    self.init(adding: gtk_text_view_new()!)
    gtk_text_view_set_editable(pointer(), 0)
    gtk_text_view_set_cursor_visible(pointer(), 0)
    gtk_text_view_set_wrap_mode(pointer(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_pixels_below_lines(pointer(), gint(paragraphSpacing))
    for setMargin in [
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
      gtk_text_view_set_bottom_margin,
    ] { setMargin(pointer(), gint(margin)) }
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(pointer()), text, gint(text.utf8.count))
  }
}
