import Dispatch
import UIKit

/// A button in the header bar that opens a menu.
@MainActor
final class MenuButton {
  let widget: MenuButtonWidget
  /// Whether F10 opens the menu.
  var isPrimary: Bool { item.isPrimary }
  /// Called when the menu has closed.
  var onClose: (() -> Void)?

  private let item: HeaderBarMenu
  private let keys: () -> [UIAction.Identifier: String]
  private let popover = PopoverMenu()
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
    widget = MenuButtonWidget(iconName: item.iconName)
    widget.setPopover(popover)
    widget.setTitle(item.title)
    widget.prepareBeforeOpening { [weak self] in self?.showElements() }
    popover.connect("closed") { [weak self] in self?.onClose?() }
  }

  /// Whether the menu is open.
  var isOpen: Bool { popover.isVisible }

  func open() { widget.popUp() }

  private func showElements() {
    // The action runs after the menu has closed, so that what it opens receives the keyboard focus.
    let model = MenuModel(item.makeMenu(), keys: keys()) { action in
      DispatchQueue.main.async { action.perform(sender: nil) }
    }
    popover.insert(model.actions, prefix: MenuModel.prefix)
    popover.setMenu(model.menu)
    self.model?.removeAll()
    self.model = model
  }
}
