import CGTK4

/// A `GtkButton`.
class Button: Widget {
  convenience init(iconName: String) { self.init(adding: gtk_button_new_from_icon_name(iconName)!) }

  convenience init(label: String) { self.init(adding: gtk_button_new_with_label(label)!) }
}
