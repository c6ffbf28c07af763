import CGTK4

/// The window that lists a program's keyboard shortcuts.
@MainActor
enum ShortcutsWindow {
  /// Opens the window.
  static func open(_ groups: [ShortcutGroup], over parent: UnsafeMutablePointer<GtkWindow>) {
    let description = description(of: groups)
    guard let builder = gtk_builder_new_from_string(description, description.utf8.count) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "window") else { return }
    let window = pointer(object, to: GtkWindow.self)
    gtk_window_set_title(window, "Keyboard Shortcuts")
    presentModally(window, over: parent)
  }

  /// The window in GtkBuilder's format. GTK 4.8 has no functions that add groups.
  static func description(of groups: [ShortcutGroup]) -> String {
    let content = groups.map { group in
      let shortcuts = group.shortcuts.map { shortcut in
        object("GtkShortcutsShortcut", ["accelerator": shortcut.keys, "title": shortcut.title])
      }
      return object("GtkShortcutsGroup", ["title": group.title], shortcuts.joined())
    }
    let section = object(
      "GtkShortcutsSection", ["section-name": "shortcuts", "max-height": "14"], content.joined())
    let window = object("GtkShortcutsWindow", [:], section, identifier: "window", isChild: false)
    return "<interface>\(window)</interface>"
  }

  private static func object(
    _ type: String, _ properties: KeyValuePairs<String, String>, _ children: String = "",
    identifier: String? = nil, isChild: Bool = true
  ) -> String {
    let id = identifier.map { " id=\"\($0)\"" } ?? ""
    let values = properties.map { "<property name=\"\($0)\">\($1.escapedForMarkup)</property>" }.joined()
    let object = "<object class=\"\(type)\"\(id)>\(values)\(children)</object>"
    return isChild ? "<child>\(object)</child>" : object
  }
}
