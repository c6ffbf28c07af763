import Foundation

extension UIWindow {
  /// Sends text of an input method to the responder that receives keys, if text can be typed into it.
  func send(_ text: InputEvent.Text) {
    let selection = NSRange(location: text.utf16Caret, length: 0)
    switch (keyResponder, text.phase) {
    case (let input as any EditedTextInput, .ended): input.editor.commit(text.text)
    case (let input as any EditedTextInput, _): input.editor.compose(text.text, selecting: selection)
    case (let input as any UITextInput, .changed): input.setMarkedText(text.text, selectedRange: selection)
    case (let input as any UIKeyInput, .ended): input.insertText(text.text)
    default: break
    }
  }

  /// What an input method needs to know of the text that is edited. Nil if none is.
  package var editedText: EditedTextState? {
    guard let input = keyResponder as? any UIKeyInput else { return nil }
    let owner = input as? any EditorViewOwner
    guard owner?.allowsChanges != false, (input as? any EditedTextInput)?.editor.isActive != false else {
      return nil
    }
    var state = EditedTextState(keyboardType: input.keyboardType, isSecure: input.isSecureTextEntry)
    if let input = input as? any UITextInput {
      state.isComposed = input.markedTextRange != nil
      if let view = input as? UIView, let caret = input.selectedTextRange?.end {
        state.caret = view.convert(input.caretRect(for: caret), to: self)
      }
    }
    return state
  }
}

/// What an input method needs to know of a text.
package struct EditedTextState: Equatable {
  /// What is typed.
  package var keyboardType: UIKeyboardType
  /// Whether the text is shown as dots.
  package var isSecure: Bool
  /// Whether a part of the text is still composed.
  package var isComposed = false
  /// The rectangle of the caret in the window, in points. Nil if it is not known.
  package var caret: CGRect?
}

extension InputEvent.Text {
  /// The position of the caret, in UTF-16 code units.
  fileprivate var utf16Caret: Int {
    text.unicodeScalars.prefix(max(0, caret)).reduce(0) { $0 + $1.utf16.count }
  }
}
