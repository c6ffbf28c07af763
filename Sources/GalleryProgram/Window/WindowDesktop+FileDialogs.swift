import GTKHost
import GalleryApp

// Questions and progress of the commands that change files.
extension WindowDesktop: FileDialogs {
  /// Identifies the message about an action in progress.
  private static let progressIdentifier = "progress"

  func ask(_ question: FileQuestion) async -> (choice: String, text: String)? {
    let field = question.field.map {
      WindowQuestion.Field(text: $0.text, selectedCount: $0.selectedCount, check: $0.check)
    }
    let choices = question.choices.map {
      WindowQuestion.Choice(identifier: $0.identifier, title: $0.title, isDestructive: $0.isDestructive)
    }
    return await host?.ask(
      WindowQuestion(
        heading: question.heading, body: question.body, cancelTitle: GalleryText.cancel, choices: choices,
        field: field))
  }

  func showProgress(_ text: String, cancel: (@MainActor () -> Void)?) {
    host?.show(
      StatusMessage(
        text, identifier: Self.progressIdentifier,
        button: cancel.map { StatusMessage.Button(title: GalleryText.cancel, action: $0) }))
  }

  func tell(_ message: String, button: (title: String, action: @MainActor () -> Void)?) {
    host?.show(
      StatusMessage(
        message, button: button.map { StatusMessage.Button(title: $0.title, action: $0.action) }))
  }

  func hideProgress() { host?.hideMessage(identifier: Self.progressIdentifier) }
}
