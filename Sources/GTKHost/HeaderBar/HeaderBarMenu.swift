import UIKit

/// A button in the header bar of a window that opens a menu.
public struct HeaderBarMenu {
  /// The title: the tooltip, and the name that screen readers announce.
  public var title: String
  /// The name of the button's icon in the desktop's icon theme.
  public var iconName: String
  /// Whether this is the main menu of the window, which F10 opens.
  public var isPrimary: Bool
  /// Returns the menu. Called each time it opens.
  public var makeMenu: @MainActor () -> UIMenu

  /// Creates a menu button.
  public init(
    title: String, iconName: String = "open-menu-symbolic", isPrimary: Bool = false,
    makeMenu: @escaping @MainActor () -> UIMenu
  ) {
    self.title = title
    self.iconName = iconName
    self.isPrimary = isPrimary
    self.makeMenu = makeMenu
  }
}
