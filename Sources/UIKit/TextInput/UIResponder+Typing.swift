extension UIResponder {
  /// Types the character of a key if the responder is a first responder of the app for `UIKeyInput`. Text fields and text
  /// views handle their keys themselves.
  ///
  /// - Returns: Whether the key has a meaning for text.
  func types(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      isFirstResponder, let input = self as? any UIKeyInput, !(self is any EditedTextInput)
    else { return false }
    switch key.code {
    case .backspace: input.deleteBackward()
    case .return: input.insertText("\n")
    case .space: input.insertText(" ")
    case .character where !key.characters.isEmpty: input.insertText(key.characters)
    default: return false
    }
    return true
  }
}
