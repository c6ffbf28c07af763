import CGTK4

/// A `GtkPopoverMenu`.
final class PopoverMenu: Popover {
  convenience init() { self.init(adding: gtk_popover_menu_new_from_model(nil)!) }

  func setMenu(_ menu: Menu) { gtk_popover_menu_set_menu_model(opaque, menu.pointer()) }
}
