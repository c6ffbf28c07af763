import CGTK4

// What is reported to assistive technology.
extension Widget {
  /// Sets the name that screen readers announce.
  func setAccessibleLabel(_ label: String) { setAccessibleText(label, for: GTK_ACCESSIBLE_PROPERTY_LABEL) }

  func setAccessibleText(_ text: String, for property: GtkAccessibleProperty) {
    var property = property
    GValue.with(text) { gtk_accessible_update_property_value(opaque, 1, &property, $0) }
  }

  /// Sets a state that is on or off. GTK 4.8 reads all states as integers.
  func setAccessibleState(_ isSet: Bool, for state: GtkAccessibleState) {
    var state = state
    GValue.with(g_type_from_name("gint")) {
      g_value_set_int($0, isSet.gboolean)
      gtk_accessible_update_state_value(opaque, 1, &state, $0)
    }
  }
}
