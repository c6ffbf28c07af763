import CGTK4

// A window of GTK without this project, which `GalleryWindowTests` opens beside the gallery: what a program on this
// display does, and what GTK says about it. Files can be dragged from it and to it, and it has a context menu. It offers the
// addresses that it is started with, and prints those of files that are dropped on it.

gtk_init()
let window = gtk_window_new()!
let windowPointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(windowPointer, "window probe")
gtk_window_set_decorated(windowPointer, 0)
gtk_window_set_default_size(windowPointer, 200, 200)
let area = gtk_label_new("drag from here, or to here")!
gtk_widget_set_vexpand(area, 1)
// A label does not allocate a popover that is its child; a box does.
let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), area)
gtk_window_set_child(windowPointer, box)

let text = CommandLine.arguments.dropFirst().map { $0 + "\r\n" }.joined()
let bytes = g_bytes_new(text, gsize(text.utf8.count))
let source: OpaquePointer = gtk_drag_source_new()
gtk_drag_source_set_content(source, gdk_content_provider_new_for_bytes("text/uri-list", bytes))
gtk_widget_add_controller(area, source)

let target: OpaquePointer = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
let receive: @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean =
  {
    _, value, _, _, _ in
    var file = value.flatMap { g_value_get_boxed($0) }.flatMap { gdk_file_list_get_files(OpaquePointer($0)) }
    while let node = file {
      if let uri = node.pointee.data.flatMap({ g_file_get_uri(OpaquePointer($0)) }) {
        print(String(cString: uri))
        g_free(uri)
      }
      file = node.pointee.next
    }
    fflush(nil)
    return 1
  }
g_signal_connect_data(
  UnsafeMutableRawPointer(target), "drop", unsafeBitCast(receive, to: GCallback.self), nil, nil,
  GConnectFlags(rawValue: 0))
gtk_widget_add_controller(area, target)

// The menu has two sections, a submenu and an entry with a check mark.
let actions: UnsafeMutablePointer<GSimpleActionGroup> = g_simple_action_group_new()
let plainAction = g_simple_action_new("plain", nil)
let checkedAction = g_simple_action_new_stateful("checked", nil, g_variant_new_boolean(1))
for action in [plainAction, checkedAction] { g_action_map_add_action(OpaquePointer(actions), action) }
let menu: OpaquePointer = g_menu_new()
let submenu: OpaquePointer = g_menu_new()
let sections: [OpaquePointer] = (0..<2).map { _ in g_menu_new() }
func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
  UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
}
g_menu_append(submenu, "Inner", "menu.plain")
g_menu_append(sections[0], "First", "menu.plain")
g_menu_append(sections[0], "Second", "menu.checked")
g_menu_append(sections[1], "Third", "menu.plain")
g_menu_append_submenu(sections[1], "Fourth", model(submenu))
for section in sections { g_menu_append_section(menu, nil, model(section)) }

let popover = gtk_popover_menu_new_from_model(model(menu))!
let popoverPointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
gtk_widget_insert_action_group(popover, "menu", OpaquePointer(actions))
gtk_widget_set_parent(popover, box)
gtk_popover_set_has_arrow(popoverPointer, 0)
gtk_widget_set_halign(popover, GTK_ALIGN_START)
let click: OpaquePointer = gtk_gesture_click_new()
gtk_gesture_single_set_button(click, 3)
let open: @convention(c) (OpaquePointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
  guard let popover = data?.assumingMemoryBound(to: GtkPopover.self) else { return }
  var point = GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
  gtk_popover_set_pointing_to(popover, &point)
  gtk_popover_popup(popover)
}
g_signal_connect_data(
  UnsafeMutableRawPointer(click), "pressed", unsafeBitCast(open, to: GCallback.self), popover, nil,
  GConnectFlags(rawValue: 0))
gtk_widget_add_controller(area, click)

gtk_window_present(windowPointer)
while true { g_main_context_iteration(nil, 1) }
