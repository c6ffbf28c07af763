import CGTK4

/// The desktop's dialog for choosing a folder.
@MainActor
final class FolderChooser {
  private let chooser: OpaquePointer
  private let onChoose: (String) -> Void

  /// Opens the dialog over a window. The dialog keeps itself alive until the user closes it.
  ///
  /// - Parameter onChoose: Receives the path of the folder. Not called if the user cancels.
  static func open(
    over window: UnsafeMutablePointer<GtkWindow>, onChoose: @escaping (String) -> Void
  ) {
    let chooser = FolderChooser(over: window, onChoose: onChoose)
    gtk_native_dialog_show(pointer(chooser.chooser, to: GtkNativeDialog.self))
  }

  private init(over window: UnsafeMutablePointer<GtkWindow>, onChoose: @escaping (String) -> Void) {
    self.onChoose = onChoose
    chooser = gtk_file_chooser_native_new(
      "Open Folder", window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Open", "_Cancel")
    gtk_native_dialog_set_modal(pointer(chooser, to: GtkNativeDialog.self), 1)
    let respond: @convention(c) (OpaquePointer?, gint, UnsafeMutableRawPointer?) -> Void = {
      _, response, data in
      // GTK calls on the main thread. The pointer is valid during the call.
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<FolderChooser>.fromOpaque(data).takeRetainedValue().end(response)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(chooser), "response", unsafeBitCast(respond, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func end(_ response: gint) {
    defer { g_object_unref(UnsafeMutableRawPointer(chooser)) }
    guard response == GTK_RESPONSE_ACCEPT.rawValue, let file = gtk_file_chooser_get_file(chooser) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let path = g_file_get_path(file) else { return }
    defer { g_free(path) }
    onChoose(String(cString: path))
  }
}
