import UIKit

// Questions to the user.
extension WindowHost {
  /// Asks the user a question in a dialog over the window.
  ///
  /// - Returns: The identifier of the button that the user pressed, and the text of the field; nil if the user cancelled,
  ///   or if there is no window.
  public func ask(_ question: WindowQuestion) async -> (choice: String, text: String)? {
    guard let shell else { return nil }
    return await withCheckedContinuation { continuation in
      shell.ask(question) { continuation.resume(returning: $0) }
    }
  }

  /// Changes the body and the titles of the buttons of the question that was asked last, if it is still open.
  ///
  /// - Parameter question: A question with the same buttons.
  public func update(_ question: WindowQuestion) { shell?.update(question) }
}
