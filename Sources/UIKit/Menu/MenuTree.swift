/// A menu that responders change while it is built.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) { (self.system, self.root) = (system, root) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.identifier == identifier
      ? root : root.firstElement { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.firstElement { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.firstElement { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      guard let propertyList = propertyList as? AnyHashable else { return true }
      return command.propertyList as? AnyHashable == propertyList
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if root.identifier == replacedIdentifier {
      root = replacementMenu
    } else {
      change(replacedIdentifier) { _ in [replacementMenu] }
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return report(parentIdentifier) }
    replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces a menu below the root by any number of elements.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    guard menu(for: identifier) != nil, root.identifier != identifier else { return report(identifier) }
    root = root.replacing(identifier, body)
  }

  private func report(_ identifier: UIMenu.Identifier) {
    UIDiagnostic.report(
      .unknownMenu,
      "The menu has no menu \"\(identifier.rawValue)\", so it is not changed there. Use the identifier of a menu that "
        + "\"menu(for:)\" finds.")
  }
}

extension UIMenu {
  /// The first element below this menu that a closure accepts.
  func firstElement(where accepts: (UIMenuElement) -> Bool) -> UIMenuElement? {
    for child in children {
      if accepts(child) { return child }
      if let found = (child as? UIMenu)?.firstElement(where: accepts) { return found }
    }
    return nil
  }

  /// A copy in which one menu is replaced.
  fileprivate func replacing(_ identifier: Identifier, _ body: (UIMenu) -> [UIMenuElement]) -> UIMenu {
    replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        guard let menu = child as? UIMenu else { return [child] }
        return menu.identifier == identifier ? body(menu) : [menu.replacing(identifier, body)]
      })
  }
}
