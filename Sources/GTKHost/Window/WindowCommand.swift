import UIKit

/// A command that keys perform anywhere in a window, and that its menus may offer.
public struct WindowCommand {
  /// Identifies the command. Use ASCII letters, digits and hyphens.
  public var identifier: String
  /// The title in a menu.
  public var title: String
  /// The keys in GTK's notation, such as `<Control>f`. A menu shows the first ones.
  public var keys: [String]
  /// Performs the command.
  public var action: @MainActor () -> Void

  /// Creates a command.
  public init(
    identifier: String, title: String, keys: [String] = [], action: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.title = title
    self.keys = keys
    self.action = action
  }

  /// Returns the command as an element of a menu. Menus of the window show its keys beside the title.
  @MainActor
  public func makeAction() -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(identifier)) { [action] _ in action() }
  }
}
