import CGTK4

/// A `GtkLabel`, whose text contains no markup.
final class Label: Widget {
  convenience init(_ text: String = "") { self.init(adding: gtk_label_new(text)!) }

  func setText(_ text: String) { gtk_label_set_text(opaque, text) }

  /// Breaks lines, between words and inside words that are too long, and begins each at the leading edge.
  func wrapLines() {
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(opaque, 0)
  }

  /// Limits the number of lines. What does not fit ends with an ellipsis. Without need, no line is broken.
  func limitLines(to count: Int) {
    gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    gtk_label_set_lines(opaque, gint(count))
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
  }
}
