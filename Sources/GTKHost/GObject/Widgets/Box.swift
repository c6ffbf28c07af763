import CGTK4

/// A `GtkBox`.
final class Box: Widget {
  convenience init(_ orientation: GtkOrientation, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(adding: gtk_box_new(orientation, gint(spacing))!)
    for child in children { append(child) }
  }

  func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

  func prepend(_ child: Widget) { gtk_box_prepend(pointer(), child.pointer()) }

  func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }
}
