import CGTK4

/// A `GdkSurface`: what the display server knows of a window.
final class Surface: GObjectReference {
  /// Whether the window is minimized.
  var isMinimized: Bool {
    gdk_toplevel_get_state(opaque).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }
}
