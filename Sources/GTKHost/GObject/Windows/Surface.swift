import CGTK4
import Geometry

/// A `GdkSurface`: what the display server knows of a window.
final class Surface: GObjectReference {
  /// The size of the window with its shadow, in points.
  var size: Size2D {
    Size2D(width: Double(gdk_surface_get_width(opaque)), height: Double(gdk_surface_get_height(opaque)))
  }

  /// Whether the window is minimized.
  var isMinimized: Bool {
    gdk_toplevel_get_state(opaque).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }
}
