import CGTK4

/// A `GdkDrop`: a drag over a widget.
final class Drop: GObjectReference {
  /// Whether the drag began in this program.
  var isLocal: Bool { gdk_drop_get_drag(opaque) != nil }

  /// Reports what would happen to the contents.
  func setStatus(_ action: GdkDragAction) { gdk_drop_status(opaque, action, action) }

  /// Reports what has happened to the contents.
  func finish(_ action: GdkDragAction) { gdk_drop_finish(opaque, action) }
}
