/// Keys of a program that belong together, for the window of keyboard shortcuts.
public struct ShortcutGroup: Hashable, Sendable {
  /// Keys, and what they do.
  public struct Shortcut: Hashable, Sendable {
    /// The keys in GTK's notation, such as `<Control>f`. Alternatives are separated by spaces.
    public var keys: String
    /// What they do, in a few words.
    public var title: String

    /// Creates a shortcut.
    public init(_ keys: String, _ title: String) { (self.keys, self.title) = (keys, title) }
  }

  /// The title of the group.
  public var title: String
  /// The shortcuts of the group.
  public var shortcuts: [Shortcut]

  /// Creates a group.
  public init(title: String, shortcuts: [Shortcut]) {
    self.title = title
    self.shortcuts = shortcuts
  }
}
