import CGTK4

/// A `GtkAppChooserDialog`, in which the user chooses a program for a file.
final class ProgramDialog: Window {
  convenience init(for file: File, over parent: Window) {
    let flags = GtkDialogFlags(GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue)
    self.init(adding: gtk_app_chooser_dialog_new(parent.pointer(), flags, file.opaque)!)
  }

  /// Shows the dialog, and keeps it until the user answers.
  ///
  /// - Parameter onAnswer: Receives the program; nil if the user cancelled.
  func show(onAnswer: @escaping (AppInfo?) -> Void) {
    connect("response") { [self] arguments in
      let isAccepted = arguments.integer(0) == Int(GTK_RESPONSE_OK.rawValue)
      onAnswer(isAccepted ? gtk_app_chooser_get_app_info(opaque).map { AppInfo(owning: $0) } : nil)
      // Releases this closure, which keeps the dialog.
      destroy()
    }
    present()
  }
}
