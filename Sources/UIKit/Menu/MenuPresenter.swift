/// Shows menus over a window. A host implements it.
@MainActor
public protocol MenuPresenter: AnyObject {
  /// Opens a menu. When the menu has closed, for any reason, the presenter calls `PresentedMenu.didClose()`.
  func present(_ menu: PresentedMenu)
  /// Updates an open menu.
  func update(_ menu: PresentedMenu)
  /// Closes a menu.
  func dismiss(_ menu: PresentedMenu)
}
