import CGTK4

/// A `GtkButton`.
class Button: Widget {
  convenience init(iconName: String) { self.init(adding: gtk_button_new_from_icon_name(iconName)!) }

  convenience init(label: String) { self.init(adding: gtk_button_new_with_label(label)!) }

  /// Sets the title, in which an underscore precedes the letter that presses the button with Alt.
  func setLabel(_ label: String) {
    gtk_button_set_use_underline(pointer(), 1)
    gtk_button_set_label(pointer(), label)
  }

  /// Leaves the keyboard focus where it is when the button is clicked. Tab still gives it to the button.
  func leaveFocusOnClick() { gtk_widget_set_focus_on_click(pointer(), 0) }
}
