/// A key of a keyboard, with the text it types.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// The text that the key types with the current modifiers.
  public let characters: String
  /// The text that the key types without modifiers. In keyboard layouts of other scripts, it is the Latin letter of the key in
  /// another layout of the keyboard, if there is one, so that shortcuts work.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The function of the key.
  public let code: InputEvent.Key.Code

  init(_ key: InputEvent.Key, modifierFlags: UIKeyModifierFlags) {
    characters = key.text
    if case .character(let character) = key.code {
      charactersIgnoringModifiers = String(character)
    } else {
      charactersIgnoringModifiers = key.text
    }
    self.modifierFlags = modifierFlags
    code = key.code
  }

  /// The key by its position on a keyboard for the United States. It is derived from the character that the key types without
  /// modifiers, so that it may be another one on other keyboards. Modifier keys are `keyboardErrorUndefined`.
  public var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(code) }

  /// Whether no modifier key is held, apart from Caps Lock.
  var isPlain: Bool { modifierFlags.subtracting(.alphaShift).isEmpty }
}
