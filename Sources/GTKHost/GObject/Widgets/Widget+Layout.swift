import CGTK4
import Geometry

// Sizes and positions. Lengths are in points.
extension Widget {
  var width: Int { Int(gtk_widget_get_width(pointer())) }

  var height: Int { Int(gtk_widget_get_height(pointer())) }

  /// Pixels per point.
  var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer())) }

  /// Whether the widget takes the room that is left.
  func expand(horizontally: Bool = false, vertically: Bool = false) {
    if horizontally { gtk_widget_set_hexpand(pointer(), 1) }
    if vertically { gtk_widget_set_vexpand(pointer(), 1) }
  }

  func align(horizontally alignment: GtkAlign) { gtk_widget_set_halign(pointer(), alignment) }

  func align(vertically alignment: GtkAlign) { gtk_widget_set_valign(pointer(), alignment) }

  func setMarginBottom(_ margin: Int) { gtk_widget_set_margin_bottom(pointer(), gint(margin)) }

  /// Sets the minimum size; −1 for that of the content.
  func requestSize(width: Int, height: Int) {
    gtk_widget_set_size_request(pointer(), gint(width), gint(height))
  }

  /// The minimum and the natural extent in one direction.
  ///
  /// - Parameters:
  ///   - orientation: The direction.
  ///   - otherExtent: The extent in the other direction; −1 if it is not known.
  func measure(_ orientation: GtkOrientation, for otherExtent: Int = -1) -> (minimum: Int, natural: Int) {
    var (minimum, natural) = (gint(0), gint(0))
    gtk_widget_measure(pointer(), orientation, gint(otherExtent), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Places the widget in the one that contains it.
  func place(x: Int, y: Int, width: Int, height: Int) {
    // GTK requires that a widget is measured before it is placed.
    gtk_widget_measure(pointer(), GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    var allocation = GtkAllocation(x: gint(x), y: gint(y), width: gint(width), height: gint(height))
    gtk_widget_size_allocate(pointer(), &allocation, -1)
  }

  /// Gives the widget a size, and places it by a transform.
  func allocate(width: Int, height: Int, transform: AffineMatrix = .identity) {
    gtk_widget_allocate(pointer(), gint(width), gint(height), -1, transform.makeGskTransform())
  }

  /// Whether the widget is shown by the one that contains it, which does not lay it out by itself.
  func setChildVisible(_ isVisible: Bool) { gtk_widget_set_child_visible(pointer(), isVisible.gboolean) }

  /// A point of the widget in another one; the same point if they are in different windows.
  func convert(_ point: Point2D, to other: Widget) -> Point2D {
    var result = point
    gtk_widget_translate_coordinates(pointer(), other.pointer(), point.x, point.y, &result.x, &result.y)
    return result
  }
}
