import CGTK4

/// A `GtkFileChooserNative` for a folder, which may be a dialog of the desktop.
final class FolderDialog: GObjectReference {
  convenience init(title: String, acceptLabel: String, cancelLabel: String, over parent: Window) {
    let dialog: OpaquePointer = gtk_file_chooser_native_new(
      title, parent.pointer(), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, acceptLabel, cancelLabel)
    self.init(owning: dialog)
    gtk_native_dialog_set_modal(pointer(), 1)
  }

  /// Lets the dialog begin in a folder. A folder that does not exist is ignored.
  func begin(in folder: File) { gtk_file_chooser_set_current_folder(opaque, folder.opaque, nil) }

  /// Shows the dialog, and keeps it until the user answers.
  ///
  /// - Parameter onAnswer: Receives the folder; nil if the user cancelled.
  func show(onAnswer: @escaping (File?) -> Void) {
    connect("response") { [self] arguments in
      let isAccepted = arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      onAnswer(isAccepted ? gtk_file_chooser_get_file(opaque).map { File(owning: $0) } : nil)
      // Releases this closure, which keeps the dialog.
      gtk_native_dialog_destroy(pointer())
    }
    gtk_native_dialog_show(pointer())
  }
}
