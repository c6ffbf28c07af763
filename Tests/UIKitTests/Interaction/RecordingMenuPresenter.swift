import UIKit

/// Shows menus to nobody and keeps what there would be to see.
@MainActor
final class RecordingMenuPresenter: MenuPresenter {
  /// The menu that is open.
  private(set) var menu: PresentedMenu?
  /// How often an open menu has changed.
  private(set) var updateCount = 0

  /// The titles of what can be seen, those of submenus in brackets after theirs.
  var titles: [String] { menu.map { Self.titles($0.menu) } ?? [] }

  private static func titles(_ menu: UIMenu) -> [String] {
    menu.children.flatMap { element -> [String] in
      guard let submenu = element as? UIMenu else { return [element.title] }
      return [submenu.title + "[" + titles(submenu).joined(separator: " ") + "]"]
    }
  }

  func present(_ menu: PresentedMenu) { self.menu = menu }

  func update(_ menu: PresentedMenu) { updateCount += 1 }

  func dismiss(_ menu: PresentedMenu) { close() }

  /// Chooses an action, as the user does: the menu closes.
  func choose(_ title: String) {
    guard let menu, let action = menu.menu.action(title) else { return }
    close()
    menu.choose(action)
  }

  func close() {
    let closed = menu
    menu = nil
    closed?.didClose()
  }
}

extension UIMenu {
  /// The action of a title, here or in a menu below.
  func action(_ title: String) -> UIAction? {
    for element in children {
      if let action = element as? UIAction, action.title == title { return action }
      if let found = (element as? UIMenu)?.action(title) { return found }
    }
    return nil
  }
}
