/// A page of the window of keyboard shortcuts.
public struct ShortcutSection: Hashable, Sendable {
  /// The title. It is visible if there are several sections.
  public var title: String
  /// The groups of the section, in reading order.
  public var groups: [ShortcutGroup]

  /// Creates a section.
  public init(title: String, groups: [ShortcutGroup]) {
    self.title = title
    self.groups = groups
  }
}
