import CGTK4
import Translations

/// The desktop's dialog for choosing a folder.
enum FolderChooser {
  /// Opens the dialog over a window. The dialog exists until the user closes it.
  ///
  /// - Parameter onChoose: Receives the path of the folder. Not called if the user cancels.
  @MainActor
  static func open(
    over window: UnsafeMutablePointer<GtkWindow>, onChoose: @escaping (String) -> Void
  ) {
    let dialog: OpaquePointer = gtk_file_chooser_native_new(
      translated("Open Folder"), window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, translated("_Open"),
      translated("_Cancel"))
    gtk_native_dialog_set_modal(pointer(dialog, to: GtkNativeDialog.self), 1)
    connect(dialog, "response") { arguments in
      // The reference of the call above, which nobody has needed so far.
      let dialog = GObjectReference(owning: dialog)
      guard arguments.integer(0) == GTK_RESPONSE_ACCEPT.rawValue,
        let file = gtk_file_chooser_get_file(dialog.pointer).map(GObjectReference.init(owning:)),
        let path = g_file_get_path(file.pointer)
      else { return }
      defer { g_free(path) }
      onChoose(String(cString: path))
    }
    gtk_native_dialog_show(pointer(dialog, to: GtkNativeDialog.self))
  }
}
