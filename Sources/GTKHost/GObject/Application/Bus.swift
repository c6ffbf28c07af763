import CGTK4

/// A `GDBusConnection` to the session bus.
final class Bus: GObjectReference {
  /// The connection of the program's application; nil if there is none.
  static var ofApplication: Bus? {
    g_application_get_default().flatMap { g_application_get_dbus_connection($0) }.map { Bus(adding: $0) }
  }

  /// The connection of the process, which is waited for; nil if there is none.
  static var ofSession: Bus? { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil).map { Bus(owning: $0) } }

  /// Asks the file manager to show files, through the D-Bus interface that file managers have in common.
  ///
  /// Waits until the file manager has started, at most two seconds.
  ///
  /// - Returns: Whether a file manager shows the files.
  func showInFileManager(_ uris: [String]) -> Bool {
    var uris: [OpaquePointer?] = uris.map { g_variant_new_string($0) }
    guard let first = uris.first else { return false }
    var parameters = [
      g_variant_new_array(g_variant_get_type(first), &uris, gsize(uris.count)), g_variant_new_string(""),
    ]
    let answer = g_dbus_connection_call_sync(
      opaque, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1",
      "ShowItems", g_variant_new_tuple(&parameters, 2), nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil, nil)
    answer.map(g_variant_unref)
    return answer != nil
  }
}
