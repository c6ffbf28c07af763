import CGTK4

/// A `GtkMenuButton`, which opens a popover.
final class MenuButtonWidget: Widget {
  convenience init(iconName: String) {
    self.init(adding: gtk_menu_button_new()!)
    gtk_menu_button_set_icon_name(opaque, iconName)
  }

  func showArrow() { gtk_menu_button_set_always_show_arrow(opaque, 1) }

  func setPopover(_ popover: Popover) {
    popover.replaceSurfaceWhenClosed()
    gtk_menu_button_set_popover(opaque, popover.pointer())
  }

  func popUp() { gtk_menu_button_popup(opaque) }

  func popDown() { gtk_menu_button_popdown(opaque) }

  /// Calls a closure each time before the button opens its popover.
  func prepareBeforeOpening(_ action: @escaping () -> Void) {
    let callback = Callback {
      action()
      return true
    }
    gtk_menu_button_set_create_popup_func(
      opaque, { _, data in _ = Callback.call(data) }, callback.retained, Callback.release)
  }

  override func setTitle(_ title: String) {
    super.setTitle(title)
    // The part that has the keyboard focus is a button inside.
    gtk_widget_get_first_child(pointer()).map { Widget(adding: $0).setAccessibleLabel(title) }
  }
}
