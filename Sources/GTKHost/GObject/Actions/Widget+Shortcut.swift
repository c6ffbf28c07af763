import CGTK4

extension Widget {
  /// Calls a closure when the user presses keys while the widget, or a widget inside it, has the keyboard focus.
  ///
  /// - Parameters:
  ///   - keys: The keys in GTK's notation, such as `<Control>g`. Alternatives are separated by a bar.
  ///   - action: The closure.
  func addShortcut(_ keys: String, action: @escaping () -> Void) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return }
    let callback = Callback {
      action()
      return true
    }
    addShortcut(
      trigger,
      gtk_callback_action_new({ _, _, data in Callback.call(data) }, callback.retained, Callback.release))
  }

  /// Performs an action of GTK for keys, and takes over the references to both.
  func addShortcut(_ trigger: OpaquePointer, _ action: OpaquePointer) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(pointer(), controller)
  }
}
