import CGTK4

/// The `GtkSettings` of a display, which notify of their properties.
final class Settings: GObjectReference {
  convenience init(of widget: Widget) { self.init(adding: gtk_widget_get_settings(widget.pointer())!) }

  func isSet(_ property: String) -> Bool {
    // An uninitialized value takes the type of the property.
    var value = GValue()
    g_object_get_property(pointer(), property, &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }
}
