/// A short message that a window shows for a few seconds.
public struct StatusMessage {
  /// The message: one sentence, or a few words.
  public var text: String
  /// Identifies messages of which a new one replaces the previous one without moving; nil for a message of its own.
  public var identifier: String?
  /// Returns the lines that the button “Details” shows; nil for no button.
  public var details: (@MainActor () -> [String])?

  /// Creates a message.
  public init(
    _ text: String, identifier: String? = nil, details: (@MainActor () -> [String])? = nil
  ) {
    self.text = text
    self.identifier = identifier
    self.details = details
  }
}
