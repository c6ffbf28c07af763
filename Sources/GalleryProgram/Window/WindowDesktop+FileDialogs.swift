import GTKHost
import GalleryApp

// Questions and progress of the commands that change files.
extension WindowDesktop: FileDialogs {
  /// Identifies the message about an action in progress.
  private static let progressIdentifier = "progress"

  func ask(_ question: FileQuestion) async -> (choice: String, text: String)? {
    await host?.ask(WindowQuestion(question))
  }

  func update(_ question: FileQuestion) { host?.update(WindowQuestion(question)) }

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

extension WindowQuestion {
  /// Creates the question for a window.
  fileprivate init(_ question: FileQuestion) {
    self.init(
      heading: question.heading, body: question.body, cancelTitle: question.cancelTitle,
      choices: question.choices.map {
        Choice(identifier: $0.identifier, title: $0.title, isDestructive: $0.isDestructive)
      },
      field: question.field.map {
        Field(text: $0.text, selectedCount: $0.selectedCount, check: $0.check)
      })
  }
}
