import UIKit

/// Shows the menus of a window, for tests: nothing is drawn.
@MainActor
final class TestMenus: MenuPresenter {
  private(set) var open: PresentedMenu?

  /// The titles of the elements of the open menu.
  var titles: [String] { open?.menu.children.map(\.title) ?? [] }

  func present(_ menu: PresentedMenu) { open = menu }

  func update(_ menu: PresentedMenu) {}

  func dismiss(_ menu: PresentedMenu) {
    open = nil
    menu.didClose()
  }

  /// Chooses an element, as a click on it does.
  func choose(_ title: String) {
    guard let menu = open, let action = menu.menu.children.first(where: { $0.title == title }) as? UIAction
    else { return }
    menu.choose(action)
    dismiss(menu)
  }
}
