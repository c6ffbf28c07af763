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
}
