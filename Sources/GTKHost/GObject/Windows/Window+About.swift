import CGTK4

extension Window {
  /// An `AdwAboutWindow`.
  static func about(_ information: AboutInformation) -> Window {
    let window = Window(adding: adw_about_window_new()!)
    adw_about_window_set_application_name(window.opaque, information.name)
    adw_about_window_set_version(window.opaque, information.version)
    adw_about_window_set_comments(window.opaque, information.summary.escapedForMarkup)
    adw_about_window_set_developer_name(window.opaque, information.developers)
    adw_about_window_set_license(window.opaque, information.license.escapedForMarkup)
    adw_about_window_set_website(window.opaque, information.website ?? "")
    return window
  }

  /// The window with the identifier `window` of a description in GtkBuilder's format; nil if there is none.
  static func built(from description: String) -> Window? {
    guard let builder = gtk_builder_new_from_string(description, description.utf8.count) else { return nil }
    defer { g_object_unref(builder.raw) }
    return gtk_builder_get_object(builder, "window").map { Window(adding: $0) }
  }
}
