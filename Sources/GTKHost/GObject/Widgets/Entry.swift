import CGTK4

/// A `GtkEditable`: an entry or a search entry.
class Entry: Widget {
  convenience init() { self.init(adding: gtk_entry_new()!) }

  var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Selects characters from the first one on; −1 for all.
  func select(_ count: Int) { gtk_editable_select_region(opaque, 0, gint(count)) }

  /// Sets the width for which the entry asks, in characters.
  func setWidth(inCharacters count: Int) { gtk_editable_set_width_chars(opaque, gint(count)) }

  /// Lets Return press the default button of the window.
  func activateDefault() { gtk_entry_set_activates_default(pointer(), 1) }
}
