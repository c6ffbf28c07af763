import CGTK4
import Geometry
import UIKit

/// A menu in a GTK popover, which provides the appearance, keyboard control and accessibility.
@MainActor
final class MenuPopover {
  let menu: PresentedMenu
  /// Called when the popover has closed.
  var onClose: (() -> Void)?

  private let canvas: Canvas
  private let popover = PopoverMenu()
  private var model: MenuModel?
  /// Whether the popover opens again after the chosen action.
  private var isReopened = false

  init(_ menu: PresentedMenu, over canvas: Canvas) {
    self.menu = menu
    self.canvas = canvas
    showElements()
    popover.connect("closed") { [weak self] in self?.didClose() }
  }

  /// Opens the popover next to the anchor of the menu.
  func open() {
    // The canvas does not allocate popovers, but the box that contains it does.
    guard let box = canvas.widget.parent else { return didClose() }
    popover.setParent(box)
    let origin = canvas.widget.convert(Point2D(x: menu.anchor.minX, y: menu.anchor.minY), to: box)
    let anchor = GdkRectangle(
      x: gint(origin.x.rounded()), y: gint(origin.y.rounded()),
      width: gint(max(1, menu.anchor.width.rounded())), height: gint(max(1, menu.anchor.height.rounded())))
    popover.point(to: anchor, hasArrow: !menu.anchor.isEmpty)
    popover.popUp()
  }

  func close() { popover.popDown() }

  /// Shows the current elements of the menu.
  func showElements() {
    let model = MenuModel(menu.menu, keys: canvas.menuKeys) { [weak self] in self?.choose($0) }
    popover.insert(model.actions, prefix: MenuModel.prefix)
    popover.setMenu(model.menu)
    self.model?.removeAll()
    self.model = model
  }

  private func choose(_ action: UIAction) {
    isReopened = action.attributes.contains(.keepsMenuPresented)
    menu.choose(action)
  }

  /// GTK closes a menu before it activates the action, and needs the menu and its actions until then.
  private func didClose() {
    DispatchQueue.main.async { [self] in
      if isReopened {
        isReopened = false
        showElements()
        popover.popUp()
      } else {
        popover.destroy()
        model?.removeAll()
        // The popover had the keyboard focus; nothing has it now.
        canvas.widget.grabFocus()
        onClose?()
        menu.didClose()
      }
    }
  }
}
