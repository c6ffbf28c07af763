import CGTK4

/// Keeps the closure of a shortcut until its controller is finalized.
@MainActor
private final class ShortcutHandler {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Calls a closure when the user presses keys while a widget, or a widget inside it, has the keyboard focus.
///
/// - Parameters:
///   - keys: The keys in GTK's notation, such as `<Control>g`. Alternatives are separated by a bar.
///   - widget: The widget.
///   - action: The closure.
@MainActor
func addShortcut(_ keys: String, to widget: UnsafeMutablePointer<GtkWidget>, action: @escaping () -> Void) {
  guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return }
  let callback = gtk_callback_action_new(
    { _, _, data in
      // GTK calls its widgets on the main thread. The pointer is valid during the call.
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<ShortcutHandler>.fromOpaque(data).takeUnretainedValue().action()
      }
      return 1
    }, Unmanaged.passRetained(ShortcutHandler(action)).toOpaque(),
    { data in data.map { Unmanaged<ShortcutHandler>.fromOpaque($0).release() } })
  let controller = gtk_shortcut_controller_new()
  gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, callback))
  gtk_widget_add_controller(widget, controller)
}
