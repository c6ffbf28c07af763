import CGTK4
import UIKit

/// Continues drags that leave their window, so that they can enter other windows and programs.
@MainActor
final class DesktopDragExporter: DragExporter {
  /// Called when the desktop has taken over the drag, with the mouse button still down.
  var onBegin: (() -> Void)?

  private let canvas: Canvas
  private var drag: OpaquePointer?

  init(over canvas: Canvas) { self.canvas = canvas }

  func export(_ itemProviders: [NSItemProvider]) -> Bool {
    var contents = ClipboardContents(itemProviders.map(\.pasteboardItem)).makeProviders()
    guard drag == nil, !contents.isEmpty else { return false }
    // The union takes over the references to the providers.
    let union = gdk_content_provider_new_union(&contents, gsize(contents.count))
    defer { g_object_unref(union) }
    guard let native = gtk_widget_get_native(canvas.widget),
      let pointer = gdk_display_get_default_seat(gtk_widget_get_display(canvas.widget))
        .flatMap(gdk_seat_get_pointer),
      let drag = gdk_drag_begin(gtk_native_get_surface(native), pointer, union, GDK_ACTION_COPY, 0, 0)
    else { return false }
    self.drag = drag
    gtk_drag_icon_set_child(
      OpaquePointer(gtk_drag_icon_get_for_drag(drag)), gtk_image_new_from_icon_name("image-x-generic"))
    connect(drag, "dnd-finished") { [weak self] in self?.end(drag, isTaken: true) }
    connect(drag, "cancel") { [weak self] in self?.end(drag, isTaken: false) }
    onBegin?()
    return true
  }

  private func end(_ drag: OpaquePointer, isTaken: Bool) {
    guard drag == self.drag else { return }
    self.drag = nil
    gdk_drag_drop_done(drag, isTaken ? 1 : 0)
    g_object_unref(UnsafeMutableRawPointer(drag))
  }
}
