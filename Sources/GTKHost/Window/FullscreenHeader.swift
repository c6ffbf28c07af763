import CGTK4

/// Holds the header bar while the window covers the screen, and shows it when the pointer moves to the upper edge.
@MainActor
final class FullscreenHeader {
  /// The widget to put over the upper edge of the content.
  let widget = gtk_revealer_new()!
  /// Returns whether the header bar stays although the pointer is elsewhere, because its menu is open.
  var isPinned: (() -> Bool)?

  /// How close to the upper edge the pointer must be, and how far below the header bar, in points.
  private static let (edge, margin) = (3.0, 24.0)

  private let headerBar: UnsafeMutablePointer<GtkWidget>
  private let home: UnsafeMutablePointer<GtkBox>
  private var isInUse = false
  private var isWaiting = false
  private var pendingAction: (() -> Void)?
  private var pointerY = Double.infinity
  private var revealer: OpaquePointer { OpaquePointer(widget) }

  /// Puts a header bar at the beginning of a box, where it is unless the window covers the screen.
  init(_ headerBar: UnsafeMutablePointer<GtkWidget>, home: UnsafeMutablePointer<GtkBox>) {
    self.headerBar = headerBar
    self.home = home
    gtk_box_prepend(home, headerBar)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_revealer_set_transition_type(revealer, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_widget_set_visible(widget, 0)
  }

  /// Moves the header bar over the content, hidden, or back to its place.
  func use(_ isInUse: Bool) {
    guard isInUse != self.isInUse else { return }
    self.isInUse = isInUse
    g_object_ref(headerBar)
    defer { g_object_unref(headerBar) }
    if isInUse {
      gtk_box_remove(home, headerBar)
      gtk_revealer_set_reveal_child(revealer, 0)
      gtk_revealer_set_child(revealer, headerBar)
    } else {
      gtk_revealer_set_child(revealer, nil)
      gtk_box_prepend(home, headerBar)
    }
    gtk_widget_set_visible(widget, isInUse ? 1 : 0)
    pointerY = .infinity
  }

  /// Shows the header bar, wherever the pointer is, until the pointer moves away from it.
  ///
  /// - Parameter action: Called when the header bar has its final position. Menus need that to find theirs.
  func reveal(then action: @escaping () -> Void) {
    guard !isInPlace || !isHeaderBarShown else { return action() }
    pendingAction = action
    gtk_revealer_set_reveal_child(revealer, 1)
    guard !isWaiting else { return }
    isWaiting = true
    let data = Unmanaged.passUnretained(self).toOpaque()
    gtk_widget_add_tick_callback(
      pointer(home, to: GtkWidget.self),
      { _, _, data in
        // GTK calls its widgets on the main thread. The window owns the box and this object.
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
          guard let data else { return 0 }
          return Unmanaged<FullscreenHeader>.fromOpaque(data).takeUnretainedValue().continueRevealing()
            ? 1 : 0
        }
      }, data, nil)
  }

  /// Whether the header bar has been laid out, and no longer moves.
  private var isInPlace: Bool {
    !isInUse || gtk_revealer_get_child_revealed(revealer) != 0 && gtk_widget_get_height(widget) > 0
  }

  /// Performs the action that waits for the header bar. Returns whether to wait longer.
  private func continueRevealing() -> Bool {
    guard isInPlace || !isHeaderBarShown else { return true }
    isWaiting = false
    let action = pendingAction
    pendingAction = nil
    if isHeaderBarShown { action?() }
    return false
  }

  /// Whether the header bar is visible.
  var isHeaderBarShown: Bool { !isInUse || gtk_revealer_get_reveal_child(revealer) != 0 }

  /// Shows or hides the header bar after the pointer has moved, in points from the upper edge.
  func pointerDidMove(toY y: Double) {
    pointerY = y
    update()
  }

  /// Hides the header bar if nothing keeps it.
  func update() {
    guard isInUse else { return }
    if pointerY < Self.edge {
      gtk_revealer_set_reveal_child(revealer, 1)
    } else if pointerY > Double(gtk_widget_get_height(widget)) + Self.margin, pendingAction == nil,
      isPinned?() != true
    {
      gtk_revealer_set_reveal_child(revealer, 0)
    }
  }
}
