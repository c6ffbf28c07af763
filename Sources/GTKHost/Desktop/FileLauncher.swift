import CGTK4
import Foundation
import Translations

/// Opens files in other programs of the desktop.
@MainActor
public enum FileLauncher {
  /// Opens a file in the default program for its type.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onError: Receives the reason if the file cannot be opened.
  public static func open(_ path: String, onError: @escaping (String) -> Void) {
    launch(URL(fileURLWithPath: path), onError: onError)
  }

  /// Shows a file in its folder.
  ///
  /// Selects the file in the desktop's file manager. If no file manager supports that, opens the folder.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onError: Receives the reason if the folder cannot be shown.
  public static func showInFolder(_ path: String, onError: @escaping (String) -> Void) {
    let file = URL(fileURLWithPath: path)
    guard !showItems([file]) else { return }
    launch(file.deletingLastPathComponent(), onError: onError)
  }

  /// Opens a URL in the default program for its scheme or type.
  static func open(_ url: URL, onError: (String) -> Void) { launch(url, onError: onError) }

  private static func launch(_ url: URL, onError: (String) -> Void) {
    var error: UnsafeMutablePointer<GError>?
    guard g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) == 0 else { return }
    onError(error.map { String(cString: $0.pointee.message) } ?? translated("no program is installed for it"))
    g_clear_error(&error)
  }

  /// Asks the file manager to show files, through the D-Bus interface that file managers have in common.
  ///
  /// Waits until the file manager has started, at most two seconds.
  ///
  /// - Returns: Whether a file manager shows the files.
  private static func showItems(_ files: [URL]) -> Bool {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    var uris: [OpaquePointer?] = files.map { g_variant_new_string($0.absoluteString) }
    var parameters = [
      g_variant_new_array(g_variant_get_type(uris[0]), &uris, gsize(uris.count)), g_variant_new_string(""),
    ]
    let answer = g_dbus_connection_call_sync(
      bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1",
      "ShowItems", g_variant_new_tuple(&parameters, 2), nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil, nil)
    answer.map(g_variant_unref)
    return answer != nil
  }
}
