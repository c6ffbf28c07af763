/// Changes the main menu, or an Edit menu that opens. `UIResponder.buildMenu(with:)` receives one.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built: ``UIMenuSystem/main`` or ``UIMenuSystem/context``.
  var system: UIMenuSystem { get }

  /// The menu with an identifier. Nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier. Nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The first command with an action. Nil if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that a closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The first command with an action. Nil if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
