import CGTK4
import Dispatch

/// A `GtkPopover`.
class Popover: Widget {
  convenience init() { self.init(adding: gtk_popover_new()!) }

  func setChild(_ child: Widget) { gtk_popover_set_child(pointer(), child.pointer()) }

  func popUp() { gtk_popover_popup(pointer()) }

  func popDown() { gtk_popover_popdown(pointer()) }

  /// Removes the popover from its parent, and frees what it contains.
  ///
  /// GTK 4.8 keeps a popover for good that disappears under the pointer or while its first frames are drawn.
  func destroy() {
    unparent()
    g_object_run_dispose(pointer())
  }

  /// Replaces the surface each time the popover has closed.
  ///
  /// Otherwise GTK 4.8 may send it a motion of its own with the next frame, although the surface is hidden, and the
  /// button press that follows: a click soon after the menu was closed would be lost.
  func replaceSurfaceWhenClosed() {
    connect("closed") { [weak self] in
      // GTK has not finished closing.
      DispatchQueue.main.async {
        guard let self, !self.isVisible, self.hasRealizedParent else { return }
        gtk_widget_unrealize(self.pointer())
        // A motion may have come already. The window's next layout would then crash without a surface.
        gtk_widget_realize(self.pointer())
      }
    }
  }

  private var hasRealizedParent: Bool {
    gtk_widget_get_parent(pointer()).map { gtk_widget_get_realized($0) != 0 } ?? false
  }

  /// Sets the rectangle of the parent at which the popover opens, below it.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle.
  ///   - hasArrow: Whether an arrow points to it. Otherwise, the popover begins at it.
  func point(to rectangle: GdkRectangle, hasArrow: Bool) {
    var rectangle = rectangle
    gtk_popover_set_pointing_to(pointer(), &rectangle)
    gtk_popover_set_has_arrow(pointer(), hasArrow.gboolean)
    align(horizontally: hasArrow ? GTK_ALIGN_FILL : GTK_ALIGN_START)
    gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
  }
}
