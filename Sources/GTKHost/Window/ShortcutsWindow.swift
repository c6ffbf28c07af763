import Translations

/// The window that lists a program's keyboard shortcuts.
@MainActor
enum ShortcutsWindow {
  /// The maximum number of shortcuts and titles in a column.
  private static let rowLimit = 16

  /// Opens the window.
  static func open(_ sections: [ShortcutSection], over parent: Window) {
    guard let window = Window.built(from: description(of: sections)) else { return }
    window.setWindowTitle(translated("Keyboard Shortcuts"))
    window.presentModally(over: parent)
  }

  /// The window in GtkBuilder's format. GTK 4.8 has no functions that add groups.
  static func description(of sections: [ShortcutSection]) -> String {
    let content = sections.enumerated().map { index, section in
      let groups = section.groups.map { group in
        let shortcuts = group.shortcuts.map { shortcut in
          object("GtkShortcutsShortcut", ["accelerator": shortcut.keys, "title": shortcut.title])
        }
        return object("GtkShortcutsGroup", ["title": group.title], shortcuts.joined())
      }
      // A section with more than two columns is divided into numbered pages.
      return object(
        "GtkShortcutsSection",
        ["section-name": "section\(index)", "title": section.title, "max-height": "\(rowLimit)"],
        groups.joined())
    }
    let window = object("GtkShortcutsWindow", [:], content.joined(), identifier: "window", isChild: false)
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
