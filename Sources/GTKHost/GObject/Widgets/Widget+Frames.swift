import CGTK4
import Geometry

// Frames, and the display on which the widget is shown.
extension Widget {
  func queueDraw() { gtk_widget_queue_draw(pointer()) }

  func queueAllocate() { gtk_widget_queue_allocate(pointer()) }

  /// Calls a closure before every frame of the display until it returns false.
  func addTick(_ action: @escaping () -> Bool) {
    gtk_widget_add_tick_callback(
      pointer(), { _, _, data in Callback.call(data) }, Callback(action).retained, Callback.release)
  }

  /// The time of the current frame in seconds; nil if the widget is not in a window.
  var frameTime: Double? {
    gtk_widget_get_frame_clock(pointer()).map { Double(gdk_frame_clock_get_frame_time($0)) / 1e6 }
  }

  /// Draws a child.
  func draw(_ child: Widget, into snapshot: Snapshot) {
    gtk_widget_snapshot_child(pointer(), child.pointer(), snapshot.pointer)
  }

  /// Sends pending requests to the display server.
  func flushDisplay() { gdk_display_flush(gtk_widget_get_display(pointer())) }

  /// What draws the window that contains the widget; nil as long as there is no window.
  var renderer: Renderer? {
    guard let native = gtk_widget_get_native(pointer()) else { return nil }
    return gtk_native_get_renderer(native).map(Renderer.init)
  }

  /// The surface of the window that contains the widget, which is also the widget itself; nil as long as there is none.
  var surface: Surface? {
    gtk_widget_get_native(pointer()).flatMap { gtk_native_get_surface($0) }.map { Surface(adding: $0) }
  }
}
