import CGTK4

extension GValue {
  /// Calls a closure with a text as a value.
  static func with<Result>(_ text: String, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    with(g_type_from_name("gchararray")) {
      g_value_set_string($0, text)
      return body($0)
    }
  }

  /// Calls a closure with a role as a value.
  static func with<Result>(
    _ role: GtkAccessibleRole, _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    with(gtk_accessible_role_get_type()) {
      g_value_set_enum($0, gint(role.rawValue))
      return body($0)
    }
  }

  /// Calls a closure with a value of a type, which the closure sets.
  static func with<Result>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
