extension InputEvent {
  /// A key that is pressed, repeated or released.
  public struct Key: Hashable, Sendable {
    /// The function of a key. Number pad keys without Num Lock have the code of their function.
    public enum Code: Hashable, Sendable {
      case upArrow, downArrow, leftArrow, rightArrow
      case home, end, pageUp, pageDown
      case `return`, space, escape, tab, backspace, delete, menu
      /// A function key, by its number from 1.
      case function(Int)
      /// A key that types a character: the lowercase character without modifiers.
      case character(Character)
      /// A modifier key.
      case modifier
      /// Any other key.
      case other
    }

    /// The code of the key.
    public var code: Code
    /// The text that the key types with the current modifiers. Empty if none, for example while Control is held.
    public var text: String
    /// `began` when pressed, `changed` when repeated while held, `ended` when released.
    public var phase: Phase

    /// Creates a key event.
    public init(code: Code, text: String = "", phase: Phase = .began) {
      self.code = code
      self.text = text
      self.phase = phase
    }
  }
}
