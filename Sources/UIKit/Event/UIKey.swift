/// A key of a keyboard, with what it types.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// What it types with the modifiers held.
  public let characters: String
  /// What it would type without them.
  public let charactersIgnoringModifiers: String
  /// The modifiers held.
  public let modifierFlags: UIKeyModifierFlags
  /// The key by what it does.
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
}
