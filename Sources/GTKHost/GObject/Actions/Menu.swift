import CGTK4

/// A `GMenu`.
final class Menu: GObjectReference {
  convenience init() { self.init(owning: g_menu_new()!) }

  func removeAll() { g_menu_remove_all(opaque) }

  /// Appends a part that a line separates from the others.
  func appendSection(_ section: Menu, title: String? = nil) {
    g_menu_append_section(opaque, title, section.pointer())
  }

  func appendSubmenu(_ menu: Menu, title: String) { g_menu_append_submenu(opaque, title, menu.pointer()) }

  /// Appends an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The prefix and the name of the action.
  ///   - keys: The keys to show, in GTK's notation; nil for none.
  func append(_ title: String, action: String, keys: String?) {
    let item = GObjectReference(owning: g_menu_item_new(title, action)!)
    if let keys { g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(keys)) }
    g_menu_append_item(opaque, item.opaque)
  }
}
