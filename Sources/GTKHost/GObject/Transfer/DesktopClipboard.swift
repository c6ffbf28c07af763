import CGTK4

/// A `GdkClipboard`, which has the signal `changed`.
final class DesktopClipboard: GObjectReference {
  /// The clipboard of a widget's display.
  convenience init(of widget: Widget) { self.init(adding: gtk_widget_get_clipboard(widget.pointer())!) }

  /// Whether the contents are those of this program.
  var isLocal: Bool { gdk_clipboard_is_local(opaque) != 0 }

  /// Offers contents to other programs; nil for none.
  func setContent(_ provider: ContentProvider?) {
    gdk_clipboard_set_content(opaque, provider?.pointer())
  }
}
