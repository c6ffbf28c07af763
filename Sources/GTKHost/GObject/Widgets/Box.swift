import CGTK4

/// A `GtkBox`.
final class Box: Widget {
  convenience init(_ orientation: GtkOrientation, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(adding: gtk_box_new(orientation, gint(spacing))!)
    for child in children { append(child) }
  }

  /// Creates a horizontal box that has another name in style sheets, and another role for assistive technology.
  convenience init(styledAs name: String, role: GtkAccessibleRole) {
    let object = GValue.with(name) { name in
      GValue.with(role) { role in
        "css-name".withCString { nameKey in
          "accessible-role".withCString { roleKey in
            var keys: [UnsafePointer<CChar>?] = [nameKey, roleKey]
            let values = [name.pointee, role.pointee]
            return g_object_new_with_properties(gtk_box_get_type(), 2, &keys, values)!
          }
        }
      }
    }
    self.init(adding: object)
  }

  func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

  func prepend(_ child: Widget) { gtk_box_prepend(pointer(), child.pointer()) }

  func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }
}
