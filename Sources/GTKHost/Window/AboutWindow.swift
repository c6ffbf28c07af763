import CGTK4

/// The window with facts about a program.
@MainActor
enum AboutWindow {
  /// Opens the window.
  static func open(_ information: AboutInformation, over parent: UnsafeMutablePointer<GtkWindow>) {
    let widget = adw_about_window_new()!
    let about = OpaquePointer(widget)
    adw_about_window_set_application_name(about, information.name)
    adw_about_window_set_version(about, information.version)
    adw_about_window_set_comments(about, escaped(information.summary))
    adw_about_window_set_developer_name(about, information.developers)
    adw_about_window_set_license(about, escaped(information.license))
    adw_about_window_set_website(about, information.website ?? "")
    let window = pointer(widget, to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_modal(window, 1)
    gtk_window_set_destroy_with_parent(window, 1)
    gtk_window_present(window)
  }

  /// The text without markup, which the window would interpret.
  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
