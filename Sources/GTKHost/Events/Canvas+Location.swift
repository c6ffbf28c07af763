import CGTK4
import Geometry

extension Canvas {
  /// Where an event happened, in points from the canvas's upper left corner; nil for events that have no
  /// place.
  func location(of event: OpaquePointer) -> Point2D? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
      return nil
    }
    // Events count from the corner of the surface, which includes the window's shadow.
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    var (localX, localY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      pointer(native, to: GtkWidget.self), widget, x - surfaceX, y - surfaceY, &localX, &localY)
    return Point2D(x: localX, y: localY)
  }
}
