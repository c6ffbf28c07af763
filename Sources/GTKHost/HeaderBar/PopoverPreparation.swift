import CGTK4

/// Keeps the closure that prepares the popover of a menu button.
@MainActor
private final class PopoverPreparation {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Calls a closure each time before a menu button opens its popover.
@MainActor
func prepareBeforeOpening(_ button: UnsafeMutablePointer<GtkWidget>, _ action: @escaping () -> Void) {
  gtk_menu_button_set_create_popup_func(
    OpaquePointer(button),
    { _, data in
      // GTK calls its widgets on the main thread. The pointer is valid during the call.
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<PopoverPreparation>.fromOpaque(data).takeUnretainedValue().action()
      }
    }, Unmanaged.passRetained(PopoverPreparation(action)).toOpaque(),
    { data in data.map { Unmanaged<PopoverPreparation>.fromOpaque($0).release() } })
}
