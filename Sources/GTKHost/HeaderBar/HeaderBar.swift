import CGTK4
import Translations
import UIKit

/// The header bar of a window: title and subtitle in the centre, and controls at both ends.
@MainActor
final class HeaderBar {
  let widget: UnsafeMutablePointer<GtkWidget> = adw_header_bar_new()
  let layoutMenu: LayoutMenu
  /// Opens the search field; nil if the header bar has no such button.
  private(set) var searchButton: UnsafeMutablePointer<GtkWidget>?
  /// Called when a menu of the header bar has closed, or the search button was pressed.
  var onReturnFocus: (() -> Void)?
  /// The keys to show in menus.
  var keys: [UIAction.Identifier: String] = [:]

  private let title = adw_window_title_new("", "")!
  private let leaveButton = gtk_button_new_from_icon_name("view-restore-symbolic")!
  private var items: [UnsafeMutablePointer<GtkWidget>] = []
  private var menus: [MenuButton] = []
  private var bar: OpaquePointer { OpaquePointer(widget) }

  /// Creates a header bar.
  ///
  /// - Parameters:
  ///   - choices: The layouts for the layout menu.
  ///   - onLeaveFullscreen: Called when the user presses the button that leaves full screen.
  init(choices: [LayoutChoice], onLeaveFullscreen: @escaping () -> Void) {
    layoutMenu = LayoutMenu(choices)
    g_object_ref_sink(widget)
    adw_header_bar_set_title_widget(bar, title)
    setTitle(translated("Leave Full Screen"), of: leaveButton)
    gtk_widget_set_visible(leaveButton, 0)
    connect(leaveButton, "clicked", onLeaveFullscreen)
    adw_header_bar_pack_end(bar, leaveButton)
    layoutMenu.onClose = { [weak self] in self?.onReturnFocus?() }
  }

  isolated deinit { g_object_unref(widget) }

  /// Shows a title and a subtitle. An empty subtitle takes no room.
  func show(title: String, subtitle: String) {
    adw_window_title_set_title(OpaquePointer(self.title), title)
    adw_window_title_set_subtitle(OpaquePointer(self.title), subtitle)
  }

  /// Shows the controls at both ends, in reading order, instead of the previous ones.
  func show(start: [HeaderBarItem], end: [HeaderBarItem]) {
    for item in items { adw_header_bar_remove(bar, item) }
    (items, menus, searchButton) = ([], [], nil)
    for item in start.compactMap(makeWidget) {
      adw_header_bar_pack_start(bar, item)
      items.append(item)
    }
    // The header bar packs its end from the outside.
    for item in end.reversed().compactMap(makeWidget) {
      adw_header_bar_pack_end(bar, item)
      items.append(item)
    }
  }

  /// Shows the button that leaves full screen.
  func showsLeaveButton(_ isShown: Bool) { gtk_widget_set_visible(leaveButton, isShown ? 1 : 0) }

  /// Opens the main menu, as F10 does.
  func openPrimaryMenu() { menus.first { $0.isPrimary }?.open() }

  /// Whether one of the menus is open.
  var isMenuOpen: Bool { layoutMenu.isOpen || menus.contains(where: \.isOpen) }

  private func makeWidget(of item: HeaderBarItem) -> UnsafeMutablePointer<GtkWidget>? {
    switch item {
    case .button(let button): return makeButton(button)
    case .menu(let menu):
      let button = MenuButton(menu, keys: { [weak self] in self?.keys ?? [:] })
      button.onClose = { [weak self] in self?.onReturnFocus?() }
      menus.append(button)
      return button.widget
    case .slider(let slider): return SliderControl.make(for: slider)
    case .layouts: return layoutMenu.entries.isEmpty ? nil : layoutMenu.button
    case .search:
      let button = gtk_toggle_button_new()!
      gtk_button_set_icon_name(pointer(button, to: GtkButton.self), "system-search-symbolic")
      setTitle(translated("Find"), of: button)
      searchButton = button
      return button
    }
  }

  private func makeButton(_ item: HeaderBarButton) -> UnsafeMutablePointer<GtkWidget> {
    let button: UnsafeMutablePointer<GtkWidget> =
      item.iconName.map { gtk_button_new_from_icon_name($0) } ?? gtk_button_new_with_label(item.title)
    setTitle(item.title, of: button)
    connect(button, "clicked") { item.action() }
    return button
  }
}
