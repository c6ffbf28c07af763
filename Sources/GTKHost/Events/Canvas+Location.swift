import CGTK4
import Geometry

extension Canvas {
  /// The location of an event, in points from the upper left corner of the canvas; nil for events without a location.
  func location(of event: OpaquePointer) -> Point2D? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
      return nil
    }
    // Locations of events are relative to the surface, which includes the window's shadow.
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    var (localX, localY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      pointer(native, to: GtkWidget.self), widget, x - surfaceX, y - surfaceY, &localX, &localY)
    return Point2D(x: localX, y: localY)
  }
}
