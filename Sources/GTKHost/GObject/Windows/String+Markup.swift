import CGTK4

extension String {
  /// The text with the characters escaped that have a meaning in Pango's markup and in XML.
  var escapedForMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
