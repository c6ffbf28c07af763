import CGTK4

// Another program to drag from and to: a window that offers the addresses it is started with, and prints those of files
// that are dropped on it. `GalleryWindowTests` runs it beside the gallery.

gtk_init()
let window = gtk_window_new()!
let windowPointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(windowPointer, "drag probe")
gtk_window_set_decorated(windowPointer, 0)
gtk_window_set_default_size(windowPointer, 200, 200)
let area = gtk_label_new("drag from here, or to here")!
gtk_window_set_child(windowPointer, area)

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
gtk_window_present(windowPointer)
while true { g_main_context_iteration(nil, 1) }
