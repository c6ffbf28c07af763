import CGTK4

/// Makes commands available as actions of a window, and connects them to their keys.
@MainActor
struct WindowCommandActions {
  let application: UnsafeMutablePointer<GtkApplication>
  /// The window that receives the actions.
  let actionMap: OpaquePointer

  /// Adds commands. A command with the identifier of an earlier one replaces it.
  func add(_ commands: [WindowCommand]) {
    for command in commands {
      let action: OpaquePointer = g_simple_action_new(command.identifier, nil)
      connect(action, "activate") { command.action() }
      g_action_map_add_action(actionMap, action)
      g_object_unref(UnsafeMutableRawPointer(action))
      var keys: [UnsafePointer<CChar>?] = command.keys.map { key in
        key.withCString { UnsafePointer(g_strdup($0)) }
      }
      defer { for key in keys { g_free(UnsafeMutableRawPointer(mutating: key)) } }
      keys.append(nil)
      gtk_application_set_accels_for_action(application, "win.\(command.identifier)", &keys)
    }
  }

  /// Removes commands.
  func remove(_ commands: [WindowCommand]) {
    for command in commands { g_action_map_remove_action(actionMap, command.identifier) }
  }
}
