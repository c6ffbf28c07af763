import CGTK4
import UIKit

/// A button in the header bar that opens a menu.
@MainActor
final class MenuButton {
  let widget = gtk_menu_button_new()!
  /// Whether F10 opens the menu.
  var isPrimary: Bool { item.isPrimary }
  /// Called when the menu has closed.
  var onClose: (() -> Void)?

  private let item: HeaderBarMenu
  private let keys: () -> [UIAction.Identifier: String]
  private let popover = gtk_popover_menu_new_from_model(nil)!
  /// The menu that is shown. GTK needs its actions until one was performed.
  private var model: MenuModel?

  /// Creates the button.
  ///
  /// - Parameters:
  ///   - item: The button and its menu.
  ///   - keys: Returns the keys to show beside actions.
  init(_ item: HeaderBarMenu, keys: @escaping () -> [UIAction.Identifier: String]) {
    self.item = item
    self.keys = keys
    gtk_menu_button_set_icon_name(OpaquePointer(widget), item.iconName)
    gtk_menu_button_set_popover(OpaquePointer(widget), popover)
    setTitle(item.title, of: widget)
    prepareBeforeOpening(widget) { [weak self] in self?.showElements() }
    connect(popover, "closed") { [weak self] in self?.onClose?() }
  }

  /// Whether the menu is open.
  var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

  func open() { gtk_menu_button_popup(OpaquePointer(widget)) }

  private func showElements() {
    // The action runs after the menu has closed, so that what it opens receives the keyboard focus.
    let model = MenuModel(item.makeMenu(), keys: item.keys.merging(keys()) { own, _ in own }) { action in
      DispatchQueue.main.async { action.perform(sender: nil) }
    }
    self.model = model
    gtk_widget_insert_action_group(popover, MenuModel.prefix, OpaquePointer(model.actions))
    gtk_popover_menu_set_menu_model(OpaquePointer(popover), pointer(model.menu, to: GMenuModel.self))
  }
}
