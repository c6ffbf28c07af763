import CGTK4

/// A `GtkCssProvider`.
@MainActor
enum StyleSheet {
  /// Adds a style sheet to all windows on the default display, and returns whether there is a display.
  static func add(_ sheet: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    let provider = GObjectReference(owning: gtk_css_provider_new()!)
    gtk_css_provider_load_from_data(provider.pointer(), sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return true
  }
}
