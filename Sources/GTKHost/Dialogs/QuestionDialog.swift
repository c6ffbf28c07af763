import CGTK4

/// A question in a dialog. It keeps itself alive until the user answers.
@MainActor
final class QuestionDialog {
  private static let cancelIdentifier = "cancel"

  private let question: WindowQuestion
  private let dialog: UnsafeMutablePointer<GtkWidget>
  private var entry: UnsafeMutablePointer<GtkWidget>?
  private var note: UnsafeMutablePointer<GtkWidget>?
  private let onAnswer: ((choice: String, text: String)?) -> Void

  /// Opens the dialog over a window.
  ///
  /// - Parameter onAnswer: Receives the identifier of the button and the text; nil if the user cancelled. Called once.
  static func open(
    _ question: WindowQuestion, over parent: UnsafeMutablePointer<GtkWindow>,
    onAnswer: @escaping ((choice: String, text: String)?) -> Void
  ) {
    let dialog = QuestionDialog(question, over: parent, onAnswer: onAnswer)
    dialog.listen()
    dialog.check()
    gtk_window_present(pointer(dialog.dialog, to: GtkWindow.self))
    if let entry = dialog.entry, let field = question.field {
      gtk_widget_grab_focus(entry)
      gtk_editable_select_region(OpaquePointer(entry), 0, gint(field.selectedCount))
    }
  }

  private init(
    _ question: WindowQuestion, over parent: UnsafeMutablePointer<GtkWindow>,
    onAnswer: @escaping ((choice: String, text: String)?) -> Void
  ) {
    (self.question, self.onAnswer) = (question, onAnswer)
    dialog = adw_message_dialog_new(parent, question.heading, question.body.isEmpty ? nil : question.body)
    let own = pointer(dialog, to: AdwMessageDialog.self)
    adw_message_dialog_add_response(own, Self.cancelIdentifier, question.cancelTitle)
    for choice in question.choices {
      adw_message_dialog_add_response(own, choice.identifier, choice.title)
      if choice.isDestructive {
        adw_message_dialog_set_response_appearance(own, choice.identifier, ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    adw_message_dialog_set_close_response(own, Self.cancelIdentifier)
    if let last = question.choices.last {
      adw_message_dialog_set_default_response(own, last.identifier)
      if !last.isDestructive {
        adw_message_dialog_set_response_appearance(own, last.identifier, ADW_RESPONSE_SUGGESTED)
      }
    }
    if let field = question.field { addField(field, to: own) }
  }

  /// Ends with the user's answer. The signal keeps the dialog alive until then.
  private func listen() {
    let respond: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer) -> Void = {
      _, response, data in
      // GTK calls on the main thread. The pointers are valid during the call.
      let answer = response.map { String(cString: $0) }
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        Unmanaged<QuestionDialog>.fromOpaque(data).takeRetainedValue().end(answer)
      }
    }
    g_signal_connect_data(
      dialog, "response", unsafeBitCast(respond, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func addField(_ field: WindowQuestion.Field, to own: UnsafeMutablePointer<AdwMessageDialog>) {
    let entry = gtk_entry_new()!
    gtk_editable_set_text(OpaquePointer(entry), field.text)
    gtk_entry_set_activates_default(pointer(entry, to: GtkEntry.self), 1)
    setAccessibleLabel(question.heading, of: entry)
    let note = gtk_label_new("")!
    gtk_label_set_wrap(OpaquePointer(note), 1)
    gtk_label_set_wrap_mode(OpaquePointer(note), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(OpaquePointer(note), 0)
    gtk_widget_add_css_class(note, "dim-label")
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    for child in [entry, note] { gtk_box_append(pointer(box, to: GtkBox.self), child) }
    adw_message_dialog_set_extra_child(own, box)
    (self.entry, self.note) = (entry, note)
    connect(entry, "changed") { [weak self] in self?.check() }
  }

  private var text: String {
    entry.map { String(cString: gtk_editable_get_text(OpaquePointer($0))) } ?? ""
  }

  /// Shows what there is to say about the text.
  private func check() {
    guard let field = question.field, let note, let last = question.choices.last else { return }
    let result = field.check(text)
    gtk_label_set_text(OpaquePointer(note), result.note)
    adw_message_dialog_set_response_enabled(
      pointer(dialog, to: AdwMessageDialog.self), last.identifier, result.isAccepted ? 1 : 0)
  }

  private func end(_ response: String?) {
    let choice = question.choices.first { $0.identifier == response }
    onAnswer(choice.map { ($0.identifier, text) })
  }
}
