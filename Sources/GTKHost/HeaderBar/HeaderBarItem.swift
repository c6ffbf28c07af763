/// A control in the header bar of a window.
public enum HeaderBarItem {
  /// A button that performs an action.
  case button(HeaderBarButton)
  /// A button that opens a menu.
  case menu(HeaderBarMenu)
  /// A slider.
  case slider(HeaderBarSlider)
  /// The menu of the layouts in the window's options. Without layouts, nothing is shown.
  case layouts
  /// A button that opens and closes the search field.
  case search
}
