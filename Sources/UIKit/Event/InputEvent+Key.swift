extension InputEvent {
  /// A key pressed, held or let go.
  public struct Key: Hashable, Sendable {
    /// Which key, by what it does. Keys of the number pad without Num Lock count as those they stand for.
    public enum Code: Hashable, Sendable {
      case upArrow, downArrow, leftArrow, rightArrow
      case home, end, pageUp, pageDown
      case `return`, space, escape, tab, backspace, delete, menu
      /// A function key by its number, from 1 on.
      case function(Int)
      /// A key that types: what it would type without any modifier, in lower case.
      case character(Character)
      /// A key that only changes the meaning of others.
      case modifier
      /// Any other key.
      case other
    }

    /// Which key.
    public var code: Code
    /// The text it types with the modifiers held; empty if none, as with Control held.
    public var text: String
    /// `began` when pressed, `changed` when repeated because it is held, `ended` when let go.
    public var phase: Phase

    /// Makes a key event.
    public init(code: Code, text: String = "", phase: Phase = .began) {
      self.code = code
      self.text = text
      self.phase = phase
    }
  }
}
