import CGTK4

/// A question in a dialog. It keeps itself alive until the user answers.
@MainActor
final class QuestionDialog {
  private static let cancelIdentifier = "cancel"
  /// The width of the field in characters, which most names of files do not exceed.
  private static let fieldWidth = 40

  private let question: WindowQuestion
  private let dialog: MessageDialog
  private var entry: Entry?
  private var note: Label?
  /// Nil once it was called.
  private var onAnswer: (((choice: String, text: String)?) -> Void)?

  /// Opens the dialog over a window.
  ///
  /// - Parameter onAnswer: Receives the identifier of the button and the text; nil if the user cancelled. Called once.
  /// - Returns: The dialog.
  static func open(
    _ question: WindowQuestion, over parent: Window,
    onAnswer: @escaping ((choice: String, text: String)?) -> Void
  ) -> QuestionDialog {
    let dialog = QuestionDialog(question, over: parent, onAnswer: onAnswer)
    // The signal keeps the dialog alive until GTK closes it.
    dialog.dialog.connect("response") { arguments in dialog.end(arguments.text(0)) }
    dialog.check()
    dialog.dialog.present()
    if let entry = dialog.entry, let field = question.field {
      entry.grabFocus()
      entry.select(field.selectedCount)
    }
    return dialog
  }

  private init(
    _ question: WindowQuestion, over parent: Window,
    onAnswer: @escaping ((choice: String, text: String)?) -> Void
  ) {
    (self.question, self.onAnswer) = (question, onAnswer)
    dialog = MessageDialog(heading: question.heading, body: question.body, over: parent)
    dialog.addButton(Self.cancelIdentifier, title: question.cancelTitle)
    for choice in question.choices {
      dialog.addButton(choice.identifier, title: choice.title)
      if choice.isDestructive { dialog.setAppearance(ADW_RESPONSE_DESTRUCTIVE, of: choice.identifier) }
    }
    dialog.setCloseResponse(Self.cancelIdentifier)
    if let last = question.choices.last, !last.isDestructive {
      dialog.setDefaultButton(last.identifier)
      dialog.setAppearance(ADW_RESPONSE_SUGGESTED, of: last.identifier)
    } else {
      dialog.setDefaultButton(Self.cancelIdentifier)
    }
    if let field = question.field { addField(field) }
  }

  private func addField(_ field: WindowQuestion.Field) {
    let entry = Entry()
    entry.text = field.text
    entry.activateDefault()
    entry.setWidth(inCharacters: Self.fieldWidth)
    entry.setAccessibleLabel(question.heading)
    let note = Label()
    note.wrapLines()
    note.setStyleClass("dim-label")
    dialog.setExtraChild(Box(GTK_ORIENTATION_VERTICAL, spacing: 6, [entry, note]))
    (self.entry, self.note) = (entry, note)
    entry.connect("changed") { [weak self] in self?.check() }
  }

  /// Shows what there is to say about the text.
  private func check() {
    guard let field = question.field, let entry, let note, let last = question.choices.last else { return }
    let result = field.check(entry.text)
    note.setText(result.note)
    dialog.setEnabled(result.isAccepted, of: last.identifier)
  }

  /// Shows the body and the titles of a question with the same buttons.
  func show(_ question: WindowQuestion) {
    dialog.setBody(question.body)
    for choice in question.choices { dialog.setTitle(choice.title, of: choice.identifier) }
  }

  private func end(_ response: String?) {
    let choice = question.choices.first { $0.identifier == response }
    onAnswer?(choice.map { ($0.identifier, entry?.text ?? "") })
    onAnswer = nil
  }

  /// The window below was closed before the user answered.
  isolated deinit { onAnswer?(nil) }
}
