/// Shows menus over a window: a host's part.
@MainActor
public protocol MenuPresenter: AnyObject {
  /// Opens a menu. When it has closed, for whatever reason, the presenter says so by `PresentedMenu.didClose()`.
  func present(_ menu: PresentedMenu)
  /// Shows what the menu has become while it was open.
  func update(_ menu: PresentedMenu)
  /// Closes a menu.
  func dismiss(_ menu: PresentedMenu)
}
