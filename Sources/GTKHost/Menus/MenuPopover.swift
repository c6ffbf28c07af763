import CGTK4
import UIKit

/// A menu in a GTK popover, which provides the appearance, keyboard control and accessibility.
@MainActor
final class MenuPopover {
  let menu: PresentedMenu
  /// Called when the popover has closed.
  var onClose: (() -> Void)?

  private let canvas: Canvas
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var popover: UnsafeMutablePointer<GtkPopover> { pointer(widget, to: GtkPopover.self) }
  /// Whether the popover opens again after the chosen action.
  private var isReopened = false

  init(_ menu: PresentedMenu, over canvas: Canvas) {
    self.menu = menu
    self.canvas = canvas
    widget = gtk_popover_menu_new_from_model(nil)
    g_object_ref_sink(widget)
    showElements()
    connect(widget, "closed") { [weak self] in self?.didClose() }
  }

  isolated deinit { g_object_unref(widget) }

  /// Opens the popover next to the anchor of the menu.
  func open() {
    // The canvas does not allocate popovers, but the box that contains it does.
    guard let box = gtk_widget_get_parent(canvas.widget) else { return didClose() }
    gtk_widget_set_parent(widget, box)
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      canvas.widget, box, menu.anchor.minX, menu.anchor.minY, &x, &y)
    var anchor = GdkRectangle(
      x: gint(x.rounded()), y: gint(y.rounded()), width: gint(max(1, menu.anchor.width.rounded())),
      height: gint(max(1, menu.anchor.height.rounded())))
    gtk_popover_set_pointing_to(popover, &anchor)
    let isAtPoint = menu.anchor.isEmpty
    gtk_popover_set_has_arrow(popover, isAtPoint ? 0 : 1)
    gtk_widget_set_halign(widget, isAtPoint ? GTK_ALIGN_START : GTK_ALIGN_FILL)
    gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    gtk_popover_popup(popover)
  }

  func close() { gtk_popover_popdown(popover) }

  /// Shows the current elements of the menu.
  func showElements() {
    let model = MenuModel(menu.menu) { [weak self] in self?.choose($0) }
    gtk_widget_insert_action_group(widget, MenuModel.prefix, OpaquePointer(model.actions))
    gtk_popover_menu_set_menu_model(OpaquePointer(widget), pointer(model.menu, to: GMenuModel.self))
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
        gtk_popover_popup(popover)
      } else {
        gtk_widget_unparent(widget)
        // The popover had the keyboard focus; nothing has it now.
        gtk_widget_grab_focus(canvas.widget)
        onClose?()
        menu.didClose()
      }
    }
  }
}
