import CGTK4
import UIKit

/// A menu of views in a popover of GTK's, which brings its looks, its keys and what screen readers say of it.
@MainActor
final class MenuPopover {
  let menu: PresentedMenu
  /// Called when the popover has closed.
  var onClose: (() -> Void)?

  private let canvas: Canvas
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var popover: UnsafeMutablePointer<GtkPopover> { pointer(widget, to: GtkPopover.self) }
  /// The action chosen last, if the menu is to stay open after it.
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

  /// Opens the popover beside the menu's anchor.
  func open() {
    // The canvas allocates no popovers; the box it stands in does.
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

  /// Shows what the menu has become.
  func showElements() {
    let model = MenuModel(menu.menu) { [weak self] in self?.choose($0) }
    gtk_widget_insert_action_group(widget, MenuModel.prefix, OpaquePointer(model.actions))
    gtk_popover_menu_set_menu_model(OpaquePointer(widget), pointer(model.menu, to: GMenuModel.self))
  }

  private func choose(_ action: UIAction) {
    isReopened = action.attributes.contains(.keepsMenuPresented)
    menu.choose(action)
  }

  /// GTK closes a menu before it does the action, and drops neither menu nor actions until that is done.
  private func didClose() {
    DispatchQueue.main.async { [self] in
      if isReopened {
        isReopened = false
        showElements()
        gtk_popover_popup(popover)
      } else {
        gtk_widget_unparent(widget)
        // The keys went with the popover, and belong to nobody now.
        gtk_widget_grab_focus(canvas.widget)
        onClose?()
        menu.didClose()
      }
    }
  }
}
