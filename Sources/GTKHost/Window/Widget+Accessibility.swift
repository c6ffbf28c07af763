import CGTK4

/// Sets the name that screen readers announce for a widget.
@MainActor
func setAccessibleLabel(_ label: String, of widget: UnsafeMutablePointer<GtkWidget>) {
  var property = GTK_ACCESSIBLE_PROPERTY_LABEL
  var value = GValue()
  g_value_init(&value, g_type_from_name("gchararray"))
  g_value_set_string(&value, label)
  gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
  g_value_unset(&value)
}

/// Sets the tooltip of a button, and the name that screen readers announce for it.
@MainActor
func setTitle(_ title: String, of button: UnsafeMutablePointer<GtkWidget>) {
  gtk_widget_set_tooltip_text(button, title)
  setAccessibleLabel(title, of: button)
  // The part of a menu button that has the keyboard focus is a button inside it.
  if g_type_check_instance_is_a(pointer(button, to: GTypeInstance.self), gtk_menu_button_get_type()) != 0,
    let inner = gtk_widget_get_first_child(button)
  {
    setAccessibleLabel(title, of: inner)
  }
}
