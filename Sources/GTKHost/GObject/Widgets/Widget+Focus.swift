import CGTK4

// The keyboard focus.
extension Widget {
  /// Lets the widget have the keyboard focus.
  func allowFocus() { gtk_widget_set_focusable(pointer(), 1) }

  /// Whether the widget itself has the keyboard focus in its window.
  var isFocus: Bool { gtk_widget_is_focus(pointer()) != 0 }

  /// Whether the widget has the keyboard focus, in the window that has it.
  var hasFocus: Bool { gtk_widget_has_focus(pointer()) != 0 }

  /// Whether a child of the widget has the focus, or contains the widget that has it.
  var hasFocusChild: Bool { gtk_widget_get_focus_child(pointer()) != nil }

  /// Whether a widget in this one has the keyboard focus in its window.
  var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer()), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, pointer()) != 0
  }

  /// Takes the keyboard focus, and returns whether the widget has it then.
  @discardableResult
  func grabFocus() -> Bool { gtk_widget_grab_focus(pointer()) != 0 }

  /// Moves the focus in a direction inside the widget, and returns whether it stays there.
  @discardableResult
  func moveFocus(_ direction: GtkDirectionType) -> Bool { gtk_widget_child_focus(pointer(), direction) != 0 }
}
