import CGTK4

/// The widget of a slider in the header bar.
@MainActor
enum SliderControl {
  private static let width: gint = 96

  /// Returns a widget that shows a slider.
  static func make(for slider: HeaderBarSlider) -> UnsafeMutablePointer<GtkWidget> {
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, slider.step)!
    gtk_scale_set_draw_value(pointer(scale, to: GtkScale.self), 0)
    gtk_widget_set_size_request(scale, width, -1)
    gtk_widget_set_valign(scale, GTK_ALIGN_CENTER)
    setTitle(slider.title, of: scale)
    let range = pointer(scale, to: GtkRange.self)
    gtk_range_set_value(range, slider.value)
    connect(scale, "value-changed") { [weak slider] in slider?.userDidMove(to: gtk_range_get_value(range)) }
    connect(
      range, "change-value",
      returning: { [weak slider] arguments in
        guard let step = slider?.onStep else { return false }
        switch GtkScrollType(UInt32(bitPattern: arguments.choice(0))) {
        case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_RIGHT, GTK_SCROLL_STEP_UP, GTK_SCROLL_PAGE_FORWARD:
          step(1)
        case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_LEFT, GTK_SCROLL_STEP_DOWN, GTK_SCROLL_PAGE_BACKWARD:
          step(-1)
        default: return false
        }
        return true
      })
    // Setting the range emits the signal too; by then the slider already has that value.
    slider.onSet = { gtk_range_set_value(range, $0) }
    gtk_widget_set_sensitive(scale, slider.isEnabled ? 1 : 0)
    slider.onEnable = { gtk_widget_set_sensitive(scale, $0 ? 1 : 0) }
    return scale
  }
}
