extension InputEvent {
  /// Text of an input method, which composes characters of several keys: accents, hexadecimal codes, Chinese and Japanese.
  public struct Text: Hashable, Sendable, Codable {
    /// The text.
    public var text: String
    /// The position of the caret in text that is still composed, as the number of Unicode scalars before it.
    public var caret: Int
    /// `changed` while the text is composed, `ended` when it is final. Composing ends without a result when the text becomes
    /// empty.
    public var phase: Phase

    /// Creates a text event. The default caret is at the end.
    public init(_ text: String, caret: Int? = nil, phase: Phase) {
      self.text = text
      self.caret = caret ?? text.unicodeScalars.count
      self.phase = phase
    }
  }
}
