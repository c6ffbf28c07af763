/// A question in a dialog over a window, with buttons and possibly a field for text.
public struct WindowQuestion {
  /// A button.
  public struct Choice {
    /// Identifies the button.
    public var identifier: String
    /// The title.
    public var title: String
    /// Whether it removes something that the user may want to keep.
    public var isDestructive: Bool

    /// Creates a button.
    public init(identifier: String, title: String, isDestructive: Bool = false) {
      (self.identifier, self.title, self.isDestructive) = (identifier, title, isDestructive)
    }
  }

  /// A field for text.
  public struct Field {
    /// The text at the beginning.
    public var text: String
    /// The number of characters that are selected at the beginning, from the first one on.
    public var selectedCount: Int
    /// Returns what the dialog says below the field about a text, and whether it can be accepted. Called whenever the text
    /// changes.
    public var check: @MainActor (String) -> (note: String, isAccepted: Bool)

    /// Creates a field.
    public init(
      text: String, selectedCount: Int,
      check: @escaping @MainActor (String) -> (note: String, isAccepted: Bool)
    ) {
      (self.text, self.selectedCount, self.check) = (text, selectedCount, check)
    }
  }

  /// The question.
  public var heading: String
  /// An explanation; empty for none.
  public var body: String
  /// The title of the button that answers nothing, as Escape does.
  public var cancelTitle: String
  /// The other buttons. Return presses the last one, unless that is destructive: then it cancels.
  public var choices: [Choice]
  /// The field; nil for none.
  public var field: Field?

  /// Creates a question.
  public init(heading: String, body: String = "", cancelTitle: String, choices: [Choice], field: Field? = nil)
  {
    (self.heading, self.body, self.cancelTitle) = (heading, body, cancelTitle)
    (self.choices, self.field) = (choices, field)
  }
}
