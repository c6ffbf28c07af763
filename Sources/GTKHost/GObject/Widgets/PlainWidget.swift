import CGTK4

/// A widget that draws nothing, and does not lay out its children.
class PlainWidget: Widget {
  /// Creates a widget.
  ///
  /// - Parameters:
  ///   - className: The name of its class in GObject. `GtkWidget` itself is abstract.
  ///   - role: What it is for assistive technology.
  convenience init(className: String, role: GtkAccessibleRole? = nil) {
    let type = Self.type(named: className)
    guard let role else {
      self.init(adding: g_object_new_with_properties(type, 0, nil, nil)!)
      return
    }
    let object = "accessible-role".withCString { name in
      GValue.with(role) { value in
        var names: [UnsafePointer<CChar>?] = [name]
        return g_object_new_with_properties(type, 1, &names, value)!
      }
    }
    self.init(adding: object)
  }

  private static func type(named name: String) -> GType {
    let known = g_type_from_name(name)
    guard known == 0 else { return known }
    return g_type_register_static_simple(
      gtk_widget_get_type(), name, guint(MemoryLayout<GtkWidgetClass>.size), nil,
      guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
  }
}
