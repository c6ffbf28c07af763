/// A short message that a window shows for a few seconds.
public struct StatusMessage {
  /// A button of a message.
  public struct Button {
    /// The title.
    public var title: String
    /// Called when the user presses the button.
    public var action: @MainActor () -> Void

    /// Creates a button.
    public init(title: String, action: @escaping @MainActor () -> Void) {
      (self.title, self.action) = (title, action)
    }
  }

  /// The message: one sentence, or a few words.
  public var text: String
  /// Identifies messages of which a new one replaces the previous one without moving; nil for a message of its own.
  public var identifier: String?
  /// Returns the lines that the button “Details” shows; nil for no button.
  public var details: (@MainActor () -> [String])?
  /// The button of a message without details; nil for none.
  public var button: Button?

  /// Creates a message.
  public init(
    _ text: String, identifier: String? = nil, button: Button? = nil,
    details: (@MainActor () -> [String])? = nil
  ) {
    self.text = text
    self.identifier = identifier
    self.button = button
    self.details = details
  }
}
