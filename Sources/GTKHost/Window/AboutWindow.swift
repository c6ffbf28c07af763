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
    adw_about_window_set_comments(about, information.summary.escapedForMarkup)
    adw_about_window_set_developer_name(about, information.developers)
    adw_about_window_set_license(about, information.license.escapedForMarkup)
    adw_about_window_set_website(about, information.website ?? "")
    presentModally(pointer(widget, to: GtkWindow.self), over: parent)
  }
}
