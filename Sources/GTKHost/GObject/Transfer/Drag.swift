import CGTK4

/// A `GdkDrag`: a drag that the desktop performs. It has the signals `dnd-finished` and `cancel`.
final class Drag: GObjectReference {
  /// Begins a drag with the pointer, whose button is down.
  ///
  /// - Parameters:
  ///   - widget: The widget where it begins.
  ///   - provider: The contents, which can be copied.
  ///   - iconName: The name of the icon to show.
  convenience init?(from widget: Widget, of provider: ContentProvider, iconName: String) {
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget.pointer()))
    guard let surface = widget.surface, let device = seat.flatMap(gdk_seat_get_pointer),
      let drag = gdk_drag_begin(surface.opaque, device, provider.pointer(), GDK_ACTION_COPY, 0, 0)
    else { return nil }
    self.init(owning: drag)
    let icon = gtk_drag_icon_get_for_drag(drag)
    gtk_drag_icon_set_child(icon.map { OpaquePointer($0) }, gtk_image_new_from_icon_name(iconName))
  }

  /// Ends the drag.
  func finish(isTaken: Bool) { gdk_drag_drop_done(opaque, isTaken.gboolean) }
}
