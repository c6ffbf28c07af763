import CGTK4

/// A horizontal `GtkScale` from 0 to 1, without its value as a text.
final class Scale: Widget {
  convenience init(step: Double) {
    self.init(adding: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, step)!)
    gtk_scale_set_draw_value(pointer(), 0)
  }

  var value: Double {
    get { gtk_range_get_value(pointer()) }
    set { gtk_range_set_value(pointer(), newValue) }
  }
}
