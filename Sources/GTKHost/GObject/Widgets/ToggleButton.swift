import CGTK4

/// A `GtkToggleButton`, with the property `active`.
final class ToggleButton: Widget {
  convenience init(iconName: String) {
    self.init(adding: gtk_toggle_button_new()!)
    gtk_button_set_icon_name(pointer(), iconName)
  }
}
