import CGTK4

/// The `GtkSettings` of a display, which notify of their properties.
final class Settings: GObjectReference {
  convenience init(of widget: Widget) { self.init(adding: gtk_widget_get_settings(widget.pointer())!) }

  /// The factor by which the user wants text to be larger than usual. GTK keeps 1024ths of dots per inch, of which 96 are
  /// usual, or -1 when nobody has set them.
  var textScale: Double {
    var value = GValue()
    g_object_get_property(pointer(), "gtk-xft-dpi", &value)
    defer { g_value_unset(&value) }
    let resolution = g_value_get_int(&value)
    return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
  }

  func isSet(_ property: String) -> Bool {
    // An uninitialized value takes the type of the property.
    var value = GValue()
    g_object_get_property(pointer(), property, &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }
}
