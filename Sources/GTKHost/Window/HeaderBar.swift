import CGTK4

/// The header bar of a window, with the layout switcher in its centre.
@MainActor
final class HeaderBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user chose a layout.
  var onChoose: ((LayoutChoice) -> Void)?
  private let switcher: UnsafeMutablePointer<GtkWidget>
  private let choices: [LayoutChoice]
  private var isSelectingByProgram = false

  /// Creates a header bar with a list of layouts. Without layouts it shows the window's title.
  init(choices: [LayoutChoice]) {
    self.choices = choices
    widget = adw_header_bar_new()
    var titles: [UnsafeMutablePointer<CChar>?] = choices.map { $0.title.withCString(g_strdup) } + [nil]
    defer { for title in titles { g_free(title) } }
    switcher = titles.withUnsafeMutableBufferPointer { titles in
      titles.baseAddress!.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: titles.count) {
        gtk_drop_down_new_from_strings($0)
      }
    }
    guard !choices.isEmpty else { return }
    gtk_widget_set_tooltip_text(switcher, "Layout")
    adw_header_bar_set_title_widget(OpaquePointer(widget), switcher)
    connect(switcher, "notify::selected") { [weak self] in self?.selectionDidChange() }
  }

  /// Selects a layout without calling `onChoose`.
  func select(_ identifier: String) {
    guard let index = choices.firstIndex(where: { $0.identifier == identifier }) else { return }
    isSelectingByProgram = true
    gtk_drop_down_set_selected(OpaquePointer(switcher), guint(index))
    isSelectingByProgram = false
  }

  /// Chooses the layout a number of positions further in the list, and wraps around at the ends. Calls `onChoose`.
  func choose(by distance: Int) {
    guard !choices.isEmpty else { return }
    let index = Int(gtk_drop_down_get_selected(OpaquePointer(switcher))) + distance
    gtk_drop_down_set_selected(OpaquePointer(switcher), guint((index + choices.count) % choices.count))
  }

  private func selectionDidChange() {
    let index = Int(gtk_drop_down_get_selected(OpaquePointer(switcher)))
    guard !isSelectingByProgram, choices.indices.contains(index) else { return }
    onChoose?(choices[index])
  }
}
