/// A question to the user about files.
package struct FileQuestion {
  /// A button.
  package struct Choice {
    package var identifier: String
    package var title: String
    /// Whether it removes something that the user may want to keep.
    package var isDestructive = false
  }

  /// A field for text.
  package struct Field {
    /// The text at the beginning.
    package var text: String
    /// The number of characters that are selected at the beginning.
    package var selectedCount: Int
    /// Returns what to say about a text, and whether it can be accepted.
    package var check: @MainActor (String) -> (note: String, isAccepted: Bool)
  }

  package var heading: String
  package var body = ""
  /// The title of the button that changes nothing, as Escape does.
  package var cancelTitle = GalleryText.cancel
  /// The other buttons. The last one is the default, unless it is destructive: then that which changes nothing is.
  package var choices: [Choice]
  package var field: Field?
}

/// Talks to the user about files.
@MainActor
package protocol FileDialogs: AnyObject {
  /// Asks a question. Returns the chosen button and the text of the field; nil if the user cancelled.
  func ask(_ question: FileQuestion) async -> (choice: String, text: String)?
  /// Shows the body and the titles of the question that was asked last, if it is still open.
  func update(_ question: FileQuestion)
  /// Shows how far an action is, with a button that cancels it unless `cancel` is nil.
  func showProgress(_ text: String, cancel: (@MainActor () -> Void)?)
  /// Hides the progress.
  func hideProgress()
  /// Reports to the user, in one sentence, what was not done.
  func report(_ problem: String)
  /// Reports to the user, in a few words, what was done, with a button for what the user may want to do next.
  func tell(_ message: String, button: (title: String, action: @MainActor () -> Void)?)
}
