import CGTK4

/// A `GtkSearchEntry`, which reports each change immediately.
final class SearchEntry: Entry {
  convenience init() {
    self.init(adding: gtk_search_entry_new()!)
    gtk_search_entry_set_search_delay(opaque, 0)
  }
}
